import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { kafkajsPublisher } from '@cotta/kit/runtime/kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '@cotta/kit/runtime/kafka/kafkajs-subscription.js';
import { kafkajsTopics } from '@cotta/kit/runtime/kafka/kafkajs-topics.js';
import type { EventSubscription } from '@cotta/kit/runtime/kafka/ports.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openKafka } from '@cotta/kit/runtime/kafka/kafkajs-client.js';
import { until } from '@cotta/kit/testing/until.js';
import { startKafka } from '../../infra/local/kafka.mjs';
import { ownPorts } from './own-ports.js';

// A broker is started twice, on a machine that others use as well.
jest.setTimeout(600_000);

type Broker = Awaited<ReturnType<typeof startKafka>>;

const dir = mkdtempSync(join(tmpdir(), 'cotta-away-'));
const topic = 'tracking.jars.v1';
const group = 'shelf';
let port: number;
let broker: Broker;
let subscription: EventSubscription;
const said: string[] = [];
const seen: string[] = [];
const start = () => startKafka({ port, controllerPort: port + 1, dir });
const log = openLog({ service: 'shelf', level: 'warn', write: (line) => said.push(line) });
const kafka = () => ({
  brokers: broker.brokers,
  clientId: 'shelf',
  log,
  silenceMs: 2_000,
  sessionTimeoutMs: 10_000,
});

beforeEach(async () => {
  port = await ownPorts(2);
  broker = await start();
  const topics = await kafkajsTopics(kafka());
  await topics.ensureTopics([{ name: topic, partitions: 6, replicationFactor: 1 }]);
  await topics.close();
  subscription = kafkajsSubscribe(kafka())({
    groupId: group,
    readers: [
      {
        name: 'reader',
        topics: [topic],
        handle: async (slice) => void seen.push(...slice.map(({ value }) => Buffer.from(value).toString())),
      },
    ],
  });
  await subscription.run();
});
afterEach(async () => {
  await subscription.close();
  await broker.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function send(values: readonly string[]): Promise<void> {
  const publisher = kafkajsPublisher(kafka());
  await publisher.publish(
    topic,
    values.map((value) => ({ key: value, value: Buffer.from(value), headers: {} })),
  );
  await publisher.close();
}
const numbers = (from: number) => Array.from({ length: 60 }, (_, at) => `n${from + at}`);
const all = (values: readonly string[]) =>
  until('all are handled', () => values.every((value) => seen.includes(value)));
async function members(): Promise<number> {
  const admin = openKafka(kafka()).admin();
  await admin.connect();
  const { groups } = await admin.describeGroups([group]);
  await admin.disconnect();
  return groups[0]?.members.length ?? 0;
}
const thrownAway = (): number => said.filter((line) => line.includes('consumer fell silent')).length;

it('a broker that was away until clients were thrown away has one member a process again, and each record is handled', async () => {
  await send(numbers(0));
  await all(numbers(0));
  await broker.stop();
  await until('several clients were thrown away', () => thrownAway() >= 3);
  broker = await start();
  await send(numbers(100));
  await all(numbers(100));
  await until('those thrown away have left', async () => (await members()) === 1);
  await send(numbers(200));
  await all(numbers(200));
  expect(new Set(seen).size).toBe(180);
});
