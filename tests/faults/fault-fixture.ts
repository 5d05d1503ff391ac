import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { decodeEnvelope } from '@cotta/kit/runtime/inbox/decode-envelope.js';
import { kafkajsPublisher } from '@cotta/kit/runtime/kafka/kafkajs-publisher.js';
import { kafkajsSubscribe } from '@cotta/kit/runtime/kafka/kafkajs-subscription.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { eventEncoder } from '@cotta/kit/runtime/outbox/encoder.js';
import { startRelay } from '@cotta/kit/runtime/outbox/relay.js';
import { jarMigrations, jarPublications, jarUnpublished } from '@cotta/kit/testing/jar.js';
import { shelfMigrations } from '@cotta/kit/testing/jar-shelf.js';
import { testTopics } from '@cotta/kit/testing/kafka.js';
import { freshDatabase } from '@cotta/kit/testing/postgres.js';
import { until } from '@cotta/kit/testing/until.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';

/** Two databases and a topic of one test: the jars' own, and the shelf that keeps copies of them. */
export async function openFixture() {
  const jars = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  const shelf = await freshDatabase({ service: 'kit', migrations: shelfMigrations });
  const topics = await testTopics();
  const topic = await topics.make('jars');
  const jarsDb = await openDatabase({ url: jars.url, applicationName: 'fault-test', poolSize: 2 });
  const shelfDb = await openDatabase({ url: shelf.url, applicationName: 'fault-test', poolSize: 2 });
  const brokers = topics.kafka.brokers;
  return {
    jars,
    shelf,
    topics,
    topic,
    jarsDb,
    shelfDb,
    jarsEnv: { DATABASE_URL: jars.url, KAFKA_BROKERS: brokers, TOPIC: topic },
    shelfEnv: { DATABASE_URL: shelf.url, KAFKA_BROKERS: brokers, TOPIC: topic, GROUP: topics.name('shelf') },
    close: async () => {
      await jarsDb.destroy();
      await shelfDb.destroy();
      await topics.drop();
      await jars.drop();
      await shelf.drop();
    },
  };
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

export const jarEncoder = eventEncoder({
  source: 'jars',
  publications: jarPublications,
  unpublished: jarUnpublished,
});

/** Lets a relay of its own finish what the killed ones left behind. */
export async function drain({
  jars,
  jarsDb,
  topic,
  topics,
}: Pick<Fixture, 'jars' | 'jarsDb' | 'topic' | 'topics'>): Promise<void> {
  const publisher = kafkajsPublisher(topics.kafka);
  const relay = startRelay({
    databaseUrl: jars.url,
    encoder: jarEncoder,
    publisher,
    topic,
    clock: systemClock,
    log: silentLog,
  });
  const left =
    'select (select count(*)::integer from event_order where position is null) + (select (last_position - published_position)::integer from relay_state) as left';
  await until('everything is published', async () => (await jarsDb.query(left))[0].left === 0);
  await relay.stop();
  await publisher.close();
}

/** Waits until both consumers have done all that is written: every coin, and every jar, which may be opened last of all. @returns coins */
export async function allEffects({ jarsDb, shelfDb }: Pick<Fixture, 'jarsDb' | 'shelfDb'>): Promise<number> {
  const [{ coins, jars }] = await jarsDb.query(
    "select count(*) filter (where type = 'CoinPut')::integer as coins, count(*) filter (where type = 'JarOpened')::integer as jars from tracking_event",
  );
  const done =
    'select (select count(*)::integer from effect) as effects, (select count(*)::integer from jar_copy) as copies';
  await until('all effects happened', async () => {
    const [{ effects, copies }] = await shelfDb.query(done);
    return effects >= 2 * coins && copies >= jars;
  });
  return coins;
}

/** Everything on the topic, in the order of each partition. */
export async function readTopic({ topic, topics }: Fixture, atLeast: number): Promise<Envelope[]> {
  const seen: Envelope[] = [];
  const subscription = kafkajsSubscribe(topics.kafka)({
    groupId: topics.name(`reader-${Date.now()}`),
    readers: [
      {
        name: 'reader',
        topics: [topic],
        handle: async (slice) => {
          for (const { value } of slice) {
            const decoded = decodeEnvelope(value);
            if ('envelope' in decoded) seen.push(decoded.envelope);
          }
        },
      },
    ],
  });
  await subscription.run();
  await until(
    'the topic is read',
    () => new Set(seen.map(({ eventId }) => eventId)).size >= atLeast && subscription.status()[0]?.lag === 0,
  );
  await subscription.close();
  return seen;
}

/** A seed that can be given again: `COTTA_FAULT_SEED`. */
export function seeded() {
  const seed = Number(process.env['COTTA_FAULT_SEED'] ?? Date.now() % 1_000_000);
  let state = seed;
  return {
    seed,
    /** Uniform in [from, to). Park and Miller's generator. */
    between: (from: number, to: number): number => {
      state = (state * 48_271 + 11) % 2_147_483_647;
      return from + (state / 2_147_483_647) * (to - from);
    },
  };
}

/** One line of figures per fault, for people. */
export function report(fault: string, figures: Readonly<Record<string, number | string>>): void {
  process.stdout.write(
    `${fault}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}\n`,
  );
}
