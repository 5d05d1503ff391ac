import { create, toBinary } from '@bufbuild/protobuf';
import { Int32ValueSchema, StringValueSchema } from '@bufbuild/protobuf/wkt';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { systemClock } from '../../model/time/clock.js';
import { systemIds } from '../../model/words/ids.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jarMigrations } from '../../testing/jar.js';
import { copyJars, countCoins, shelfMigrations } from '../../testing/jar-shelf.js';
import { testTopics, type TestTopics } from '../../testing/kafka.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { openDatabase } from '../database/open.js';
import { kafkajsPublisher } from '../kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '../kafka/kafkajs-subscription.js';
import type { EventPublisher } from '../kafka/ports.js';
import { deadLetters, dismissDeadLetter, retryDeadLetter } from './dead-letters.js';
import { countUnhandled } from './parking.js';
import { type Consumers, startConsumers } from './start-consumers.js';

let fresh: FreshDatabase;
let db: DataSource;
let topics: TestTopics;
let topic: string;
let publisher: EventPublisher;
let consumers: Consumers;
let jar: string;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  for (const table of ['parked_event', 'dead_letter', 'inbox_event', 'inbox_stream', 'jar_copy', 'effect'])
    await db.query(`delete from ${table}`);
  topics = await testTopics();
  topic = await topics.make('jars', 1);
  publisher = kafkajsPublisher(topics.kafka);
  jar = systemIds.next();
  consumers = await startConsumers({
    service: topics.name('shelf'),
    consumers: [copyJars, countCoins],
    subscribe: kafkajsSubscribe(topics.kafka),
    runtime: testRuntime(db),
    topicOf: () => topic,
    parkDelaysMs: [100],
    parkedEveryMs: 20,
  });
});
afterEach(async () => {
  await consumers.stop();
  await publisher.close();
  await topics.drop();
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

/** Version 1 opens the jar, each later one puts a coin. `broken`: an envelope that lacks what nobody can do without. */
function bytes(version: number, { amount = 1, broken = false } = {}): Buffer {
  const [schema, payload] =
    version === 1
      ? [StringValueSchema, toBinary(StringValueSchema, create(StringValueSchema, { value: 'eva' }))]
      : [Int32ValueSchema, toBinary(Int32ValueSchema, create(Int32ValueSchema, { value: amount }))];
  return Buffer.from(
    toBinary(
      EnvelopeSchema,
      create(EnvelopeSchema, {
        eventId: systemIds.next(),
        source: 'jars',
        streamId: jar,
        logEpoch: 1,
        streamVersion: version,
        type: schema.typeName,
        correlationId: broken ? '' : systemIds.next(),
        payload,
      }),
    ),
  );
}
const send = (...values: readonly Buffer[]): Promise<void> =>
  publisher.publish(
    topic,
    values.map((value) => ({ key: jar, value, headers: {} })),
  );
const untilKept = (count: number): Promise<boolean> =>
  until('the messages are kept', async () => (await countUnhandled(db)).deadLetters === count);
/** As if a release came that can read it. */
const becomesReadable = (value: Buffer): Promise<unknown> =>
  db.query('update dead_letter set value = $1', [value]);
const copy = async (): Promise<object | undefined> =>
  (await db.query('select version, total from jar_copy where id = $1', [jar]))[0];
const counted = async (): Promise<number> =>
  (await db.query("select count(*)::integer as n from effect where consumer = 'count-coins'"))[0].n;
const givenUp = async (): Promise<number> =>
  (await db.query('select count(*)::integer as n from parked_event where next_attempt_at is null'))[0].n;
const at = (offset: bigint) => ({ topic, partition: 0, offset });

it('a message that can be read by now is handled once by each consumer that kept it, and what waited behind it follows', async () => {
  await send(bytes(1), bytes(2, { broken: true }), bytes(3, { amount: 5 }));
  await untilKept(2);
  await until('the next one is parked, and no more tried by itself', async () => (await givenUp()) === 1);
  await becomesReadable(bytes(2, { amount: 7 }));
  expect(await retryDeadLetter(db, at(1n), systemClock)).toBe(2);
  await until('both were handled', async () => (await countUnhandled(db)).deadLetters === 0);
  await until('what waited followed', async () => (await countUnhandled(db)).parked === 0);
  expect(await copy()).toEqual({ version: 3, total: 12 });
  await until('both coins are counted', async () => (await counted()) === 2);
  expect(await retryDeadLetter(db, at(1n), systemClock)).toBe(0);
});

it('a message that still cannot be read stays, with its reason and what it says', async () => {
  await send(Buffer.from('garbage'));
  await untilKept(2);
  await retryDeadLetter(db, { ...at(0n), consumer: 'copy-jars' }, systemClock);
  const letters = await until('it was read again', async () => {
    const open = await deadLetters(db);
    return open.every(({ retryAt }) => retryAt === null) ? open : undefined;
  });
  expect(letters.map(({ consumer, content }) => `${consumer}: ${content}`).sort()).toEqual([
    'copy-jars: 7 bytes: garbage',
    'count-coins: 7 bytes: garbage',
  ]);
  expect(letters[0]?.error).toMatch(/^no envelope|^envelope without/);
});

it('a message that can be read and not handled is parked with its stream, and no dead letter any more', async () => {
  await send(bytes(1), bytes(2, { broken: true }));
  await untilKept(2);
  // More than a copy can hold.
  await becomesReadable(bytes(2, { amount: 100_000 }));
  await retryDeadLetter(db, at(1n), systemClock);
  await until('it is parked', async () => {
    const { parked, deadLetters: open } = await countUnhandled(db);
    return parked === 1 && open === 0;
  });
  expect(await copy()).toEqual({ version: 1, total: 0 });
  expect(await counted()).toBe(1);
});

it('a message that is none of ours is dismissed, and is read no more', async () => {
  await send(Buffer.from('garbage'));
  await untilKept(2);
  expect(await dismissDeadLetter(db, at(7n), { clock: systemClock })).toBe(0);
  expect(await dismissDeadLetter(db, at(0n), { clock: systemClock })).toBe(2);
  expect(await countUnhandled(db)).toEqual({ parked: 0, deadLetters: 0 });
  expect(await retryDeadLetter(db, at(0n), systemClock)).toBe(0);
});
