import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { Fault } from '../../model/words/fault.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { openDatabase } from './open.js';
import { inTransaction } from './transaction.js';
import { troubleOf } from './trouble.js';

let fresh: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase({
    service: 'kit',
    migrations: [{ name: '0001-note', sql: 'create table note (text text primary key)' }],
  });
  // One connection: whatever a transaction leaves on it meets the next one.
  db = await openDatabase({ url: fresh.url, applicationName: 'spec', poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const note = (tx: EntityManager, text: string) => execute(tx, 'insert into note (text) values ($1)', [text]);
const notes = async () =>
  (
    await inTransaction(db, (tx) => queryRows<{ text: string }>(tx, 'select text from note order by text'))
  ).map(({ text }) => text);
const thenFails = (first: (tx: EntityManager) => Promise<unknown>) =>
  inTransaction(db, async (tx) => {
    await first(tx);
    throw new Fault('no');
  });

describe('a transaction begins with what is asked first', () => {
  it.each<[string, (tx: EntityManager) => Promise<unknown>]>([
    ['a statement with parameters', (tx) => note(tx, 'a')],
    ['a statement without', (tx) => execute(tx, "insert into note (text) values ('a')")],
    ['several statements', (tx) => execute(tx, "insert into note (text) values ('a'); select 1")],
    ['a statement of the mapper', (tx) => tx.query("insert into note (text) values ('a')")],
    ['two at once', (tx) => Promise.all([note(tx, 'a'), note(tx, 'b')])],
    [
      'two at once, the first without parameters',
      (tx) => Promise.all([execute(tx, "insert into note (text) values ('a')"), note(tx, 'b')]),
    ],
    ['two at once of both', (tx) => Promise.all([tx.query("insert into note values ('a')"), note(tx, 'b')])],
  ])('%s: nothing of it is left when the work fails', async (_name, first) => {
    await expect(thenFails(first)).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
  });

  it('also when the connection knows the statement already', async () => {
    for (const _time of [1, 2, 3, 4, 5]) await expect(thenFails((tx) => note(tx, 'a'))).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
  });

  it('or with nothing, and then is none', async () => {
    expect(await inTransaction(db, () => Promise.resolve(7))).toBe(7);
    await expect(inTransaction(db, () => Promise.reject(new Fault('no')))).rejects.toThrow('no');
    expect(await notes()).toEqual([]);
  });

  it('is one for the mapper too, which begins none of its own', async () => {
    const moments = await inTransaction(db, async (tx) => [
      await queryRow<{ id: string }>(tx, 'select txid_current() as id where $1', [true]),
      ...((await tx.query('select txid_current() as id')) as object[]),
    ]);
    expect(moments[0]).toEqual(moments[1]);
  });
});

describe('a first statement that fails', () => {
  it('is said to whoever asked, and the connection goes on', async () => {
    await expect(inTransaction(db, (tx) => note(tx, null as unknown as string))).rejects.toMatchObject({
      driverError: { code: '23502' },
    });
    expect(await notes()).toEqual([]);
  });

  it('because it cannot be read is read again when it can', async () => {
    const count = () =>
      inTransaction(db, (tx) => queryRow<{ n: number }>(tx, 'select $1::integer as n from later_table', [1]));
    // Often enough to be given a name.
    for (const _time of [1, 2, 3, 4])
      await expect(count()).rejects.toMatchObject({ driverError: { code: '42P01' } });
    const owner = await openDatabase({ url: fresh.ownerUrl, applicationName: 'spec-owner', poolSize: 1 });
    await owner.query('create table later_table as select 1');
    await owner.query('grant select on later_table to public');
    await owner.destroy();
    expect(await count()).toEqual({ n: 1 });
    expect(await count()).toEqual({ n: 1 });
  });
});

describe('what is asked before an answer came', () => {
  it('is done in the order in which it was asked', async () => {
    const seen = await inTransaction(db, async (tx) => {
      const [, rows] = await Promise.all([
        note(tx, 'first'),
        queryRows<{ text: string }>(tx, 'select text from note where $1', [true]),
        execute(tx, 'delete from note where $1', [true]),
      ]);
      return rows;
    });
    expect(seen).toEqual([{ text: 'first' }]);
    expect(await notes()).toEqual([]);
  });

  it('is not done when what came before it failed', async () => {
    const codes = await inTransaction(db, async (tx) => {
      const answers = await Promise.allSettled([note(tx, null as unknown as string), note(tx, 'b')]);
      throw Object.assign(new Fault('both'), { answers });
    }).catch((error: { answers: { reason: { driverError: { code: string } } }[] }) =>
      error.answers.map(({ reason }) => reason.driverError.code),
    );
    expect(codes).toEqual(['23502', '25P02']);
    expect(await notes()).toEqual([]);
  });
});

it('a transaction whose failure nobody minded is not said to be kept', async () => {
  const careless = inTransaction(db, async (tx) => {
    await note(tx, 'a');
    await note(tx, null as unknown as string).catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('was ended by ROLLBACK');
  expect(await notes()).toEqual([]);
});

describe('a connection that breaks', () => {
  const breakUnder = async (tx: EntityManager): Promise<void> => {
    const broken: unknown = await tx.queryRunner?.connect();
    (broken as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
  };

  it.each<[string, (tx: EntityManager) => Promise<unknown>]>([
    [
      'before the commit was answered',
      async (tx) => {
        await note(tx, 'a');
        await breakUnder(tx);
      },
    ],
    [
      'before the beginning of a statement of the mapper was answered',
      async (tx) => {
        await breakUnder(tx);
        await tx.query('select 1');
      },
    ],
    [
      'before a first statement without parameters',
      async (tx) => {
        await breakUnder(tx);
        await execute(tx, 'delete from note');
      },
    ],
  ])('%s is a trouble that passes', async (_when, work) => {
    const lost = await inTransaction(db, work).catch((error: unknown) => error);
    expect([lost, troubleOf(lost)]).toEqual([expect.any(Error), 'unreachable']);
    expect(await notes()).toEqual([]);
  });
});
