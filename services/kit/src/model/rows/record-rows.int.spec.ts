import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DataSource, EntityManager } from 'typeorm';
import { openDatabase } from '../../runtime/database/open.js';
import { retryTroubles } from '../../runtime/database/retry.js';
import { inTransaction } from '../../runtime/database/transaction.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { remark } from '../../testing/remark.js';
import { nameBasedId } from '../words/ids.js';
import type { RecordedEvent } from '../words/recorded-event.js';
import { recordProjection } from './record-projection.js';
import { changeRow, insertRow, json, updateWhere } from './row.js';
import { execute, queryRow, queryRows } from './sql.js';

const events = {
  added: 'RemarkMade',
  amended: 'RemarkReworded',
  removed: 'RemarkTakenBack',
  steps: ['RemarkRead'],
};
const projection = recordProjection(remark, events);
let fresh: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [], resources: [remark] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const id = (name: string) => nameBasedId('remark', name);
const authorId = nameBasedId('eva');
const event = (name: string, version: number, type: string, data: object = {}): RecordedEvent => ({
  eventId: nameBasedId('event', name, String(version)),
  category: 'remark',
  streamId: id(name),
  version,
  type,
  schemaVersion: 1,
  data,
  actor: { kind: 'system' },
  correlationId: nameBasedId('cause'),
  occurredAt: new Date(Date.UTC(2026, 0, version)),
  recordedAt: new Date(Date.UTC(2026, 0, version)),
});
const made = (name: string, more: object = {}) =>
  event(name, 1, 'RemarkMade', { text: name, authorId, ...more });

/** What the table holds after work that is then undone. */
class Undone extends Error {}
async function rowsAfter(work: (tx: EntityManager) => Promise<void>): Promise<object[]> {
  let rows: object[] = [];
  await inTransaction(db, async (tx) => {
    await work(tx);
    rows = await queryRows(tx, 'select * from remark order by id');
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return rows;
}
const oneByOne = (run: readonly RecordedEvent[]) =>
  rowsAfter(async (tx) => {
    for (const one of run) await projection.project(tx, one);
  });
const together = (run: readonly RecordedEvent[]) =>
  rowsAfter(async (tx) => projection.projectMany?.(tx, run));

describe('the row of a record', () => {
  it('is made with its event, at the time of the event', async () => {
    const [row] = await oneByOne([
      made('a', { mood: 'Glad', price: { amountMinor: 5, currency: 'EUR' }, tags: ['x'] }),
    ]);
    expect(row).toMatchObject({
      id: id('a'),
      version: 1,
      text: 'a',
      mood: 'Glad',
      price: { amountMinor: 5, currency: 'EUR' },
      tags: ['x'],
      author_id: authorId,
      created_at: new Date('2026-01-01T00:00:00Z'),
      updated_at: new Date('2026-01-01T00:00:00Z'),
    });
  });

  it('changes by what an event speaks of, and keeps the rest', async () => {
    const [row] = await oneByOne([
      made('a', { mood: 'Glad', tags: ['x'] }),
      event('a', 2, 'RemarkReworded', { text: 'b', mood: null }),
      event('a', 3, 'RemarkRead', {}),
    ]);
    expect(row).toMatchObject({ version: 3, text: 'b', mood: null, tags: ['x'] });
    expect(row).toMatchObject({
      created_at: new Date('2026-01-01T00:00:00Z'),
      updated_at: new Date('2026-01-03T00:00:00Z'),
    });
  });

  it('goes when the record is removed, and takes nothing from an event it does not know', async () => {
    const run = [
      made('a'),
      made('b'),
      event('a', 2, 'RemarkPainted', { text: 'red' }),
      event('b', 2, 'RemarkTakenBack'),
    ];
    expect(await oneByOne(run)).toEqual([expect.objectContaining({ id: id('a'), version: 1, text: 'a' })]);
  });

  it('ignores what older declarations said', async () =>
    expect(await oneByOne([made('a', { colour: 'red' })])).toHaveLength(1));

  it('that is not there is not changed silently', async () => {
    await expect(oneByOne([event('a', 2, 'RemarkReworded', { text: 'b' })])).rejects.toThrow(
      `remark ${id('a')} has no row for version 2`,
    );
    await expect(together([event('a', 2, 'RemarkReworded', { text: 'b' })])).rejects.toThrow(
      'remark: 1 rows were to be written, 0 were',
    );
    await expect(together([event('a', 2, 'RemarkTakenBack')])).rejects.toThrow(/0 were/);
  });

  it('is the same whether its events come one by one or together', async () => {
    const step = fc.oneof(
      fc.record({ text: fc.constantFrom('a', 'b') }).map((data) => ['RemarkReworded', data] as const),
      fc
        .record({ mood: fc.constantFrom('Glad', 'Cross', null) })
        .map((data) => ['RemarkReworded', data] as const),
      fc
        .record({ tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }) })
        .map((data) => ['RemarkRead', data] as const),
      fc.constant(['RemarkPainted', {}] as const),
    );
    const story = fc.record({ steps: fc.array(step, { maxLength: 4 }), isRemoved: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(story, { maxLength: 4 }), async (stories) => {
        const run = stories.flatMap(({ steps, isRemoved }, at) => {
          const name = String(at);
          const changes = steps.map(([type, data], index) => event(name, index + 2, type, data));
          return [
            made(name),
            ...changes,
            ...(isRemoved ? [event(name, steps.length + 2, 'RemarkTakenBack')] : []),
          ];
        });
        expect(await together(run)).toEqual(await oneByOne(run));
      }),
      { numRuns: 25 },
    );
  });

  it('is the same where a run goes on from rows that are there', async () => {
    const later = [
      event('a', 2, 'RemarkReworded', { text: 'z' }),
      event('b', 2, 'RemarkTakenBack'),
      made('c'),
    ];
    const from = (rest: (tx: EntityManager) => Promise<void>) =>
      rowsAfter(async (tx) => {
        await projection.projectMany?.(tx, [made('a'), made('b')]);
        await rest(tx);
      });
    expect(await from(async (tx) => projection.projectMany?.(tx, later))).toEqual(
      await from(async (tx) => {
        for (const one of later) await projection.project(tx, one);
      }),
    );
  });
});

describe('a row written by hand', () => {
  const values = {
    text: 'hand',
    authorId,
    tags: undefined,
    price: json({ amountMinor: 1, currency: 'EUR' }),
  };

  it('is made under the id of its stream, or another one, with what is not known left empty', async () => {
    const rows = await rowsAfter(async (tx) => {
      await insertRow(tx, 'remark', made('a'), values);
      await insertRow(tx, 'remark', made('b'), { ...values, id: id('elsewhere') });
    });
    expect(rows.map((row) => Object.entries(row).find(([key]) => key === 'id')?.[1]).toSorted()).toEqual(
      [id('a'), id('elsewhere')].toSorted(),
    );
    expect(rows[0]).toMatchObject({ tags: null, price: { amountMinor: 1, currency: 'EUR' }, version: 1 });
  });

  it('is changed from the version before and from no other', async () => {
    const change = (version: number) =>
      rowsAfter(async (tx) => {
        await insertRow(tx, 'remark', made('a'), values);
        await changeRow(tx, 'remark', event('a', version, 'RemarkReworded'), { text: 'new' });
      });
    expect(await change(2)).toEqual([expect.objectContaining({ version: 2, text: 'new' })]);
    await expect(change(3)).rejects.toThrow(`remark ${id('a')} is not at version 2`);
    await expect(change(1)).rejects.toThrow(/is not at version 0/);
  });

  it('says how many rows were changed by what they equal', async () => {
    const counts: number[] = [];
    await rowsAfter(async (tx) => {
      for (const name of ['a', 'b', 'c'])
        await insertRow(tx, 'remark', made(name), { ...values, text: name });
      counts.push(await updateWhere(tx, 'remark', { authorId }, { mood: 'Glad' }));
      counts.push(await updateWhere(tx, 'remark', { authorId, text: 'a' }, { mood: 'Cross' }));
      counts.push(await updateWhere(tx, 'remark', { text: 'nobody' }, { mood: 'Cross' }));
    });
    expect(counts).toEqual([3, 1, 0]);
  });

  it('keeps an empty list a list where parts are kept', () =>
    expect([json([]), json({}), json(null), json(undefined), json(0)]).toEqual([
      '[]',
      '{}',
      null,
      null,
      '0',
    ]));
});

describe('SQL inside a transaction', () => {
  it('answers rows, the first of them, or how many were written', async () =>
    inTransaction(db, async (tx) => {
      expect(await queryRows(tx, 'select n from generate_series(1, 3) n')).toEqual([
        { n: 1 },
        { n: 2 },
        { n: 3 },
      ]);
      expect(await queryRow(tx, 'select $1::integer as n', [7])).toEqual({ n: 7 });
      expect(await queryRow(tx, 'select 1 where false')).toBeUndefined();
      expect(await execute(tx, 'update remark set mood = mood where false')).toBe(0);
      expect(
        await queryRows(
          tx,
          'insert into remark (id, version, text, author_id, created_at, updated_at) values ($1, 1, $2, $3, now(), now()) returning text',
          [id('sql'), 'written', authorId],
        ),
      ).toEqual([{ text: 'written' }]);
      expect(await execute(tx, 'delete from remark where id = $1', [id('sql')])).toBe(1);
    }));

  it('is refused outside of one, where two statements would not see each other', async () =>
    expect(queryRows(db.manager, 'select 1')).rejects.toThrow(/needs the manager of a transaction/));
});

describe('a statement that comes often', () => {
  const count = 'select count(*)::integer as n from pg_prepared_statements where statement = $1';
  const say = 'select text from remark where id = $1';
  const often = async (tx: EntityManager, sql: string, parameters: readonly unknown[]) => {
    for (let n = 0; n < 3; n += 1) await queryRows(tx, sql, parameters);
  };
  let one: DataSource;
  beforeAll(async () => {
    one = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec', poolSize: 1 });
  });
  afterAll(() => one.destroy());

  it('is prepared, once a connection', async () =>
    inTransaction(one, async (tx) => {
      await queryRows(tx, say, [id('a')]);
      expect(await queryRow(tx, count, [say])).toEqual({ n: 0 });
      await often(tx, say, [id('a')]);
      expect(await queryRow(tx, count, [say])).toEqual({ n: 1 });
    }));

  it('means the table that stands before another of its name, in a transaction that says so', async () => {
    const write = 'insert into public_or_not values ($1::integer)';
    await inTransaction(one, async (tx) => {
      await tx.query('create table public_or_not (n integer)');
      await tx.query('create table rebuild.public_or_not (n integer)');
      await often(tx, write, [1]);
    });
    await inTransaction(one, async (tx) => {
      await tx.query('set local search_path = rebuild, public');
      await often(tx, write, [2]);
    });
    await inTransaction(one, async (tx) => {
      expect(await queryRows(tx, 'select distinct n from public_or_not')).toEqual([{ n: 1 }]);
      expect(await queryRows(tx, 'select distinct n from rebuild.public_or_not')).toEqual([{ n: 2 }]);
      await tx.query('drop table public_or_not, rebuild.public_or_not');
    });
  });

  it('is prepared anew when its table has changed under it', async () => {
    const all = 'select * from grown where n = $1';
    await inTransaction(one, async (tx) => {
      await tx.query('create table grown as select 1 as n');
      await often(tx, all, [1]);
    });
    await one.query('alter table grown add column m integer');
    let tries = 0;
    const rows = await retryTroubles(() =>
      inTransaction(one, (tx) => {
        tries += 1;
        return queryRows(tx, all, [1]);
      }),
    );
    expect([rows, tries]).toEqual([[{ n: 1, m: null }], 2]);
    await one.query('drop table grown');
  });
});
