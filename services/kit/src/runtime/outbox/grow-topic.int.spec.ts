import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { type CommandRuntime, handleCommand } from '../commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import { systemViewer } from '../../model/words/viewer.js';
import { systemClock } from '../../model/time/clock.js';
import { MemoryBroker } from '../kafka/memory-broker.js';
import { silentLog } from '../process/log.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jarMigrations, jarPublications, jarUnpublished, openJar } from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { eventEncoder } from './encoder.js';
import { growTopic } from './grow-topic.js';
import { type Relay, startRelay } from './relay.js';

const encoder = eventEncoder({ source: 'jars', publications: jarPublications, unpublished: jarUnpublished });
const plan = { name: 'tracking.jars.v1', partitions: 6, replicationFactor: 1 };
const later = 'tracking.jars.v2';
const broker = new MemoryBroker();

let fresh: FreshDatabase;
let db: DataSource;
let owner: DataSource;
let runtime: CommandRuntime;
let relay: Relay | undefined;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec' });
  runtime = testRuntime(db, { publishable: encoder.check, afterCommit: () => relay?.nudge() });
  await broker.ensureTopics([{ name: plan.name, partitions: 3 }]);
});
afterEach(async () => {
  await relay?.stop();
});
afterAll(async () => {
  await db.destroy();
  await owner.destroy();
  await fresh.drop();
});

function start(): Relay {
  relay = startRelay({
    databaseUrl: fresh.url,
    encoder,
    publisher: broker.publisher(),
    clock: systemClock,
    log: silentLog,
  });
  return relay;
}
async function open(jars: number): Promise<void> {
  for (let at = 0; at < jars; at += 1)
    await handleCommand(runtime, {
      command: openJar,
      streamId: systemIds.next(),
      input: { limit: 5 },
      viewer: systemViewer,
      commandId: systemIds.next(),
    });
}
const recordsOf = (topic: string): number => broker.partitions(topic).flat().length;

it('a topic is followed by a bigger one: nothing more comes into the first, and nothing is lost or sent twice', async () => {
  const first = start();
  await open(3);
  await until('all is published', () => first.status().published === 3n);
  await first.stop();
  await open(2);
  await expect(growTopic(db, broker, plan)).rejects.toThrow('permission denied');
  expect(await growTopic(owner, broker, plan)).toBe(later);
  expect(broker.partitions(later)).toHaveLength(6);
  start();
  await open(4);
  await until('all is published', () => recordsOf(later) === 6);
  expect(recordsOf(plan.name)).toBe(3);
});

it('a call that broke off before the topic was made is finished by the next one', async () => {
  await broker.deleteTopics([later]);
  expect(await growTopic(owner, broker, plan)).toBe(later);
  expect(await growTopic(owner, broker, plan)).toBe('tracking.jars.v3');
});
