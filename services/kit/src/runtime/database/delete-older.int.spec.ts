import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { deleteOlder } from './delete-older.js';
import { openDatabase } from './open.js';

const leaf = `create table leaf (n integer primary key, fallen_at timestamptz not null)`;
const sql =
  'delete from leaf where n in (select n from leaf where fallen_at < $1 order by fallen_at limit $2 for update skip locked)';
const before = new Date('2026-05-01T00:00:00Z');

let fresh: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [{ name: '0001-leaf', sql: leaf }] });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
});
beforeEach(async () => {
  await db.query('delete from leaf');
  await db.query(
    `insert into leaf select n, $1::timestamptz - (6 - n) * interval '1 day' from generate_series(1, 10) as n`,
    [before],
  );
});
afterAll(async () => {
  await db.destroy();
  await fresh.drop();
});

it.each([1, 2, 5, 100])('takes away what is older and nothing else, %i rows at a time', async (batch) => {
  expect(await deleteOlder(db, { sql, before }, batch)).toBe(5);
  expect(await db.query('select n from leaf order by n')).toEqual([6, 7, 8, 9, 10].map((n) => ({ n })));
  expect(await deleteOlder(db, { sql, before }, batch)).toBe(0);
});

it('shares the work of two who do it at once', async () => {
  const gone = await Promise.all([1, 1].map((batch) => deleteOlder(db, { sql, before }, batch)));
  expect(gone.reduce((sum, n) => sum + n)).toBe(5);
});
