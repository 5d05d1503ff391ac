import type { DataSource } from 'typeorm';
import { observeTogether } from '../../runtime/process/process-metrics.js';

const KEEP_MS = 60_000;

interface TableSize {
  readonly name: string;
  readonly bytes: number;
}

/** Parts of a table count for the table they are of. */
const sizesSql = `
  select coalesce(whole.relname, part.relname)::text as name, sum(pg_total_relation_size(part.oid))::float8 as bytes
    from pg_class part
    left join pg_inherits i on i.inhrelid = part.oid
    left join pg_class whole on whole.oid = i.inhparent
   where part.relkind = 'r' and part.relnamespace = current_schema()::regnamespace
   group by 1`;

/** How big the tables of a service are, looked up once a minute at most. */
export function observeTables(db: DataSource): void {
  let kept: { readonly sizes: readonly TableSize[]; readonly until: number } | undefined;
  observeTogether({
    group: 'tables',
    gauges: {
      bytes: {
        name: 'cotta_table_bytes',
        help: 'Size of a table with its indexes',
        labelNames: ['table'],
      },
    },
    look: async ({ bytes }) => {
      if (kept === undefined || kept.until < performance.now())
        kept = { sizes: await db.query<TableSize[]>(sizesSql), until: performance.now() + KEEP_MS };
      for (const { name, bytes: size } of kept.sizes) bytes.set({ table: name }, size);
    },
  });
}
