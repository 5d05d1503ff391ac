import type pg from 'pg';
import type { MonthlyTable } from './monthly-table.js';
import { partByMonth, type Parting } from './part-table.js';
import { makeMonths } from './parts.js';

/** Which tables a migration sees to. `whenEmpty`: tables whose key becomes another one with their months. The release before does not know it, so what is in use is parted
 *  by the nightly job, when nobody works with that release any more. */
interface Monthly extends Parting {
  readonly always: MonthlyTable;
  readonly whenEmpty: readonly MonthlyTable[];
}

/** Months of tables that are kept in months, some ahead. @returns what was done */
export async function haveMonths(
  client: Pick<pg.Client, 'query'>,
  { always, whenEmpty, role, now }: Monthly,
): Promise<string[]> {
  const done = await partByMonth(client, always, { role, now });
  for (const table of whenEmpty) {
    const { rows } = await client.query<{ used: boolean }>(
      `select exists (select from ${table.table}) as used`,
    );
    if (rows[0]?.used === false) done.push(...(await partByMonth(client, table, { role, now })));
  }
  for (const table of [always, ...whenEmpty]) done.push(...(await makeMonths(client, table, now)));
  return done;
}
