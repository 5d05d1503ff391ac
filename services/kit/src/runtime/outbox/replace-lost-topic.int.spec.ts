import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { daysBefore, systemClock } from '../../model/time/clock.js';
import { systemIds } from '../../model/words/ids.js';
import { systemViewer } from '../../model/words/viewer.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jarMigrations, jarPublications, jarUnpublished, openJar, putCoin } from '../../testing/jar.js';
import { copyJars, countCoins, shelfMigrations } from '../../testing/jar-shelf.js';
import { testTopics, type TestTopics } from '../../testing/kafka.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { type CommandRuntime, handleCommand } from '../commands/handle-command.js';
import { openDatabase } from '../database/open.js';
import { countUnhandled } from '../inbox/parking.js';
import { type Consumers, startConsumers } from '../inbox/start-consumers.js';
import { kafkajsPublisher } from '../kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '../kafka/kafkajs-subscription.js';
import { kafkajsTopics } from '../kafka/kafkajs-topics.js';
import type { EventPublisher, TopicAdmin } from '../kafka/ports.js';
import { silentLog } from '../process/log.js';
import { eventEncoder } from './encoder.js';
import { type Relay, startRelay } from './relay.js';
import { replaceLostTopic } from './replace-lost-topic.js';

const encoder = eventEncoder({ source: 'jars', publications: jarPublications, unpublished: jarUnpublished });
const since = daysBefore(new Date(), 14);

let fresh: FreshDatabase;
let db: DataSource;
let owner: DataSource;
let runtime: CommandRuntime;
let topics: TestTopics;
let admin: TopicAdmin;
let topic: string;
let publisher: EventPublisher;
let relay: Relay | undefined;
let consumers: Consumers | undefined;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  runtime = testRuntime(db, { publishable: encoder.check, afterCommit: () => relay?.nudge() });
  owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec' });
});
beforeEach(async () => {
  topics = await testTopics();
  admin = await kafkajsTopics(topics.kafka);
  topic = topics.name('jars.v1');
  await admin.ensureTopics([{ name: topic, partitions: 3, replicationFactor: 1 }]);
  publisher = kafkajsPublisher(topics.kafka);
});
afterEach(async () => {
  await relay?.stop();
  await consumers?.stop();
  await publisher.close();
  await admin.deleteTopics((await admin.topicNames()).filter((name) => name.startsWith(topics.name('jars'))));
  await admin.close();
  await topics.drop();
});
afterAll(async () => {
  await owner.destroy();
  await db.destroy();
  await fresh.drop();
});

const startRelaying = (): Relay =>
  (relay = startRelay({
    databaseUrl: fresh.url,
    encoder,
    publisher,
    topic,
    clock: systemClock,
    log: silentLog,
  }));
async function startReading(): Promise<void> {
  consumers = await startConsumers({
    service: topics.name('shelf'),
    consumers: [copyJars, countCoins],
    subscribe: kafkajsSubscribe({ ...topics.kafka, lookEveryMs: 200 }),
    runtime: testRuntime(db),
    topicOf: () => topic,
    parkedEveryMs: 20,
  });
}
const plan = () => ({ name: topic, partitions: 3, replicationFactor: 1 });

const request = (streamId: string) => ({ streamId, viewer: systemViewer, commandId: systemIds.next() });
/** Puts coins of one into a jar. */
async function fill(jar: string, coins: number): Promise<void> {
  for (let coin = 0; coin < coins; coin += 1)
    await handleCommand(runtime, { ...request(jar), command: putCoin, input: { amount: 1 } });
}
async function openOne(): Promise<string> {
  const jar = systemIds.next();
  await handleCommand(runtime, { ...request(jar), command: openJar, input: { limit: 1000 } });
  return jar;
}
const totals = (): Promise<object[]> => db.query('select id, total from jar_copy order by id');
const counted = (): Promise<{ readonly n: number; readonly different: number }[]> =>
  db.query(
    "select count(*)::integer as n, count(distinct event_id)::integer as different from effect where consumer = 'count-coins'",
  );
const published = (): Promise<boolean> =>
  until('all is published', async () => {
    const [row] = await db.query(
      'select (select count(*)::integer from event_order where position is null) as waiting, (last_position - published_position)::integer as behind from relay_state',
    );
    return row.waiting === 0 && row.behind === 0;
  });

it('what a lost topic held comes again in the next one: readers take what they missed, once, and copies stay whole', async () => {
  startRelaying();
  await startReading();
  const jar = await openOne();
  await fill(jar, 3);
  await until('the first coins are counted', async () => (await counted())[0]?.n === 3);
  await consumers?.stop();
  await fill(jar, 4);
  await published();
  await expect(replaceLostTopic(owner, admin, { plan: plan(), since })).rejects.toThrow(
    'stop the service first',
  );
  await relay?.stop();
  await expect(replaceLostTopic(owner, admin, { plan: plan(), since })).rejects.toThrow('nothing is lost');
  await admin.deleteTopics([topic]);
  await until('it is gone', async () => !(await admin.topicNames()).includes(topic));

  expect(await replaceLostTopic(owner, admin, { plan: plan(), since })).toEqual({
    name: topics.name('jars.v2'),
    events: 8,
  });
  startRelaying();
  await startReading();
  await until('the coins that nobody had read are counted', async () => (await counted())[0]?.n === 7);
  expect(await counted()).toEqual([{ n: 7, different: 7 }]);
  await until(
    'the copy is whole',
    async () => JSON.stringify(await totals()) === JSON.stringify([{ id: jar, total: 7 }]),
  );
  expect(await countUnhandled(db)).toEqual({ parked: 0, deadLetters: 0 });

  await fill(jar, 2);
  await until('what comes afterwards is counted too', async () => (await counted())[0]?.n === 9);
});
