import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { testTopics, type TestTopics } from '../../testing/kafka.js';
import { until } from '../../testing/until.js';
import { openGroupMember } from './kafkajs-member.js';
import { KafkajsPlaces } from './kafkajs-places.js';
import { kafkajsPublisher } from './kafkajs-publisher.js';
import { kafkajsSubscribe } from './kafkajs-subscription.js';
import type { EventPublisher, EventSubscription, Reader } from './ports.js';

let topics: TestTopics;
let topic: string;
let group: string;
let publisher: EventPublisher;
let sent = 0;
const open = new Set<EventSubscription>();

beforeEach(async () => {
  topics = await testTopics();
  topic = await topics.make('events', 2);
  group = topics.name('shelf');
  publisher = kafkajsPublisher(topics.kafka);
  sent = 0;
});
afterEach(async () => {
  await Promise.all([...open].map(close));
  await publisher.close();
  await topics.drop();
});

async function send(count: number): Promise<void> {
  const records = Array.from({ length: count }, (_, at) => ({
    key: `key${at % 5}`,
    value: Buffer.from(String(sent + at)),
    headers: {},
  }));
  sent += count;
  await publisher.publish(topic, records);
}

interface Noting {
  readonly reader: Reader;
  readonly seen: number[];
  fails: boolean;
}

function noting(name: string, since?: Reader['since']): Noting {
  const noted: Noting = {
    seen: [],
    fails: false,
    reader: {
      name,
      topics: [topic],
      ...(since === undefined ? {} : { since }),
      handle: async (slice) => {
        if (noted.fails) throw new Error('not now');
        noted.seen.push(...slice.map(({ value }) => Number(Buffer.from(value).toString())));
      },
    },
  };
  return noted;
}

async function start(...readers: readonly Noting[]): Promise<EventSubscription> {
  const subscription = kafkajsSubscribe(topics.kafka)({
    groupId: group,
    readers: readers.map(({ reader }) => reader),
    retryDelaysMs: [50],
  });
  open.add(subscription);
  await subscription.run();
  return subscription;
}

async function close(subscription: EventSubscription): Promise<void> {
  open.delete(subscription);
  await subscription.close();
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);
const sorted = ({ seen }: Noting): number[] => [...seen].sort((a, b) => a - b);

it('goes on where the groups of former releases stood, one for each reader, and repeats nothing', async () => {
  await send(40);
  // As it was: a client and a group of its own for each reader, one of which had come less far.
  const former = openGroupMember(topics.kafka, `${group}.copy`, () => true);
  await former.connect();
  await former.subscribe({ topics: [topic], fromBeginning: true });
  let handled = 0;
  await former.run({
    autoCommit: false,
    eachMessage: async ({ partition, message: { offset } }) => {
      await former.commitOffsets([{ topic, partition, offset: String(Number(offset) + 1) }]);
      handled += 1;
    },
  });
  await until('the former reader has all', () => handled === 40);
  await former.disconnect();
  await send(10);
  const [copy, count] = [noting('copy'), noting('count')];
  const first = await start(copy, count);
  await until('both have the rest', () => copy.seen.length >= 10 && count.seen.length >= 50);
  expect([sorted(copy), sorted(count)]).toEqual([numbers(40, 50), numbers(0, 50)]);
  await close(first);
  await send(5);
  await start(copy, count);
  await until('both have the last', () => copy.seen.length >= 15 && count.seen.length >= 55);
  expect([sorted(copy), sorted(count)]).toEqual([numbers(40, 55), numbers(0, 55)]);
});

it('gives a reader that is added all that the broker has, or what comes from now on, and the others nothing again', async () => {
  const old = noting('old');
  await send(30);
  const first = await start(old);
  await until('it has all', () => old.seen.length === 30);
  await close(first);
  await send(10);
  const [whole, fresh] = [noting('whole'), noting('fresh', 'now')];
  await start(old, whole, fresh);
  await send(5);
  await until('all have what they are to have', () => whole.seen.length >= 45 && old.seen.length >= 45);
  await until('the last has it too', () => fresh.seen.length >= 15);
  expect([sorted(old), sorted(whole), sorted(fresh)]).toEqual([
    numbers(0, 45),
    numbers(0, 45),
    numbers(30, 45),
  ]);
});

it('remembers over a restart who had stood still, and where', async () => {
  const [still, well] = [noting('still'), noting('well')];
  still.fails = true;
  const first = await start(still, well);
  await send(60);
  await until('the other has all', () => well.seen.length === 60);
  await close(first);
  still.fails = false;
  await start(still, well);
  await until('it has all', () => still.seen.length >= 60);
  expect([sorted(still), sorted(well)]).toEqual([numbers(0, 60), numbers(0, 60)]);
});

it('shows a lag that grows while a reader stands still', async () => {
  const [still, well] = [noting('still'), noting('well')];
  still.fails = true;
  const subscription = await start(still, well);
  await send(20);
  await until('it lags', () => subscription.status()[0]?.lag === 20);
  await send(20);
  await until('it lags more', () => subscription.status()[0]?.lag === 40);
  expect(subscription.status()[1]).toMatchObject({ name: 'well', lag: 0, running: true });
});

it('asks how far partitions reach of those alone in which somebody is behind', async () => {
  const asked: number[] = [];
  const renewEnds = jest
    .spyOn(KafkajsPlaces.prototype, 'renewEnds')
    .mockImplementation(async (places) => void asked.push(places.length));
  const [still, well] = [noting('still'), noting('well')];
  const subscription = kafkajsSubscribe({ ...topics.kafka, lookEveryMs: 20 })({
    groupId: group,
    readers: [still.reader, well.reader],
    retryDelaysMs: [60_000],
  });
  open.add(subscription);
  await subscription.run();
  await send(20);
  await until('all is handled', () => still.seen.length === 20 && well.seen.length === 20);
  const looks = asked.length;
  await until('it looked twice since', () => asked.length > looks + 2);
  expect(asked.at(-1)).toBe(0);
  still.fails = true;
  await publisher.publish(topic, [{ key: 'key0', value: Buffer.from('20'), headers: {} }]);
  await until('it asks of one', () => asked.at(-1) === 1);
  renewEnds.mockRestore();
});

it('goes on when the partitions are handed out anew while its reader rests', async () => {
  const [first, second] = [noting('one'), noting('one')];
  first.fails = true;
  second.fails = true;
  const resting = await start(first);
  await send(10);
  await until('it rests', () => resting.status()[0]?.lag === 10);
  const joining = await start(second);
  first.fails = false;
  second.fails = false;
  await close(joining);
  await until('all is handled', () => new Set([...first.seen, ...second.seen]).size === 10);
});

it('reads a later version of a topic once all of the one before is handled, in the order of each key, also when it comes while it reads', async () => {
  const seen = { still: [] as string[], well: [] as string[] };
  let stands = true;
  const keeping = (name: 'still' | 'well'): Reader => ({
    name,
    topics: [topic],
    handle: async (slice) => {
      if (name === 'still' && stands) throw new Error('not now');
      seen[name].push(
        ...slice.map(
          ({ key, value }) => `${Buffer.from(key ?? []).toString()}:${Buffer.from(value).toString()}`,
        ),
      );
    },
  });
  const subscription = kafkajsSubscribe({ ...topics.kafka, lookEveryMs: 200 })({
    groupId: group,
    readers: [keeping('still'), keeping('well')],
    retryDelaysMs: [50],
  });
  open.add(subscription);
  await subscription.run();
  await send(50);
  await until('one has all', () => seen.well.length === 50);
  const later = await topics.make('events.v2', 5);
  const records = Array.from({ length: 50 }, (_, at) => ({
    key: `key${at % 5}`,
    value: Buffer.from(String(sent + at)),
    headers: {},
  }));
  await publisher.publish(later, records);
  await until('it has all of the later one', () => seen.well.length === 100);
  expect(seen.still).toEqual([]);
  stands = false;
  await until('the other has all', () => seen.still.length >= 100);
  for (const texts of [seen.still, seen.well])
    for (let key = 0; key < 5; key += 1)
      expect(texts.filter((text) => text.startsWith(`key${key}:`))).toEqual(
        Array.from({ length: 20 }, (_, at) => `key${key}:${at * 5 + key}`),
      );
  expect([seen.still.length, seen.well.length]).toEqual([100, 100]);
  expect(subscription.status()).toMatchObject([{ lag: 0 }, { lag: 0 }]);
});
