import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { openDatabase } from '../database/open.js';
import { queryRow, queryRows } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import { sqlState } from '../database/trouble.js';
import { systemIds } from '../../model/words/ids.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { append } from '../../testing/append.js';
import type { ExpectedVersion } from './append.js';
import { readStream } from './read-stream.js';

let fresh: FreshDatabase;
let db: DataSource;
let owner: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec-owner', poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await owner.destroy();
  await fresh.drop();
});

const request = (streamId: string, expected: ExpectedVersion, count = 1) => ({
  streamId,
  category: 'jar',
  expected,
  events: Array.from({ length: count }, () => ({
    eventId: systemIds.next(),
    type: 'CoinPut',
    schemaVersion: 1,
    data: { amount: 1 },
  })),
  context: {
    actor: { kind: 'system' as const },
    correlationId: systemIds.next(),
    occurredAt: new Date('2026-01-01T00:00:00Z'),
  },
});

const add = (streamId: string, expected: ExpectedVersion, count = 1) =>
  inTransaction(db, (tx) => append(tx, request(streamId, expected, count)));
const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => sqlState(error),
  );
const sequence = (limit = 500) =>
  inTransaction(
    db,
    async (tx) => (await queryRow<{ n: number }>(tx, 'select sequence_events($1) as n', [limit]))?.n,
  );
const positions = (tx: EntityManager) =>
  queryRows<{ position: string; stream_id: string; version: number }>(
    tx,
    'select position, stream_id, version from event_order where position is not null order by position',
  );

describe('append', () => {
  const states: readonly [string, number][] = [
    ['no stream', 0],
    ['one event', 1],
    ['three events', 3],
  ];
  const expectations: readonly [ExpectedVersion, (version: number) => boolean][] = [
    ['none', (version) => version === 0],
    ['exists', (version) => version > 0],
    ['any', () => true],
    [3, (version) => version === 3],
  ];
  for (const [state, version] of states) {
    for (const [expected, holds] of expectations) {
      it(`${holds(version) ? 'accepts' : 'refuses'} expectation ${expected} on ${state}`, async () => {
        const id = systemIds.next();
        if (version > 0) await add(id, 'none', version);
        const work = refused(add(id, expected, 2));
        expect(await work).toBe(holds(version) ? 'done' : '40001');
        const events = await inTransaction(db, (tx) => readStream(tx, id));
        expect(events.map((event) => event.version)).toEqual(
          Array.from({ length: version + (holds(version) ? 2 : 0) }, (_, at) => at + 1),
        );
      });
    }
  }

  it('lets one of many win when all expect the same version', async () => {
    const id = systemIds.next();
    await add(id, 'none');
    const answers = await Promise.all(Array.from({ length: 6 }, () => refused(add(id, 1))));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '40001')).toHaveLength(5);
  });

  it('gives back what a reader will read', async () => {
    const id = systemIds.next();
    const wanted = request(id, 'none', 2);
    const data = {
      note: 'Größe',
      list: [1, { deep: null }],
      when: new Date('2026-02-03T04:05:06.789Z'),
      gone: undefined,
    };
    const events = wanted.events.map((event) => ({
      ...event,
      data,
      reason: 'asked',
      subjectId: systemIds.next(),
    }));
    const written = await inTransaction(db, (tx) => append(tx, { ...wanted, events }));
    expect(await inTransaction(db, (tx) => readStream(tx, id))).toEqual(written);
  });

  it('refuses a category that the stream does not have, data beyond 64 KB and no events at all', async () => {
    const id = systemIds.next();
    await add(id, 'none');
    expect(await refused(inTransaction(db, (tx) => append(tx, { ...request(id, 1), category: 'box' })))).toBe(
      '40001',
    );
    const large = request(id, 1).events.map((event) => ({ ...event, data: { text: 'x'.repeat(70_000) } }));
    await expect(inTransaction(db, (tx) => append(tx, { ...request(id, 1), events: large }))).rejects.toThrow(
      '65536',
    );
    expect(await refused(add(id, 1, 0))).toBe('22023');
  });
});

describe('the log', () => {
  it.each([
    "update tracking_event set data = '{}'",
    'delete from tracking_event',
    'truncate tracking_event',
    "insert into stream values (gen_random_uuid(), 'jar', 1, now(), now())",
    'update event_order set position = 1',
    'update relay_state set published_position = 0',
    "update schema_migration set digest = ''",
    'drop table tracking_event',
    'create table public.mine (id int)',
  ])('is closed to the service: %s', async (sql) => {
    expect(await refused(inTransaction(db, (tx) => tx.query(sql)))).toBe('42501');
  });
});

describe('the sequencer', () => {
  it('numbers events 1…n without holes, streams in the order of their versions, late commits last', async () => {
    while ((await sequence()) !== 0);
    const before = await inTransaction(db, positions);
    const late = systemIds.next();
    const early = systemIds.next();
    await inTransaction(db, async (tx) => {
      await append(tx, request(late, 'none', 2));
      await add(early, 'none', 3);
      expect(await sequence(2)).toBe(2);
      expect(await sequence(2)).toBe(1);
      expect(await sequence(2)).toBe(0);
    });
    expect(await sequence()).toBe(2);
    const all = await inTransaction(db, positions);
    expect(all.map((row) => Number(row.position))).toEqual(all.map((_, at) => at + 1));
    expect(all.slice(before.length).map((row) => [row.stream_id, row.version])).toEqual([
      [early, 1],
      [early, 2],
      [early, 3],
      [late, 1],
      [late, 2],
    ]);
  });

  it('stays dense when many number at once while others write', async () => {
    const writers = Array.from({ length: 4 }, async () => {
      for (let at = 0; at < 15; at += 1) await add(systemIds.next(), 'none', 2);
    });
    const numberers = Array.from({ length: 3 }, async () => {
      for (let at = 0; at < 40; at += 1) await sequence(7);
    });
    await Promise.all([...writers, ...numberers]);
    while ((await sequence()) !== 0);
    const all = await inTransaction(db, positions);
    expect(all.map((row) => Number(row.position))).toEqual(all.map((_, at) => at + 1));
    const state = await inTransaction(db, (tx) =>
      queryRow<{ last: string }>(tx, 'select last_position as last from relay_state'),
    );
    expect(Number(state?.last)).toBe(all.length);
  });
});

describe('query plans', () => {
  it.each([
    [
      "select * from tracking_event where stream_id = '5c8f1a52-7b0e-4d0c-9a57-3f1b0f6e2a41' order by version",
      'tracking_event_pkey',
    ],
    ['select seq from event_order where position is null order by seq limit 500', 'event_order_todo'],
    ['select * from event_order where position > 5 order by position limit 500', 'event_order_position'],
  ])('use the index made for them: %s', async (sql, index) => {
    const plan = await inTransaction(owner, async (tx) => {
      await tx.query('set local enable_seqscan = off');
      return queryRows<{ 'QUERY PLAN': string }>(tx, `explain ${sql}`);
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
  });
});
