import { Int32ValueSchema } from '@bufbuild/protobuf/wkt';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { ConnectionFault } from '../database/trouble.js';
import type { CommandRuntime } from '../commands/handle-command.js';
import { systemIds } from '../../model/words/ids.js';
import { MemoryBroker } from '../kafka/memory-broker.js';
import type { OutgoingRecord } from '../kafka/ports.js';
import { eventEncoder } from '../outbox/encoder.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jarMigrations, jarPublications, jarUnpublished, openJar } from '../../testing/jar.js';
import { copyJars, countCoins, shelfMigrations } from '../../testing/jar-shelf.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { daysBefore } from '../../model/time/clock.js';
import { FakeClock } from '../../model/time/fake-clock.js';
import { type Consumer, defineConsumer, on } from './consumer.js';
import { followEpoch } from './follow-epoch.js';
import { countUnhandled, retryParkedNow } from './parking.js';
import { pruneInbox } from './prune-inbox.js';
import { type Consumers, startConsumers } from './start-consumers.js';

const topic = 'tracking.jars.v1';
const encoder = eventEncoder({ source: 'jars', publications: jarPublications, unpublished: jarUnpublished });

let fresh: FreshDatabase;
let db: DataSource;
let clock: FakeClock;
let runtime: CommandRuntime;
let broker: MemoryBroker;
let consumers: Consumers;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  clock = new FakeClock('2026-05-01T08:00:00Z');
  runtime = testRuntime(db, { clock });
  broker = new MemoryBroker();
  await broker.ensureTopics([{ name: topic, partitions: 3 }]);
});
afterEach(async () => {
  await consumers.stop();
  for (const table of ['parked_event', 'dead_letter']) await db.query(`delete from ${table}`);
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const start = async (...list: Consumer[]) => {
  consumers = await startConsumers({
    service: 'shelf',
    consumers: list,
    subscribe: broker.subscribe,
    runtime,
    parkedEveryMs: 20,
    retryDelaysMs: [20],
  });
};

const event = (
  streamId: string,
  version: number,
  data: object,
  type = version === 1 ? 'JarOpened' : 'CoinPut',
): RecordedEvent => ({
  eventId: systemIds.next(),
  category: 'jar',
  streamId,
  version,
  type,
  schemaVersion: 1,
  data,
  actor: { kind: 'system' },
  correlationId: systemIds.next(),
  occurredAt: new Date(),
  recordedAt: new Date(),
});

/** A jar with coins as records: opened first, then one coin each. */
function recordsOf(streamId: string, amounts: readonly number[], logEpoch = 1): OutgoingRecord[] {
  const events = [
    event(streamId, 1, { owner: 'someone' }),
    ...amounts.map((amount, at) => event(streamId, at + 2, { amount })),
  ];
  return events.map((one, at) => encoder.encode(one, { position: BigInt(at + 1), logEpoch }));
}
const send = (records: readonly OutgoingRecord[]) => broker.publisher().publish(topic, records);
const pick = (records: readonly OutgoingRecord[], ...at: number[]) =>
  at.flatMap((index) => records[index] ?? []);
const copy = async (id: string): Promise<{ version: number; total: number } | undefined> =>
  (await db.query('select version, total from jar_copy where id = $1', [id]))[0];
const parked = async (
  id: string,
): Promise<{ version: number; attempts: number; error: string; next_attempt_at: Date | null }[]> =>
  db.query(
    'select version, attempts, error, next_attempt_at from parked_event where stream_id = $1 order by version',
    [id],
  );
const effects = async (id: string): Promise<number[]> =>
  (await db.query('select version from effect where stream_id = $1 order by n', [id])).map(
    (row: { version: number }) => row.version,
  );
const tally = () => consumers.status()[0]?.tally;

describe('a consumer that keeps a copy', () => {
  it('applies every version once, in order, whatever comes twice', async () => {
    await start(copyJars);
    const id = systemIds.next();
    const records = recordsOf(id, [1, 2, 3]);
    await send([...pick(records, 0, 1, 0, 1), ...records, ...records]);
    await until('all applied', async () => (await copy(id))?.version === 4);
    await until('all seen', () => tally()?.repeat === 8);
    expect(await copy(id)).toEqual({ version: 4, total: 6 });
    expect(await effects(id)).toEqual([2, 3, 4]);
  });

  it('sets aside what came too early, and catches up in order', async () => {
    await start(copyJars);
    const id = systemIds.next();
    const records = recordsOf(id, [1, 2, 3]);
    await send(pick(records, 0, 3));
    await until('the early one is parked', async () => (await parked(id)).length === 1);
    await send(pick(records, 1, 2));
    await until('the stream is caught up', async () => (await copy(id))?.version === 3);
    clock.moveBy({ minutes: 2 });
    await until('nothing is parked', async () => (await parked(id)).length === 0);
    expect(await copy(id)).toEqual({ version: 4, total: 6 });
  });

  it('moves on over types it does not know', async () => {
    await start(copyJars);
    const id = systemIds.next();
    const [opened] = recordsOf(id, []);
    const shaken = encoder.encode(event(id, 2, {}, 'JarShaken'), { position: 2n, logEpoch: 1 });
    const coin = encoder.encode(event(id, 3, { amount: 7 }), { position: 3n, logEpoch: 1 });
    await send([...(opened === undefined ? [] : [opened]), shaken, coin]);
    await until('the coin is there', async () => (await copy(id))?.total === 7);
    // What was done is counted once its transaction is over.
    await until('it is counted', () => (tally()?.applied ?? 0) >= 2);
    expect(tally()?.skipped).toBe(1);
  });

  it('stops before a history that is not the one it read', async () => {
    await start(copyJars);
    const id = systemIds.next();
    await send(recordsOf(id, [1]));
    await until('it is copied', async () => (await copy(id))?.version === 2);
    await send(recordsOf(id, [5]).slice(1));
    await send(recordsOf(id, [1, 1], 2).slice(2));
    await until('the partition stands still', () => (consumers.status()[0]?.lag ?? 0) > 0);
    expect(await copy(id)).toEqual({ version: 2, total: 1 });
    expect(await parked(id)).toEqual([]);
  });

  it('of a restored source refuses the new epoch until it is emptied, and then fills from that epoch alone', async () => {
    const source = await freshDatabase({ service: 'kit', migrations: shelfMigrations });
    const copyDb = await openDatabase({ url: source.url, applicationName: 'spec' });
    const copies = async (): Promise<object[]> =>
      copyDb.query('select id, version, total from jar_copy order by version');
    runtime = testRuntime(copyDb, { clock });
    await start(copyJars);
    const [gone, kept, late] = [systemIds.next(), systemIds.next(), systemIds.next()];
    await send([...recordsOf(gone, [1, 2]), ...recordsOf(kept, [1])]);
    await until('both are copied', async () => (await copies()).length === 2);
    // A stream the copy has never met is of the new history all the same.
    await send(recordsOf(kept, [1, 1, 1], 2));
    await send(recordsOf(late, [], 2));
    await until('the partition stands still', () => (consumers.status()[0]?.lag ?? 0) > 0);
    expect(await copies()).toEqual([
      { id: kept, version: 2, total: 1 },
      { id: gone, version: 3, total: 3 },
    ]);
    expect(await followEpoch(copyDb, [copyJars, countCoins], { source: 'jars', epoch: 2 })).toEqual([
      'copy-jars',
    ]);
    await send(recordsOf(gone, [1, 2, 3, 4]));
    await until(
      'the new history is copied',
      async () => (await copies()).length === 2 && consumers.status()[0]?.lag === 0,
    );
    expect(await copies()).toEqual([
      { id: late, version: 1, total: 0 },
      { id: kept, version: 4, total: 3 },
    ]);
    await expect(followEpoch(copyDb, [copyJars], { source: 'jars', epoch: 2 })).rejects.toThrow(
      'follows epoch 2 of jars or a later one already',
    );
    await expect(followEpoch(copyDb, [countCoins], { source: 'jars', epoch: 3 })).rejects.toThrow(
      'nothing here is a copy of jars',
    );
    await consumers.stop();
    await copyDb.destroy();
    await source.drop();
  });
});

describe('poison', () => {
  it('parks its stream in order, lets the others go on, and heals when its cause is gone', async () => {
    await start(copyJars);
    const sick = systemIds.next();
    const well = systemIds.next();
    const records = recordsOf(sick, [1, 100_000, 3]);
    await send([...records, ...recordsOf(well, [1, 1])]);
    await until('the well one is copied', async () => (await copy(well))?.version === 3);
    await until('two are parked', async () => (await parked(sick)).length === 2);
    expect(await copy(sick)).toEqual({ version: 2, total: 1 });
    expect(await parked(sick)).toMatchObject([
      { version: 3, attempts: 1, next_attempt_at: new Date('2026-05-01T08:01:00Z') },
      { version: 4, attempts: 0 },
    ]);
    for (const [minutes, attempts] of [
      [1, 2],
      [10, 3],
      [60, 4],
    ] as const) {
      clock.moveBy({ minutes, seconds: 1 });
      await until(`try ${attempts}`, async () => (await parked(sick))[0]?.attempts === attempts);
    }
    expect((await parked(sick))[0]).toMatchObject({ next_attempt_at: null });
    await db.query('update jar_copy set total = -100000 where id = $1', [sick]);
    expect(await retryParkedNow(db, { consumer: 'copy-jars', source: 'jars', streamId: sick }, clock)).toBe(
      1,
    );
    await until('nothing is parked', async () => (await parked(sick)).length === 0);
    expect(await copy(sick)).toEqual({ version: 4, total: 3 });
    expect(await effects(sick)).toEqual([2, 3, 4]);
  });

  it('that nobody can read is kept as a dead letter', async () => {
    await start(copyJars);
    const id = systemIds.next();
    const records = recordsOf(id, [1]);
    const noise = { key: id, value: Buffer.from('not an envelope at all'), headers: {} };
    await send([...pick(records, 0), noise, { ...noise, value: new Uint8Array() }, ...pick(records, 1)]);
    await until('the rest is copied', async () => (await copy(id))?.version === 2);
    expect(await countUnhandled(db)).toEqual({ parked: 0, deadLetters: 2 });
    await until('they are counted', () => tally()?.unreadable === 2);
  });
});

describe('a consumer that reacts', () => {
  it('reacts once, also when the same event comes twice in one slice', async () => {
    await start(countCoins);
    const id = systemIds.next();
    const records = recordsOf(id, [1, 2]);
    await send([...records, ...records]);
    await send(records);
    await until('all seen', () => tally()?.repeat === 4);
    expect(await effects(id)).toEqual([2, 3]);
  });

  it('runs a command once for one event, even when it has forgotten the event', async () => {
    const seen: string[] = [];
    const answers = defineConsumer({
      name: 'answer-coins',
      sources: ['jars'],
      mode: 'once',
      handlers: [
        on(Int32ValueSchema, async ({ message, run }) => {
          const outcome = await run(openJar, { input: { limit: message.value } });
          seen.push(JSON.stringify(outcome));
        }),
      ],
    });
    await start(answers);
    const records = recordsOf(systemIds.next(), [9]);
    await send(records);
    await until('it ran', () => seen.length === 1);
    // Not before its transaction is over is there anything to forget.
    await until('it is counted', () => tally()?.applied === 1);
    clock.moveBy({ days: 61 });
    expect(await pruneInbox(db, clock)).toBeGreaterThan(0);
    await send(records);
    await until('it ran again', () => seen.length === 2);
    const [first, second] = seen.map((text) => JSON.parse(text));
    expect(second).toEqual({ ...first, replayed: true });
    const [stored] = await db.query(
      'select causation_id, actor_kind from tracking_event where event_id = $1',
      [first.eventIds[0]],
    );
    expect(stored.actor_kind).toBe('system');
  });

  it('does nothing again when a history older than its memory is told anew', async () => {
    await start(countCoins);
    const id = systemIds.next();
    await send(recordsOf(id, [1, 2]));
    await until('both are counted', () => tally()?.applied === 2);
    clock.moveTo(daysBefore(new Date(), -61).toISOString());
    expect(await pruneInbox(db, clock)).toBeGreaterThan(0);
    const recent = { ...event(id, 4, { amount: 3 }), recordedAt: clock.now() };
    await send([...recordsOf(id, [1, 2], 2), encoder.encode(recent, { position: 4n, logEpoch: 2 })]);
    await until('the new coin is counted', () => tally()?.applied === 3);
    expect(tally()?.repeat).toBe(2);
    expect(await effects(id)).toEqual([2, 3, 4]);
  });

  it('tries again, and parks nothing, while its database is away', async () => {
    let away = 3;
    const shaky = defineConsumer({
      ...countCoins,
      name: 'shaky',
      handlers: countCoins.handlers.map((handler) => ({
        ...handler,
        handle: async (received: Parameters<typeof handler.handle>[0]) => {
          if (away-- > 0) throw Object.assign(new ConnectionFault('no disk'), { code: '53100' });
          await handler.handle(received);
        },
      })),
    });
    await start(shaky);
    const id = systemIds.next();
    await send(recordsOf(id, [1, 2]));
    await until('both happened', async () => (await effects(id)).length === 2);
    expect(await countUnhandled(db)).toEqual({ parked: 0, deadLetters: 0 });
  });
});
