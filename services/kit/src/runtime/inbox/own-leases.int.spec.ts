import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { jarMigrations } from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { openDatabase } from '../database/open.js';
import { OwnLeases } from './own-leases.js';

const READERS = ['jars.one', 'jars.two', 'jars.three'];

let fresh: FreshDatabase;
let db: DataSource;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  await db.query('delete from own_reaction');
  await db.query('insert into own_reaction (reader, position) select unnest($1::text[]), 7', [READERS]);
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

const all = <T>(work: (reader: string) => Promise<T>): Promise<T[]> => Promise.all(READERS.map(work));
/** Holds that end after a moment. */
const held = async (after: Date): Promise<string[]> => {
  const rows: { reader: string }[] = await db.query(
    'select reader from own_reaction where held_until > $1 order by reader',
    [after],
  );
  return rows.map(({ reader }) => reader);
};

it('are each held by one process at a time, which stands where the one before stopped', async () => {
  const [one, other] = [new OwnLeases(db), new OwnLeases(db)];
  expect(await all((reader) => one.take(reader))).toEqual([7n, 7n, 7n]);
  expect(await all((reader) => other.take(reader))).toEqual([undefined, undefined, undefined]);
  await one.release('jars.two', 9n);
  expect(await all((reader) => other.take(reader))).toEqual([undefined, 9n, undefined]);
});

it('are held longer by one statement, however many ask for it, and who lost one is not given it back', async () => {
  const [one, other] = [new OwnLeases(db), new OwnLeases(db)];
  await all((reader) => one.take(reader));
  await one.release('jars.two', 8n);
  await other.take('jars.two');
  await db.query("update own_reaction set held_until = clock_timestamp() + interval '1 second'");
  const soon = new Date(Date.now() + 10_000);
  let statements = 0;
  const create = db.createQueryRunner.bind(db);
  db.createQueryRunner = (...mode) => {
    statements += 1;
    return create(...mode);
  };
  try {
    expect(await all((reader) => one.renew(reader))).toEqual([true, false, true]);
    expect(statements).toBe(1);
  } finally {
    db.createQueryRunner = create;
  }
  expect(await held(soon)).toEqual(['jars.one', 'jars.three']);
});

it('are not written to by who has lost them', async () => {
  const [one, other] = [new OwnLeases(db), new OwnLeases(db)];
  await one.take('jars.one');
  expect(await one.note('jars.one', 12n)).toBe(true);
  await one.release('jars.one', undefined);
  expect(await other.take('jars.one')).toBe(12n);
  expect(await one.note('jars.one', 99n)).toBe(false);
  expect(await other.take('jars.one')).toBe(12n);
});
