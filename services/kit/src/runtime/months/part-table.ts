import type pg from 'pg';
import { patiently } from '../database/patiently.js';
import { leastOf, monthOf, monthsLater, type Month } from './month.js';
import type { MonthlyTable } from './monthly-table.js';
import { makeMonths, partsOf, restOf } from './parts.js';

/** What was there before a table had months becomes its first part. It ends so long after today that no row of it can come too late. */
const FIRST_ENDS_AFTER_DAYS = 7;
const DAY_MS = 86_400_000;

/** Who works with the table meanwhile. `role`: a quoted identifier. */
export interface Parting {
  readonly role: string;
  readonly now: Date;
}

interface Index {
  readonly name: string;
  readonly sql: string;
  readonly primary: boolean;
}

/** Turns a table in one piece into one of months, while others read and write it: its rows stay where they are, proven to fit, and become the first part. Broken off, the next
 *  run goes on. @returns what was done; nothing where it has months already */
export async function partByMonth(
  client: Pick<pg.Client, 'query'>,
  table: MonthlyTable,
  { role, now }: Parting,
): Promise<string[]> {
  if ((await partsOf(client, table)) !== undefined) return [];
  const soon = new Date(now.getTime() + FIRST_ENDS_AFTER_DAYS * DAY_MS);
  const until = monthsLater(monthOf(soon), 1);
  const check = `${table.table}_before`;
  await patiently(client, () =>
    client.query(
      `alter table ${table.table} drop constraint if exists ${check}, add constraint ${check} check (${table.column} < '${leastOf(until, table.kind)}') not valid`,
    ),
  );
  await client.query(`alter table ${table.table} validate constraint ${check}`);
  const key = await newKey(client, table);
  const indexes = await indexesOf(client, table.table);
  await patiently(client, () => client.query(swapSql({ table, role, until, check, key, indexes })));
  return [`parted ${table.table} by month`, ...(await makeMonths(client, table, now))];
}

/** The index of the key that parts need, where the table has another one. */
async function newKey(
  client: Pick<pg.Client, 'query'>,
  { table, key }: MonthlyTable,
): Promise<string | undefined> {
  const { rows } = await client.query<{ columns: string[] }>(
    `select array_agg(a.attname::text order by k.n) as columns from pg_index i, unnest(i.indkey) with ordinality k (attnum, n), pg_attribute a
      where i.indrelid = to_regclass($1) and i.indisprimary and a.attrelid = i.indrelid and a.attnum = k.attnum`,
    [table],
  );
  if (rows[0]?.columns.join() === key.join()) return undefined;
  const name = `${table}_month_key`;
  // What a run that broke off left behind is half made.
  await client.query(`drop index concurrently if exists ${name}`);
  await client.query(`create unique index concurrently ${name} on ${table} (${key.join(', ')})`);
  return name;
}

async function indexesOf(client: Pick<pg.Client, 'query'>, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select c.relname as name, pg_get_indexdef(c.oid) as sql, i.indisprimary as primary
       from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = to_regclass($1) and i.indisvalid order by 1`,
    [table],
  );
  return rows;
}

interface Swap {
  readonly table: MonthlyTable;
  readonly role: string;
  readonly until: Month;
  readonly check: string;
  readonly key: string | undefined;
  readonly indexes: readonly Index[];
}

/** In one transaction, which changes names and looks at no row. */
function swapSql({
  table: { table, column, kind, key },
  role,
  until,
  check,
  key: built,
  indexes,
}: Swap): string {
  const first = `${table}_first`;
  const others = indexes.filter(({ name, primary }) => !primary && name !== built);
  const primary = indexes.find((index) => index.primary)?.name ?? `${table}_pkey`;
  return [
    `lock table ${table} in access exclusive mode`,
    ...others.map(({ name }) => `alter index ${name} rename to ${firstName(table, name)}`),
    built === undefined
      ? `alter index ${primary} rename to ${first}_pkey`
      : `alter table ${table} drop constraint ${primary}, add constraint ${first}_pkey primary key using index ${built}`,
    `alter table ${table} rename to ${first}`,
    `create table ${table} (like ${first} including defaults) partition by range (${column})`,
    `alter table ${table} add constraint ${table}_pkey primary key (${key.join(', ')})`,
    ...others.map(({ sql }) => sql),
    `alter table ${table} attach partition ${first} for values from (minvalue) to ('${leastOf(until, kind)}')`,
    `alter table ${first} drop constraint ${check}`,
    `comment on table ${first} is '${until}'`,
    `create table ${restOf({ table })} partition of ${table} default`,
    `grant select, insert, update, delete on ${table} to ${role}`,
    // To be counted; what is written goes through the table.
    `grant select on ${restOf({ table })} to ${role}`,
  ].join(';\n');
}

function firstName(table: string, index: string): string {
  return `${table}_first_${index.replace(`${table}_`, '')}`.slice(0, 63);
}
