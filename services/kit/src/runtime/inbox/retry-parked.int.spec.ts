import { create, toBinary } from '@bufbuild/protobuf';
import { Int32ValueSchema, StringValueSchema } from '@bufbuild/protobuf/wkt';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { FakeClock } from '../../model/time/fake-clock.js';
import { systemIds } from '../../model/words/ids.js';
import { testRuntime } from '../../testing/command-runtime.js';
import { jarMigrations } from '../../testing/jar.js';
import { copyJars, countCoins, shelfMigrations } from '../../testing/jar-shelf.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { openDatabase } from '../database/open.js';
import type { IncomingRecord } from '../kafka/ports.js';
import { type Consumer, on } from './consumer.js';
import { handleSlice } from './handle-slice.js';
import type { Handling } from './handling.js';
import { countUnhandled, parkedStreams, retryParkedNow, usualParkDelaysMs } from './parking.js';
import { retryParked } from './retry-parked.js';

let fresh: FreshDatabase;
let db: DataSource;
let clock: FakeClock;
let handling: (consumer: Consumer) => Handling;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [...jarMigrations, ...shelfMigrations] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  for (const table of ['parked_event', 'dead_letter', 'inbox_event', 'inbox_stream', 'jar_copy', 'effect'])
    await db.query(`delete from ${table}`);
  clock = new FakeClock('2026-03-02T09:00:00Z');
  const runtime = testRuntime(db, { clock });
  handling = (consumer) => ({ consumer, runtime, parkDelaysMs: usualParkDelaysMs });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

/** Version 1 opens a jar, each later one puts a coin; an amount of 100,000 is more than a copy can hold. */
function record(streamId: string, version: number, amount = 1): IncomingRecord {
  const schema = version === 1 ? StringValueSchema : Int32ValueSchema;
  const payload =
    version === 1
      ? toBinary(StringValueSchema, create(StringValueSchema, { value: 'eva' }))
      : toBinary(Int32ValueSchema, create(Int32ValueSchema, { value: amount }));
  const value = toBinary(
    EnvelopeSchema,
    create(EnvelopeSchema, {
      eventId: systemIds.next(),
      source: 'jars',
      streamId,
      logEpoch: 1,
      streamVersion: version,
      type: schema.typeName,
      correlationId: systemIds.next(),
      payload,
    }),
  );
  return {
    topic: 'tracking.jars.v1',
    partition: 0,
    offset: BigInt(version),
    key: Buffer.from(streamId),
    value,
  };
}
const waiting = async (): Promise<string[]> =>
  (
    await db.query('select version, attempts, next_attempt_at from parked_event order by stream_id, version')
  ).map(
    (row: { version: number; attempts: number; next_attempt_at: Date | null }) =>
      `v${row.version} tried ${row.attempts}, next ${row.next_attempt_at?.toISOString().slice(11, 19) ?? 'by a person'}`,
  );
const copy = async (id: string): Promise<object | undefined> =>
  (await db.query('select version, total from jar_copy where id = $1', [id]))[0];
const tooMuch = 100_000;

describe('an event that cannot be handled', () => {
  it('is set aside with all that follows it in its stream, and holds up no other stream', async () => {
    const [bad, good] = [systemIds.next(), systemIds.next()];
    const slice = [record(bad, 1), record(good, 1), record(bad, 2, tooMuch), record(bad, 3), record(good, 2)];
    expect(await handleSlice(handling(copyJars), slice)).toEqual({
      applied: 3,
      repeat: 0,
      skipped: 0,
      parked: 2,
      unreadable: 0,
    });
    expect([await copy(bad), await copy(good)]).toEqual([
      { version: 1, total: 0 },
      { version: 2, total: 1 },
    ]);
    expect(await waiting()).toEqual(['v2 tried 1, next 09:01:00', 'v3 tried 0, next 09:00:00']);
  });

  it('is tried after a minute, ten minutes and an hour, and then only by a person', async () => {
    const id = systemIds.next();
    await handleSlice(handling(copyJars), [record(id, 1), record(id, 2, tooMuch)]);
    const seen: string[] = [];
    for (const minutes of [0, 1, 10, 60, 1_000]) {
      clock.moveBy({ minutes });
      expect(await retryParked(handling(copyJars))).toBe(0);
      seen.push(...(await waiting()));
    }
    expect(seen).toEqual([
      'v2 tried 1, next 09:01:00',
      'v2 tried 2, next 09:11:00',
      'v2 tried 3, next 10:11:00',
      'v2 tried 4, next by a person',
      'v2 tried 4, next by a person',
    ]);
  });

  it('goes through once its cause is gone, and its followers behind it in their order', async () => {
    const id = systemIds.next();
    await handleSlice(handling(copyJars), [
      record(id, 1),
      record(id, 2, tooMuch),
      record(id, 3, 5),
      record(id, 4, 7),
    ]);
    await db.query('update parked_event set envelope = $2 where stream_id = $1 and version = 2', [
      id,
      Buffer.from(record(id, 2, 3).value),
    ]);
    clock.moveBy({ minutes: 1 });
    expect(await retryParked(handling(copyJars))).toBe(3);
    expect(await copy(id)).toEqual({ version: 4, total: 15 });
    expect(await waiting()).toEqual([]);
  });

  it('is tried at once when a person says so, and of nothing nothing is tried', async () => {
    const id = systemIds.next();
    await handleSlice(handling(copyJars), [record(id, 1), record(id, 2, tooMuch)]);
    const stream = { consumer: 'copy-jars', source: 'jars', streamId: id };
    expect(await retryParkedNow(db, { ...stream, consumer: 'count-coins' }, clock)).toBe(0);
    expect(await retryParkedNow(db, stream, clock)).toBe(1);
    await retryParked(handling(copyJars));
    expect(await waiting()).toEqual(['v2 tried 2, next 09:10:00']);
  });

  it('is not passed by what follows it while another instance has it in hand', async () => {
    const id = systemIds.next();
    const seen: number[] = [];
    let isBroken = true;
    const watching: Consumer = {
      name: 'watching',
      sources: ['jars'],
      mode: 'once',
      handlers: [
        on(Int32ValueSchema, async ({ envelope }) => {
          if (isBroken) throw new TypeError('not yet');
          seen.push(envelope.streamVersion);
        }),
      ],
    };
    await handleSlice(handling(watching), [record(id, 2), record(id, 3)]);
    isBroken = false;
    clock.moveBy({ minutes: 1 });
    const other = db.createQueryRunner();
    await other.startTransaction();
    await other.query('select from parked_event where stream_id = $1 and version = 2 for update', [id]);
    await retryParked(handling(watching)).finally(async () => {
      await other.rollbackTransaction();
      await other.release();
    });
    expect(seen).toEqual([]);
    await retryParked(handling(watching));
    expect(seen).toEqual([2, 3]);
  });

  it('is tried with all that its consumer could not handle, each record once', async () => {
    for (const id of [systemIds.next(), systemIds.next()])
      await handleSlice(handling(copyJars), [record(id, 1), record(id, 2, tooMuch), record(id, 3)]);
    expect(await retryParkedNow(db, { consumer: 'count-coins' }, clock)).toBe(0);
    expect(await retryParkedNow(db, { consumer: 'copy-jars' }, clock)).toBe(2);
  });

  it('is shown to a person with its stream, how many wait, and why', async () => {
    const id = systemIds.next();
    await handleSlice(handling(copyJars), [record(id, 1), record(id, 2, tooMuch), record(id, 3)]);
    expect(await parkedStreams(db)).toEqual([
      expect.objectContaining({
        consumer: 'copy-jars',
        source: 'jars',
        streamId: id,
        events: 2,
        error: expect.stringContaining('QueryFailedError'),
        nextAttemptAt: new Date('2026-03-02T09:01:00Z'),
      }),
    ]);
    expect(await countUnhandled(db)).toEqual({ parked: 2, deadLetters: 0 });
  });
});

describe('a hole in a stream', () => {
  it('is waited for, and closed by what comes late', async () => {
    const id = systemIds.next();
    const [opened, second, third, fourth] = [
      record(id, 1),
      record(id, 2),
      record(id, 3, 5),
      record(id, 4, 7),
    ];
    await handleSlice(handling(copyJars), [opened, third, fourth]);
    expect(await waiting()).toEqual(['v3 tried 1, next 09:01:00', 'v4 tried 0, next 09:00:00']);
    clock.moveBy({ minutes: 1 });
    expect(await retryParked(handling(copyJars))).toBe(0);
    expect(await waiting()).toEqual(['v3 tried 2, next 09:11:00', 'v4 tried 0, next 09:00:00']);
    await handleSlice(handling(copyJars), [second]);
    expect(await waiting()).toHaveLength(3);
    clock.moveBy({ minutes: 10 });
    expect(await retryParked(handling(copyJars))).toBe(3);
    expect(await copy(id)).toEqual({ version: 4, total: 13 });
  });

  it('is none for who only reacts', async () => {
    const id = systemIds.next();
    expect(await handleSlice(handling(countCoins), [record(id, 5), record(id, 9)])).toMatchObject({
      applied: 2,
    });
    expect(await waiting()).toEqual([]);
  });
});

describe('bytes that nobody can read', () => {
  it('are kept once, with their place, and what comes with them is handled', async () => {
    const id = systemIds.next();
    const opened = record(id, 1);
    const garbage: IncomingRecord = { ...record(id, 9), value: Buffer.from('garbage') };
    for (let again = 0; again < 2; again += 1)
      expect(await handleSlice(handling(copyJars), [opened, garbage])).toMatchObject({ unreadable: 1 });
    expect(await db.query('select consumer, topic, kafka_offset, key, value from dead_letter')).toEqual([
      {
        consumer: 'copy-jars',
        topic: 'tracking.jars.v1',
        kafka_offset: '9',
        key: Buffer.from(id),
        value: Buffer.from('garbage'),
      },
    ]);
    expect(await countUnhandled(db)).toEqual({ parked: 0, deadLetters: 1 });
  });
});
