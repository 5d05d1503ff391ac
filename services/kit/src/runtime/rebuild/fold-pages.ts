import type { EntityManager } from 'typeorm';
import { execute, queryRows } from '../../model/rows/sql.js';
import { Fault } from '../../model/words/fault.js';
import { type EventRow, toRecordedEvent } from '../event-store/event-row.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import type { Rebuildable } from './rebuildable.js';

/** Events held in memory at once. */
const PAGE = 5_000;

/** Events to fold, in the order in which the statement gives them; `foldedColumns` of `tracking_event e` and `stream s`. */
export interface FoldedEvents {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Gives these events to their projections, and notes how far each stream is. @returns how many there were. */
export async function foldPages(
  tx: EntityManager,
  aggregates: readonly Rebuildable[],
  { sql, parameters }: FoldedEvents,
): Promise<number> {
  const byCategory = new Map(aggregates.map((aggregate) => [aggregate.category, aggregate]));
  // The tables that are written grow from nothing: a plan that was made while they were empty would be kept, or read them whole at each turn.
  await tx.query("set local plan_cache_mode = 'force_custom_plan'");
  await tx.query('set local enable_seqscan = off');
  // One walk for all pages: a page asked for by its place would begin at the front again.
  await tx.query(`declare folded no scroll cursor for ${sql}`, [...parameters]);
  let count = 0;
  for (;;) {
    const page = await queryRows<EventRow>(tx, `fetch ${PAGE} from folded`);
    for (const [category, rows] of byCategoryOf(page)) await projectPage(tx, byCategory.get(category), rows);
    await noteFolded(tx, page);
    count += page.length;
    if (page.length < PAGE) break;
  }
  await tx.query('close folded');
  await tx.query('set local plan_cache_mode to default');
  await tx.query('set local enable_seqscan to default');
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

async function projectPage(
  tx: EntityManager,
  aggregate: Rebuildable | undefined,
  rows: readonly EventRow[],
): Promise<void> {
  if (aggregate === undefined) throw new Fault(`no aggregate for ${rows[0]?.category}`);
  await projectEvents(
    tx,
    aggregate,
    rows.map((row) => toRecordedEvent(row, aggregate)),
  );
}

/** Writes the rows of events of one category. Projections own their tables, so one may run ahead of another; within one, events keep their order.
 *  @throws Fault naming the projection and the event that it cannot take */
export async function projectEvents(
  tx: EntityManager,
  aggregate: Rebuildable,
  events: readonly RecordedEvent[],
): Promise<void> {
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

async function noteFolded(tx: EntityManager, page: readonly EventRow[]): Promise<void> {
  const versions = new Map(page.map(({ stream_id: id, version }) => [id, version]));
  if (versions.size === 0) return;
  await execute(
    tx,
    'insert into rebuild.folded_stream (stream_id, version) select * from unnest($1::uuid[], $2::integer[])',
    [[...versions.keys()], [...versions.values()]],
  );
}
