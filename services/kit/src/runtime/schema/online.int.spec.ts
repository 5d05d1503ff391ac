import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { f, type FieldSet } from '../../model/field/field.js';
import { defineResource, everyRow } from '../../model/resource/define.js';
import { systemIds } from '../../model/words/ids.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
import { migrate, type MigrateOptions } from './migrate.js';

let fresh: FreshDatabase;
const clients: pg.Client[] = [];

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: [] });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await fresh.drop();
});

async function connection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: fresh.ownerUrl });
  await client.connect();
  clients.push(client);
  return client;
}

const label = f.text('Label.', { max: 9 });
const sized = { label, size: f.integer('Size.', { optional: true, filterable: true }) };
const kinds = (...values: string[]) => ({ label, kind: f.enumeration('Kind.', { name: 'Kind', values }) });
const declared = (table: string, fields: FieldSet, unique: string[][] = []) =>
  defineResource({
    name: 'Thing',
    table,
    doc: 'A thing.',
    tier: 'record',
    readableBy: ['admin'],
    rows: { admin: everyRow },
    fields,
    unique: unique as never,
  });
const brought = (table: string, fields: FieldSet, unique?: string[][]): Promise<string[]> =>
  migrated({
    resources: [declared(table, fields, unique)],
  });
const migrated = (more: Partial<MigrateOptions>): Promise<string[]> =>
  migrate({ ownerUrl: fresh.ownerUrl, serviceRole: 'test_kit', migrations: [], ...more });
const insert = (client: pg.Client, table: string, text: string, more = ''): Promise<unknown> =>
  client.query(
    `insert into ${table} (id, version, created_at, updated_at, label${more === '' ? '' : ', kind'}) values ($1, 1, now(), now(), $2${more})`,
    [systemIds.next(), text],
  );
const isWaiting = async (client: pg.Client, what: string): Promise<boolean> =>
  (
    await client.query(
      `select from pg_stat_activity where application_name = 'migrate' and wait_event_type = 'Lock' and query like $1 and datname = current_database()`,
      [`%${what}%`],
    )
  ).rows.length > 0;
const areWhole = async (client: pg.Client, table: string): Promise<unknown[]> =>
  (
    await client.query(
      'select indexrelid::regclass::text as name from pg_index where indrelid = $1::regclass and not indisvalid',
      [table],
    )
  ).rows;

it('a new column waits for a long reader and keeps nobody waiting behind it', async () => {
  await brought('read_long', { label });
  const [reader, writer] = [await connection(), await connection()];
  await insert(writer, 'read_long', 'a');
  await reader.query('begin');
  await reader.query('select from read_long');
  const change = brought('read_long', sized);
  await until('the change waits', () => isWaiting(writer, 'add column'));
  await insert(writer, 'read_long', 'b');
  expect((await writer.query('select count(*)::integer as n from read_long')).rows).toEqual([{ n: 2 }]);
  await reader.query('commit');
  expect(await change).toContain('alter table read_long add column size integer');
});

it('an index is made while others write, and waits for who wrote before it', async () => {
  await brought('written', { label });
  const [holder, writer] = [await connection(), await connection()];
  await insert(writer, 'written', 'a');
  await holder.query('begin');
  await insert(holder, 'written', 'b');
  const change = brought('written', { label: f.text('Label.', { max: 9, filterable: true }) });
  await until('the index waits', () => isWaiting(writer, 'index concurrently'));
  await insert(writer, 'written', 'c');
  // Who comes to migrate as well waits without standing in its way.
  const other = brought('written', { label });
  await holder.query('commit');
  expect(await change).toEqual(['create index concurrently written_label on written (label)']);
  expect(await other).toEqual([]);
  expect(await areWhole(writer, 'written')).toEqual([]);
});

it('an index that a run left half made is made anew by the next one', async () => {
  await brought('twice', { label });
  const writer = await connection();
  await insert(writer, 'twice', 'a');
  await insert(writer, 'twice', 'a');
  await expect(brought('twice', { label }, [['label']])).rejects.toMatchObject({ code: '23505' });
  expect(await areWhole(writer, 'twice')).toEqual([{ name: 'twice_label_unique' }]);
  await writer.query(`delete from twice where id = (select max(id::text)::uuid from twice)`);
  expect(await brought('twice', { label }, [['label']])).toEqual([
    'drop index concurrently twice_label_unique',
    'create unique index concurrently twice_label_unique on twice (label)',
  ]);
  expect(await areWhole(writer, 'twice')).toEqual([]);
  await expect(insert(writer, 'twice', 'a')).rejects.toMatchObject({ code: '23505' });
});

it('new labels hold for new rows at once, and are proven for the others by whichever run can', async () => {
  await brought('labelled', kinds('Home', 'Work'));
  const writer = await connection();
  await insert(writer, 'labelled', 'a', ", 'Work'");
  await expect(brought('labelled', kinds('Home', 'Away'))).rejects.toMatchObject({ code: '23514' });
  await expect(insert(writer, 'labelled', 'b', ", 'Work'")).rejects.toMatchObject({ code: '23514' });
  await insert(writer, 'labelled', 'c', ", 'Away'");
  await writer.query(`update labelled set kind = 'Home' where kind = 'Work'`);
  expect(await brought('labelled', kinds('Home', 'Away'))).toEqual([
    expect.stringMatching(/^alter table labelled validate constraint labelled_kind_is_/),
  ]);
});

it('a step by hand is taken as a whole, once the table is free', async () => {
  const [reader, writer] = [await connection(), await connection()];
  await brought('by_hand', { label });
  await reader.query('begin');
  await reader.query('select from by_hand');
  const change = migrated({
    migrations: [
      {
        name: '0001-by-hand',
        sql: 'create table beside (id integer); alter table by_hand add column note text',
      },
    ],
  });
  await until('the step waits', () => isWaiting(writer, 'alter table by_hand'));
  await insert(writer, 'by_hand', 'a');
  await reader.query('commit');
  expect(await change).toEqual(['0001-by-hand']);
});

it('a view that is made anew stays open to whom it was open', async () => {
  const views = (sql: string) => migrated({ views: [{ name: 'shown', sql }] });
  await views('select 1 as a');
  const client = await connection();
  const mayRead = async () =>
    (await client.query(`select has_table_privilege('test_kit', 'shown', 'select') as may`)).rows;
  expect(await mayRead()).toEqual([{ may: true }]);
  const holder = await connection();
  await holder.query('begin');
  await holder.query('select from shown');
  const change = views(`select 'it''s' as b`);
  await until('it waits', () => isWaiting(client, 'drop view'));
  expect((await client.query('select * from shown')).rows).toEqual([{ a: 1 }]);
  await holder.query('commit');
  await change;
  expect((await client.query('select * from shown')).rows).toEqual([{ b: "it's" }]);
  expect(await mayRead()).toEqual([{ may: true }]);
});
