import type { EntityManager } from 'typeorm';
import { queryRows } from '../database/sql.js';
import { Fault } from '../errors/fault.js';
import { eventColumns, type EventRow, toRecordedEvent } from '../event-store/event-row.js';
import type { Rebuildable } from './rebuildable.js';

const pageSize = 2_000;

/** Gives every event of these aggregates to their projections, in the order in which they were written. @returns how many. */
export async function foldAll(tx: EntityManager, aggregates: readonly Rebuildable[]): Promise<number> {
  const byCategory = new Map(aggregates.map((aggregate) => [aggregate.category, aggregate]));
  let after = '0';
  let count = 0;
  for (;;) {
    const page = await queryRows<EventRow & { seq: string }>(
      tx,
      `select o.seq, ${eventColumns} from event_order o join tracking_event e using (stream_id, version) join stream s using (stream_id)
        where o.seq > $1 and s.category = any($2) order by o.seq limit ${pageSize}`,
      [after, [...byCategory.keys()]],
    );
    for (const row of page) await project(tx, byCategory.get(row.category), row);
    const last = page.at(-1);
    if (last === undefined) return count;
    after = last.seq;
    count += page.length;
  }
}

async function project(tx: EntityManager, aggregate: Rebuildable | undefined, row: EventRow): Promise<void> {
  if (aggregate === undefined) throw new Fault(`no aggregate for ${row.category}`);
  const event = toRecordedEvent(row, aggregate);
  for (const { name, project: apply } of aggregate.projections) {
    try {
      await apply(tx, event);
    } catch (cause) {
      throw new Fault(`${name} cannot take ${event.type} (version ${event.version} of ${event.streamId}) again`, { cause });
    }
  }
}
