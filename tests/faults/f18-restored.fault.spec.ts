import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { followEpoch } from '@cotta/kit/runtime/inbox/follow-epoch.js';
import { type Consumers, startConsumers } from '@cotta/kit/runtime/inbox/start-consumers.js';
import { kafkajsSubscribe } from '@cotta/kit/runtime/kafka/kafkajs-subscription.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { beginEpoch } from '@cotta/kit/runtime/outbox/begin-epoch.js';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { testRuntime } from '@cotta/kit/testing/command-runtime.js';
import { jar, jarMigrations } from '@cotta/kit/testing/jar.js';
import { copyJars, countCoins, shelfMigrations } from '@cotta/kit/testing/jar-shelf.js';
import { testTopics, type TestTopics } from '@cotta/kit/testing/kafka.js';
import { type FreshDatabase, freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import type { DataSource } from 'typeorm';
import { positionsAreDense, streamsHaveNoGaps } from './invariants.js';
import { acknowledged, type Program, startProgram } from './program.js';
import { type RestorablePostgres, restorablePostgres } from './restorable-postgres.js';
import { drain, report } from './fault-fixture.js';

// Real servers on a machine that others use as well.
jest.setTimeout(600_000);

const usual = process.env['POSTGRES_ADMIN_URL'] ?? '';
let server: RestorablePostgres;
let jars: FreshDatabase;
let shelf: FreshDatabase;
let shelfDb: DataSource;
let topics: TestTopics;
let topic: string;
let consumers: Consumers;
let writer: Program | undefined;
const refusals: string[] = [];

/** The jars live on a server that will be lost; the shelf, with its copy, on another one. */
beforeEach(async () => {
  server = await restorablePostgres();
  process.env['POSTGRES_ADMIN_URL'] = server.url;
  jars = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  process.env['POSTGRES_ADMIN_URL'] = usual;
  shelf = await freshDatabase({ service: 'kit', migrations: shelfMigrations });
  shelfDb = await openDatabase({ url: shelf.url, applicationName: 'fault-test' });
  topics = await testTopics();
  topic = await topics.make('jars');
  const log = openLog({
    service: 'shelf',
    level: 'warn',
    write: (line) => line.includes('HistoryDiverged') && refusals.push(line),
  });
  consumers = await startConsumers({
    service: topics.name('shelf'),
    consumers: [copyJars, countCoins],
    subscribe: kafkajsSubscribe({ ...topics.kafka, log }),
    runtime: testRuntime(shelfDb),
    topicOf: () => topic,
    retryDelaysMs: [200],
  });
});
afterEach(async () => {
  await writer?.kill();
  await consumers.stop();
  await shelfDb.destroy();
  await topics.drop();
  await shelf.drop();
  await server.remove();
});

interface Coin {
  readonly id: string;
}
interface JarRow {
  readonly id: string;
}

const start = async (): Promise<Program> =>
  (writer = await startProgram('jars', {
    DATABASE_URL: jars.url,
    KAFKA_BROKERS: topics.kafka.brokers,
    TOPIC: topic,
    WRITERS: '4',
  }));
const write = (program: Program, more: number): Promise<boolean> => {
  const before = acknowledged([program]).length;
  return until('commands go through', () => {
    program.stillRuns();
    return acknowledged([program]).length >= before + more;
  });
};
const copyRows = (): Promise<JarRow[]> =>
  shelfDb.query('select id, version, owner, total from jar_copy order by id');
const effects = (): Promise<Coin[]> =>
  shelfDb.query("select event_id as id from effect where consumer = 'count-coins'");

async function inJars<T>(work: (db: DataSource) => Promise<T>, url = jars.url): Promise<T> {
  const db = await openDatabase({ url, applicationName: 'fault-test', poolSize: 2 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
const jarRows = (): Promise<JarRow[]> =>
  inJars((db) => db.query('select id, version, owner, total from jar order by id'));
const coins = (): Promise<Coin[]> =>
  inJars((db) => db.query("select event_id as id from tracking_event where type = 'CoinPut'"));
const events = async (): Promise<Set<string>> =>
  new Set(
    (await inJars((db) => db.query('select event_id as id from tracking_event'))).map(({ id }: Coin) => id),
  );
const publishAll = (): Promise<void> => inJars((jarsDb) => drain({ jars, jarsDb, topic, topics }));
const rowsEqualFolds = async (): Promise<number> => {
  const { events: folded, differences } = await inJars((db) => rebuildCheck(db, [jar]));
  expect(differences).toEqual([]);
  return folded;
};

it('F18: a service restored to an earlier moment tells its history anew; its copies refuse, are filled again and agree', async () => {
  await server.backUp();
  const first = await start();
  await write(first, 150);
  const [{ moment }] = await inJars((db) => db.query('select clock_timestamp() as moment'));
  await write(first, 150);
  await first.stop();
  await publishAll();
  const before = await events();
  await until(
    'the copy has everything',
    async () => JSON.stringify(await copyRows()) === JSON.stringify(await jarRows()),
  );
  await until(
    'every coin is counted',
    async () => (await effects()).length === before.size - (await copyRows()).length,
  );
  const staleCopy = await copyRows();
  const published = await effects();

  await server.killAndRestore(moment);
  const kept = await events();
  expect(kept.size).toBeGreaterThan(0);
  expect(before.size).toBeGreaterThan(kept.size);
  expect([...kept].filter((id) => !before.has(id))).toEqual([]);
  await inJars(streamsHaveNoGaps);
  await rowsEqualFolds();
  const epoch = await inJars(beginEpoch, jars.ownerUrl);

  const second = await start();
  await write(second, 60);
  await until('the copy refuses', () => refusals.length > 0);
  await second.stop();
  expect(await copyRows()).toEqual(staleCopy);

  await followEpoch(shelfDb, [copyJars, countCoins], { source: 'jars', epoch });
  await publishAll();
  await until(
    'the copy agrees',
    async () => JSON.stringify(await copyRows()) === JSON.stringify(await jarRows()),
  );
  const now = await coins();
  const counted = async (): Promise<string[]> => (await effects()).map(({ id }) => id);
  await until('every coin is counted', async () => {
    const done = new Set(await counted());
    return now.every(({ id }) => done.has(id));
  });
  await inJars(streamsHaveNoGaps);
  await inJars(positionsAreDense);
  const folded = await rowsEqualFolds();

  const ids = await counted();
  const standing = new Set(now.map(({ id }) => id));
  const orphans = ids.filter((id) => !standing.has(id)).length;
  report('F18', {
    'events before': before.size,
    'lost by the restore': before.size - kept.size,
    kept: kept.size,
    'written since': folded - kept.size,
    epoch,
    refusals: refusals.length,
    'jars in the copy before and after': `${staleCopy.length} and ${(await copyRows()).length}`,
    'rows unlike their events': 0,
    'effects twice': ids.length - new Set(ids).size,
    'effects of coins that are gone': orphans,
  });
  expect(new Set(ids).size).toBe(ids.length);
  // What others did because of a fact that is gone stays done: the report above says how much.
  expect(orphans).toBe(published.filter(({ id }) => !standing.has(id)).length);
});
