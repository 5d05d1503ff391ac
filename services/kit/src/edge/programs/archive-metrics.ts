import type { DataSource } from 'typeorm';
import type { Clock } from '../../model/time/clock.js';
import { observeTogether } from '../../runtime/process/process-metrics.js';
import { beginOf } from '../../runtime/months/month.js';

interface Monthly {
  readonly table: string;
  readonly rest: string;
  readonly until: string | null;
  readonly archived: string;
}

/** Tables in months: the part of what fits none, as an identifier, the first month that is not made, and what lies in the archive. */
const monthlySql = `
  select t.relname as table, max(quote_ident(p.relname)) filter (where p.relname = t.relname || '_rest') as rest, max(obj_description(p.oid, 'pg_class')) as until,
         coalesce((select sum(rows) from archived_month where table_name = t.relname and detached_at is not null), 0) as archived
    from pg_class t join pg_inherits i on i.inhparent = t.oid join pg_class p on p.oid = i.inhrelid
   where t.relkind = 'p' and t.relnamespace = current_schema()::regnamespace group by t.relname order by 1`;

/** Whether the months of a service's tables are made in time, and what of them is in the archive. */
export function observeArchive({ db, clock }: { readonly db: DataSource; readonly clock: Clock }): void {
  observeTogether({
    group: 'archive',
    gauges: {
      ahead: {
        name: 'cotta_archive_months_end_seconds',
        help: 'Until the last month ends for which a table has a part',
        labelNames: ['table'],
      },
      rest: {
        name: 'cotta_archive_rest_rows',
        help: 'Rows that fit no month of their table, a hundred at most',
        labelNames: ['table'],
      },
      archived: {
        name: 'cotta_archive_rows',
        help: 'Rows that were taken to the object store',
        labelNames: ['table'],
      },
    },
    look: async ({ ahead, rest, archived }) => {
      for (const one of await db.query<Monthly[]>(monthlySql)) {
        const { table, until } = one;
        const [found] = await db.query<{ n: number }[]>(
          `select count(*)::integer as n from (select from ${one.rest} limit 100) fallen`,
        );
        rest.set({ table }, found?.n ?? 0);
        archived.set({ table }, Number(one.archived));
        if (until !== null) ahead.set({ table }, (beginOf(until).getTime() - clock.now().getTime()) / 1000);
      }
    },
  });
}
