import type { EntityManager } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';
import { foldedColumns } from '../event-store/event-row.js';
import { foldPages } from './fold-pages.js';
import { splitByOrder } from './parts.js';
import type { Rebuildable } from './rebuildable.js';
import { standBefore } from './shadow-tables.js';

/** Streams asked about in one statement. */
const TOGETHER = 2_000;

/** Folds what was written since its stream was folded, as far as this transaction sees it. In a transaction of one snapshot. */
export async function catchUp(tx: EntityManager, aggregates: readonly Rebuildable[]): Promise<void> {
  await standBefore(tx);
  const { byStream, inOrder } = splitByOrder(aggregates);
  for (const [categories, order] of [
    [byStream, 'e.stream_id, e.version'],
    [inOrder, 'o.seq'],
  ] as const) {
    const behind = await streamsBehind(tx, categories);
    // What goes in the order of the log goes together.
    const size = order === 'o.seq' ? Math.max(behind.length, 1) : TOGETHER;
    for (let from = 0; from < behind.length; from += size) {
      const some = behind.slice(from, from + size);
      await foldPages(tx, aggregates, {
        sql: `select ${foldedColumns} from unnest($1::uuid[], $2::integer[]) as b(id, after)
          join tracking_event e on e.stream_id = b.id and e.version > b.after join stream s on s.stream_id = b.id
          ${order === 'o.seq' ? 'join event_order o on o.stream_id = e.stream_id and o.version = e.version' : ''} order by ${order}`,
        parameters: [some.map(({ id }) => id), some.map(({ after }) => after)],
      });
    }
  }
}

interface Behind {
  readonly id: string;
  /** Folded so far. */
  readonly after: number;
}

async function streamsBehind(tx: EntityManager, categories: readonly string[]): Promise<Behind[]> {
  if (categories.length === 0) return [];
  return queryRows<Behind>(
    tx,
    `select s.stream_id as id, coalesce(f.version, 0) as after
       from stream s left join (select stream_id, max(version) as version from rebuild.folded_stream group by stream_id) as f using (stream_id)
      where s.category = any($1) and s.version > coalesce(f.version, 0) order by s.stream_id`,
    [categories],
  );
}
