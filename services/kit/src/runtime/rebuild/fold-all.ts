import type { EntityManager } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';
import { Fault } from '../../model/words/fault.js';
import { foldedColumns, type EventRow, toRecordedEvent } from '../event-store/event-row.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { Rebuildable } from './rebuildable.js';

const pageSize = 5_000;

/** Gives every event of these aggregates to their projections, in the order in which they were written. @returns how many. */
export async function foldAll(tx: EntityManager, aggregates: readonly Rebuildable[]): Promise<number> {
  const byCategory = new Map(aggregates.map((aggregate) => [aggregate.category, aggregate]));
  // One walk for all pages: a page asked for by its place would join the whole log anew each time.
  await tx.query(
    `declare folded no scroll cursor for select ${foldedColumns} from event_order o join tracking_event e using (stream_id, version) join stream s using (stream_id)
      where s.category = any($1) order by o.seq`,
    [[...byCategory.keys()]],
  );
  let count = 0;
  for (;;) {
    const page = await queryRows<EventRow>(tx, `fetch ${pageSize} from folded`);
    for (const [category, rows] of byCategoryOf(page)) await projectPage(tx, byCategory.get(category), rows);
    count += page.length;
    if (page.length < pageSize) break;
  }
  await tx.query('close folded');
  return count;
}

function byCategoryOf(page: readonly EventRow[]): Map<string, EventRow[]> {
  const groups = new Map<string, EventRow[]>();
  for (const row of page) {
    const group = groups.get(row.category);
    if (group === undefined) groups.set(row.category, [row]);
    else group.push(row);
  }
  return groups;
}

/** Projections own their tables, so one may run ahead of another; within one, events keep their order. */
async function projectPage(
  tx: EntityManager,
  aggregate: Rebuildable | undefined,
  rows: readonly EventRow[],
): Promise<void> {
  if (aggregate === undefined) throw new Fault(`no aggregate for ${rows[0]?.category}`);
  const events = rows.map((row) => toRecordedEvent(row, aggregate));
  for (const { name, project, projectMany } of aggregate.projections) {
    if (projectMany === undefined)
      for (const event of events) await named(name, event, () => project(tx, event));
    else await named(name, events[0], () => projectMany(tx, events));
  }
}

async function named(
  projection: string,
  event: RecordedEvent | undefined,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new Fault(
      `${projection} cannot take ${event?.type} (version ${event?.version} of ${event?.streamId}) again`,
      { cause },
    );
  }
}
