// What Cotta needs of a broker, asked of the broker itself with the client that the kit uses. Run against the oldest
// and the newest supported line by `npm run kafka:matrix`.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import kafkajs, { type Consumer, type EachMessagePayload } from 'kafkajs';

const brokers = (process.env.KAFKA_BROKERS ?? '').split(',').filter((broker) => broker !== '');
const kafka = new kafkajs.Kafka({
  clientId: 'smoke',
  brokers: brokers.length === 0 ? ['127.0.0.1:4321'] : brokers,
  logLevel: kafkajs.logLevel.NOTHING,
  requestTimeout: 30_000,
});
const topic = `smoke.${randomUUID()}`;
const admin = kafka.admin();
const consumers: Consumer[] = [];

async function join(
  groupId: string,
  eachMessage: (payload: EachMessagePayload) => Promise<void>,
): Promise<{ consumer: Consumer; partitions: () => number[] }> {
  const consumer = kafka.consumer({
    groupId,
    sessionTimeout: 30_000,
    rebalanceTimeout: 60_000,
    heartbeatInterval: 500,
    maxWaitTimeInMs: 250,
  });
  consumers.push(consumer);
  let mine: number[] = [];
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    mine = payload.memberAssignment[topic] ?? [];
  });
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({ autoCommit: false, eachMessage });
  return { consumer, partitions: () => mine };
}

describe('the broker', () => {
  beforeAll(async () => {
    await admin.connect();
    await admin.createTopics({
      waitForLeaders: true,
      topics: [
        {
          topic,
          numPartitions: 3,
          replicationFactor: 1,
          configEntries: [{ name: 'retention.ms', value: '1209600000' }],
        },
      ],
    });
  });

  afterAll(async () => {
    await Promise.all(consumers.map((consumer) => consumer.disconnect()));
    await admin.disconnect();
  });

  it('creates a topic with the settings that were asked for', async () => {
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configNames: ['retention.ms'] }],
    });
    expect(resources[0]?.configEntries[0]?.configValue).toBe('1209600000');
    expect((await admin.fetchTopicMetadata({ topics: [topic] })).topics[0]?.partitions).toHaveLength(3);
  });

  it('refuses an unknown topic instead of creating it', async () => {
    await expect(admin.fetchTopicMetadata({ topics: [`smoke.${randomUUID()}`] })).rejects.toMatchObject({
      type: 'UNKNOWN_TOPIC_OR_PARTITION',
    });
  });

  it('keeps the order of an idempotent producer per key', async () => {
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    for (let at = 0; at < 30; at += 1)
      await producer.send({ topic, acks: -1, messages: [{ key: `stream-${at % 6}`, value: String(at) }] });
    await producer.disconnect();
    const seen = new Map<string, number[]>();
    const { consumer } = await join(`order.${topic}`, async ({ message }) => {
      const key = String(message.key);
      seen.set(key, [...(seen.get(key) ?? []), Number(message.value)]);
    });
    await until('30 messages', () => [...seen.values()].flat().length >= 30);
    await consumer.stop();
    for (const values of seen.values())
      expect(values).toEqual([...values].sort((left, right) => left - right));
  });

  it('goes on after the last committed offset', async () => {
    const groupId = `commit.${topic}`;
    const first: string[] = [];
    const { consumer } = await join(groupId, async ({ partition, message }) => {
      first.push(`${partition}:${message.offset}`);
      await consumer.commitOffsets([{ topic, partition, offset: String(Number(message.offset) + 1) }]);
    });
    await until('all messages committed', async () => {
      const [found] = await admin.fetchOffsets({ groupId, topics: [topic] });
      return (
        (found?.partitions ?? []).reduce((sum, { offset }) => sum + Math.max(0, Number(offset)), 0) === 30
      );
    });
    await consumer.disconnect();
    const again: string[] = [];
    const { partitions } = await join(groupId, async ({ partition, message }) => {
      again.push(`${partition}:${message.offset}`);
    });
    await until('the second member to join', () => partitions().length === 3);
    const producer = kafka.producer({
      allowAutoTopicCreation: false,
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    await producer.send({ topic, messages: [{ key: 'stream-0', value: 'after' }] });
    await producer.disconnect();
    await until('the new message', () => again.length > 0);
    expect(again).toHaveLength(1);
    expect(first).not.toContain(again[0]);
  });

  it('shares the partitions out anew when a member joins and when it leaves', async () => {
    const one = await join(`share.${topic}`, async () => undefined);
    await until('the first member to own all', () => one.partitions().length === 3);
    const two = await join(`share.${topic}`, async () => undefined);
    await until(
      'both members to own some',
      () =>
        one.partitions().length > 0 &&
        two.partitions().length > 0 &&
        one.partitions().length + two.partitions().length === 3,
    );
    expect([...one.partitions(), ...two.partitions()].sort()).toEqual([0, 1, 2]);
    await two.consumer.disconnect();
    await until('the first member to own all again', () => one.partitions().length === 3);
  });

  it('reads again from an offset that was asked for', async () => {
    const read: { partition: number; offset: number }[] = [];
    const { consumer } = await join(`seek.${topic}`, async ({ partition, message }) => {
      read.push({ partition, offset: Number(message.offset) });
    });
    await until('all messages', () => read.length >= 31);
    const partition = read[0]?.partition ?? 0;
    read.length = 0;
    consumer.seek({ topic, partition, offset: '2' });
    await until('a message again', () => read.length > 0);
    expect(read[0]).toEqual({ partition, offset: 2 });
  });

  it('deletes a topic', async () => {
    await Promise.all(consumers.map((consumer) => consumer.stop()));
    await admin.deleteTopics({ topics: [topic] });
    await until('the topic to vanish', async () => !(await admin.listTopics()).includes(topic));
  });
});
