import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { handleCommand } from '../commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import { systemViewer } from '../../model/words/viewer.js';
import { systemClock } from '../../model/time/clock.js';
import { startConsumers } from '../inbox/start-consumers.js';
import { kafkajsPublisher } from '../kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '../kafka/kafkajs-subscription.js';
import { kafkajsTopics } from '../kafka/kafkajs-topics.js';
import type { TopicAdmin } from '../kafka/ports.js';
import { silentLog } from '../process/log.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jarMigrations, jarPublications, jarUnpublished, openJar, putCoin } from '../../testing/jar.js';
import { copyJars, countCoins, shelfMigrations } from '../../testing/jar-shelf.js';
import { testTopics, type TestTopics } from '../../testing/kafka.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { eventEncoder } from './encoder.js';
import { growTopic } from './grow-topic.js';
import { startRelay } from './relay.js';

const encoder = eventEncoder({ source: 'jars', publications: jarPublications, unpublished: jarUnpublished });
const WRITERS = 6;

let fresh: FreshDatabase;
let db: DataSource;
let owner: DataSource;
let topics: TestTopics;
let admin: TopicAdmin;
let topic: string;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec' });
  topics = await testTopics();
  admin = await kafkajsTopics(topics.kafka);
  topic = await topics.make('jars', 3);
});
afterAll(async () => {
  await admin.deleteTopics([`${topic}.v2`]);
  await admin.close();
  await topics.drop();
  await owner.destroy();
  await db.destroy();
  await fresh.drop();
});

interface Effect {
  readonly consumer: string;
  readonly stream_id: string;
  readonly version: number;
  readonly event_id: string;
}

const effects = (): Promise<Effect[]> =>
  db.query('select consumer, stream_id, version, event_id from effect order by n');

it('a topic grows from 3 partitions to 12 while commands, relay and readers go on: nothing is lost, nothing happens twice, each key keeps its order', async () => {
  const publisher = kafkajsPublisher(topics.kafka);
  const relay = startRelay({
    databaseUrl: fresh.url,
    encoder,
    publisher,
    topic,
    clock: systemClock,
    log: silentLog,
  });
  const runtime = testRuntime(db, { publishable: encoder.check, afterCommit: () => relay.nudge() });
  const consumers = await startConsumers({
    service: topics.name('shelf'),
    consumers: [copyJars, countCoins],
    subscribe: kafkajsSubscribe(topics.kafka),
    runtime: testRuntime(db),
    topicOf: () => topic,
  });
  const put: string[] = [];
  let goesOn = true;
  const write = async (): Promise<void> => {
    const common = { viewer: systemViewer, streamId: systemIds.next() };
    await handleCommand(runtime, {
      ...common,
      command: openJar,
      input: { limit: 100_000 },
      commandId: systemIds.next(),
    });
    while (goesOn) {
      const outcome = await handleCommand(runtime, {
        ...common,
        command: putCoin,
        input: { amount: 1 },
        commandId: systemIds.next(),
      });
      if ('eventIds' in outcome) put.push(...outcome.eventIds);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  try {
    await until('readers are at work', async () => (await effects()).length > 100, { withinMs: 120_000 });
    const name = await growTopic(owner, admin, { name: topic, partitions: 12, replicationFactor: 1 });
    expect(name).toBe(`${topic}.v2`);
    expect((await admin.partitionCounts([name])).get(name)).toBe(12);
    const before = put.length;
    await until('more is written', () => put.length > before + 200, { withinMs: 120_000 });
    goesOn = false;
    await Promise.all(writers);
    await until('all of it has happened', async () => (await effects()).length >= 2 * put.length, {
      withinMs: 180_000,
    });
    const happened = await effects();
    for (const consumer of [copyJars.name, countCoins.name]) {
      const own = happened.filter((effect) => effect.consumer === consumer);
      expect(own.map(({ event_id: id }) => id).toSorted()).toEqual(put.toSorted());
      for (const streamId of new Set(own.map(({ stream_id: id }) => id))) {
        const versions = own.filter(({ stream_id: id }) => id === streamId).map(({ version }) => version);
        expect(versions).toEqual(versions.toSorted((one, other) => one - other));
      }
    }
    expect(await db.query('select from jar join jar_copy using (id, total)')).toHaveLength(WRITERS);
  } finally {
    goesOn = false;
    await Promise.allSettled(writers);
    await consumers.stop();
    await relay.stop();
    await publisher.close();
  }
});
