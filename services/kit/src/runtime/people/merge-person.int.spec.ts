import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { systemIds } from '../../model/words/ids.js';
import { freshDatabase, type FreshDatabase } from '../../testing/postgres.js';
import { inTransaction } from '../database/transaction.js';
import { openDatabase } from '../database/open.js';
import { keepsPerson } from './merged-person-table.js';
import { mergePerson } from './merge-person.js';

const [went, stays, stranger, other] = [1, 2, 3, 4].map(() => systemIds.next()) as [
  string,
  string,
  string,
  string,
];
const shelf = {
  name: '0001-shelf',
  sql: `create table shelf (id uuid primary key, user_id uuid, "by" text, height integer);
${keepsPerson('shelf', ['user_id', 'by'])};`,
};
let database: FreshDatabase;
let db: DataSource;
beforeAll(async () => {
  database = await freshDatabase({ service: 'people', migrations: [shelf] });
  db = await openDatabase({ url: database.url, applicationName: 'spec', entities: [] });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const put = async (userId: string | null, by: string): Promise<string> => {
  const id = systemIds.next();
  await db.query('insert into shelf values ($1, $2, $3, 1)', [id, userId, by]);
  return id;
};
const row = async (id: string): Promise<object> =>
  (await db.query<object[]>('select user_id as "userId", "by" from shelf where id = $1', [id]))[0] ?? {};
const folded = async (data: object, streamId: string = other): Promise<object> =>
  (await db.query<{ data: object }[]>('select data_now($1, $2) as data', [JSON.stringify(data), streamId]))[0]
    ?.data ?? {};

it('rows of the one that went are of the one that stays, columns of every type; nobody else’s change', async () => {
  const [own, foreign, nobodys] = [await put(went, went), await put(stranger, went), await put(null, '')];
  await inTransaction(db, (tx) => mergePerson(tx, { userId: went, intoId: stays }));
  expect([await row(own), await row(foreign), await row(nobodys)]).toEqual([
    { userId: stays, by: stays },
    { userId: stranger, by: stays },
    { userId: null, by: '' },
  ]);
});

it('a row that is written for the one that went is of the one that stays, and so is one that is given to it', async () => {
  const late = await put(went, 'a word');
  const given = await put(stranger, stranger);
  await db.query('update shelf set user_id = $2 where id = $1', [given, went]);
  expect([await row(late), await row(given)]).toEqual([
    { userId: stays, by: 'a word' },
    { userId: stays, by: stranger },
  ]);
});

it('facts are read by the id that stays, whole values alone, and those of the account that went as they were said', async () => {
  const said = { userId: went, about: [{ id: went }], path: `people/${went}/a.pdf`, more: stranger };
  expect(await folded(said)).toEqual({
    userId: stays,
    about: [{ id: stays }],
    path: `people/${went}/a.pdf`,
    more: stranger,
  });
  expect(await folded(said, went)).toEqual(said);
});

it('a pair that is told the other way round afterwards changes nothing', async () => {
  await inTransaction(db, (tx) => mergePerson(tx, { userId: stays, intoId: went }));
  expect(await folded({ userId: went, and: stays })).toEqual({ userId: stays, and: stays });
});
