import { afterEach, describe, expect, it } from '@jest/globals';
import { randomToken } from '../../model/words/ids.js';
import { openLog, silentLog } from '../process/log.js';
import { testTopics } from '../../testing/kafka.js';
import { until } from '../../testing/until.js';
import { kafkajsPublisher } from './kafkajs-publisher.js';
import { kafkajsSubscribe } from './kafkajs-subscription.js';
import { kafkajsTopics } from './kafkajs-topics.js';
import { MemoryBroker } from './memory-broker.js';
import type { EventPublisher, OutgoingRecord, Reader, Subscribe } from './ports.js';

interface Broker {
  readonly publisher: EventPublisher;
  readonly subscribe: Subscribe;
  readonly topic: string;
  close(): Promise<void>;
}

async function realBroker(): Promise<Broker> {
  const topics = await testTopics();
  const topic = await topics.make('events');
  const publisher = kafkajsPublisher(topics.kafka);
  return {
    publisher,
    subscribe: kafkajsSubscribe(topics.kafka),
    topic,
    close: async () => {
      await publisher.close();
      await topics.drop();
    },
  };
}

async function memoryBroker(): Promise<Broker> {
  const broker = new MemoryBroker();
  await broker.ensureTopics([{ name: 'events', partitions: 3 }]);
  return {
    publisher: broker.publisher(),
    subscribe: broker.subscribe,
    topic: 'events',
    close: () => broker.close(),
  };
}

const record = (key: string, number: number): OutgoingRecord => ({
  key,
  value: Buffer.from(`${key}:${number}`),
  headers: { 'event-id': String(number) },
});
const batch = (keys: number, each: number) =>
  Array.from({ length: keys * each }, (_, at) => record(`key${at % keys}`, Math.floor(at / keys)));

/** A reader that notes what it handled; `fail` says which slices it refuses. */
function noting(name: string, topic: string, fail: (texts: readonly string[]) => boolean = () => false) {
  const seen: string[] = [];
  const reader: Reader = {
    name,
    topics: [topic],
    handle: async (slice) => {
      const texts = slice.map((one) => Buffer.from(one.value).toString());
      if (fail(texts)) throw new Error('not now');
      seen.push(...texts);
    },
  };
  return { seen, reader };
}

describe.each([
  ['memory', memoryBroker],
  ['kafkajs', realBroker],
] as const)('the ports over %s', (_name, open) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function start() {
    const broker = await open();
    closing.push(() => broker.close());
    return broker;
  }

  /** A member with one reader, which notes what it handled; `fail` says which slices it refuses. */
  async function member(
    broker: Broker,
    groupId: string,
    fail: (texts: readonly string[]) => boolean = () => false,
  ) {
    const one = noting('one', broker.topic, fail);
    const subscription = broker.subscribe({ groupId, readers: [one.reader], retryDelaysMs: [50] });
    closing.push(() => subscription.close());
    await subscription.run();
    return { seen: one.seen, subscription };
  }

  const inOrder = (seen: readonly string[], key: string) =>
    [...new Set(seen.filter((text) => text.startsWith(`${key}:`)))].map((text) => Number(text.split(':')[1]));
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

  it('keeps the order of each key, and hands over at most 20 at a time', async () => {
    const broker = await start();
    const sizes: number[] = [];
    const { seen } = await member(broker, randomToken(), (texts) => sizes.push(texts.length) < 0);
    await broker.publisher.publish(broker.topic, batch(5, 30));
    await broker.publisher.publish(broker.topic, batch(5, 31).slice(150));
    await until('all arrived', () => seen.length >= 155);
    for (let key = 0; key < 5; key += 1) expect(inOrder(seen, `key${key}`)).toEqual(upTo(31));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  });

  it('gives a failed slice again, and only then goes on', async () => {
    const broker = await start();
    let refusals = 2;
    const { seen, subscription } = await member(
      broker,
      randomToken(),
      (texts) => texts.includes('key0:3') && refusals-- > 0,
    );
    await broker.publisher.publish(broker.topic, batch(1, 45));
    await until('all arrived', () => seen.length >= 45);
    expect(seen).toEqual(upTo(45).map((number) => `key0:${number}`));
    expect(refusals).toBeLessThanOrEqual(0);
    await until('no lag is left', () => subscription.status()[0]?.lag === 0);
  });

  it('does not give again what was handled, to the next member of the group', async () => {
    const broker = await start();
    const group = randomToken();
    const first = await member(broker, group);
    await broker.publisher.publish(broker.topic, batch(3, 10));
    await until('all arrived', () => first.seen.length >= 30);
    await first.subscription.close();
    const second = await member(broker, group);
    await broker.publisher.publish(broker.topic, [record('key0', 99)]);
    await until('the new one arrived', () => second.seen.includes('key0:99'));
    expect(second.seen).toEqual(['key0:99']);
  });

  it('gives everything to each group', async () => {
    const broker = await start();
    const members = [await member(broker, randomToken()), await member(broker, randomToken())];
    await broker.publisher.publish(broker.topic, batch(3, 5));
    await until('both have all', () => members.every(({ seen }) => new Set(seen).size === 15));
  });

  it('loses nothing when a member joins and another leaves', async () => {
    const broker = await start();
    const group = randomToken();
    const first = await member(broker, group);
    const send = async (from: number) => {
      for (let number = from; number < from + 20; number += 1)
        await broker.publisher.publish(
          broker.topic,
          Array.from({ length: 9 }, (_, key) => record(`key${key}`, number)),
        );
    };
    await send(0);
    const [second] = await Promise.all([member(broker, group), send(20)]);
    await first.subscription.close();
    await send(40);
    const all = () => [...first.seen, ...second.seen];
    await until('all arrived', () => new Set(all()).size === 9 * 60);
    for (let key = 0; key < 9; key += 1) expect(inOrder(all(), `key${key}`)).toEqual(upTo(60));
    expect(second.seen.length).toBeGreaterThan(0);
  });

  it('lets the other readers of a group go on while one stands still, and gives it all in order when it can', async () => {
    const broker = await start();
    let stands = true;
    const still = noting('still', broker.topic, () => stands);
    const well = noting('well', broker.topic);
    const subscription = broker.subscribe({
      groupId: randomToken(),
      readers: [still.reader, well.reader],
      retryDelaysMs: [20],
    });
    closing.push(() => subscription.close());
    await subscription.run();
    await broker.publisher.publish(broker.topic, batch(4, 150));
    await until('the other has all', () => well.seen.length >= 600);
    expect(still.seen).toEqual([]);
    expect(subscription.status()).toMatchObject([
      { name: 'still', lag: 600 },
      { name: 'well', lag: 0 },
    ]);
    stands = false;
    await until('it has all', () => still.seen.length >= 600);
    for (let key = 0; key < 4; key += 1) expect(inOrder(still.seen, `key${key}`)).toEqual(upTo(150));
    expect([still.seen.length, well.seen.length]).toEqual([600, 600]);
  });

  it('says so when nobody takes the records, and goes on afterwards', async () => {
    const broker = await start();
    await expect(
      broker.publisher.publish(`${broker.topic}-that-is-not-there`, batch(1, 1)),
    ).rejects.toThrow();
    const { seen } = await member(broker, randomToken());
    await broker.publisher.publish(broker.topic, batch(1, 2));
    await until('all arrived', () => new Set(seen).size === 2);
  });
});

it('gives up on a broker that is not there within its bounded retries', async () => {
  const publisher = kafkajsPublisher({ brokers: '127.0.0.1:1', clientId: 'spec', log: silentLog });
  await expect(publisher.publish('events', batch(1, 1))).rejects.toThrow();
  await publisher.close();
});

it('lets a test lose a publish or only its acknowledgement', async () => {
  const broker = new MemoryBroker();
  await broker.ensureTopics([{ name: 'events', partitions: 1 }]);
  broker.failures.push('lost', 'unacknowledged');
  await expect(broker.publisher().publish('events', batch(1, 1))).rejects.toThrow('away');
  await expect(broker.publisher().publish('events', batch(1, 1))).rejects.toThrow('acknowledgement');
  await broker.publisher().publish('events', batch(1, 1));
  expect(broker.partitions('events')[0]).toHaveLength(2);
});

it('leaves a topic that is there as it is, and says what differs from the settings', async () => {
  const topics = await testTopics();
  const topic = await topics.make('events', 2);
  const lines: string[] = [];
  const log = openLog({ service: 'spec', level: 'warn', write: (line) => lines.push(line) });
  const admin = await kafkajsTopics({ ...topics.kafka, log });
  await admin.ensureTopics([{ name: topic, partitions: 2, replicationFactor: 1 }]);
  expect(lines).toEqual([]);
  await admin.ensureTopics([{ name: topic, partitions: 12, replicationFactor: 3 }]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      topic,
      has: { partitions: 2, replicationFactor: 1 },
      wanted: { partitions: 12, replicationFactor: 3 },
      msg: 'topic has another size than the settings say and stays as it is',
    },
  ]);
  await admin.close();
  await topics.drop();
});

it('two copies of the product on one broker neither hear nor starve each other', async () => {
  const topics = await testTopics();
  const copies = ['one.', 'other.'].map((ending) => ({ ...topics.kafka, namespace: topics.name(ending) }));
  const seen = copies.map((): string[] => []);
  const closing = await Promise.all(
    copies.map(async (kafka, at) => {
      const admin = await kafkajsTopics(kafka);
      await admin.ensureTopics([{ name: 'events', partitions: 1, replicationFactor: 1 }]);
      await expect(admin.topicNames()).resolves.toEqual(['events']);
      const publisher = kafkajsPublisher(kafka);
      const one = noting('one', 'events');
      const subscription = kafkajsSubscribe(kafka)({ groupId: 'same', readers: [one.reader] });
      await subscription.run();
      seen[at] = one.seen;
      await publisher.publish('events', [record(`copy${at}`, 1), record(`copy${at}`, 2)]);
      return async () => {
        await subscription.close();
        await publisher.close();
        await admin.deleteTopics(['events']);
        await admin.close();
      };
    }),
  );
  await until('each has what it published', () => seen.every(({ length }) => length >= 2));
  expect(seen.map((texts) => [...new Set(texts)])).toEqual([
    ['copy0:1', 'copy0:2'],
    ['copy1:1', 'copy1:2'],
  ]);
  await Promise.all(closing.map((close) => close()));
  await topics.drop();
});
