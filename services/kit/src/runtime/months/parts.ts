import type pg from 'pg';
import { patiently } from '../database/patiently.js';
import { leastOf, monthOf, monthsLater, type Month } from './month.js';
import { partName, type MonthlyTable } from './monthly-table.js';

/** Months that are made before they come: a job that does not run for as long loses nothing but its time. */
const MONTHS_AHEAD = 3;

/** One part of a table. `until`: the first month that is not in it; undefined: the part of rows that fit no other. */
export interface Part {
  readonly name: string;
  readonly until: Month | undefined;
}

/** The parts a table has now, oldest first, the one of the rest last; undefined: it is in one piece. */
export async function partsOf(
  client: Pick<pg.Client, 'query'>,
  { table }: Pick<MonthlyTable, 'table'>,
): Promise<readonly Part[] | undefined> {
  const { rows } = await client.query<{ name: string | null; until: string | null }>(
    `select p.relname as name, obj_description(p.oid, 'pg_class') as until
       from pg_class t left join pg_inherits i on i.inhparent = t.oid left join pg_class p on p.oid = i.inhrelid
      where t.oid = to_regclass($1) and t.relkind = 'p' order by until nulls last`,
    [table],
  );
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ name, until }) => (name === null ? [] : [{ name, until: until ?? undefined }]));
}

/** Makes the months from now on that are missing, and takes into each what fell into the part of the rest meanwhile. @returns what was made */
export async function makeMonths(
  client: Pick<pg.Client, 'query'>,
  table: MonthlyTable,
  now: Date,
): Promise<string[]> {
  const parts = await partsOf(client, table);
  if (parts === undefined) return [];
  const until = parts.findLast((part) => part.until !== undefined)?.until ?? monthOf(now);
  const last = monthsLater(monthOf(now), MONTHS_AHEAD);
  const made: string[] = [];
  for (let month = until; month <= last; month = monthsLater(month, 1)) {
    await patiently(client, () => client.query(monthSql(table, month)));
    made.push(partName(table, month));
  }
  return made;
}

/** In one: nobody finds a row neither in the rest nor in its month. */
function monthSql(table: MonthlyTable, month: Month): string {
  const { table: name, column, kind } = table;
  const part = partName(table, month);
  const next = monthsLater(month, 1);
  const [least, end] = [leastOf(month, kind), leastOf(next, kind)];
  return `
    lock table ${name} in access exclusive mode;
    create table ${part} (like ${name} including defaults);
    comment on table ${part} is '${next}';
    with fallen as (delete from ${restOf(table)} where ${column} >= '${least}' and ${column} < '${end}' returning *)
      insert into ${part} select * from fallen;
    alter table ${name} attach partition ${part} for values from ('${least}') to ('${end}');`;
}

/** The part of rows of months that have none. */
export function restOf({ table }: Pick<MonthlyTable, 'table'>): string {
  return `${table}_rest`;
}
