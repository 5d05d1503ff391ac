import type { EntityManager } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { foldedColumns, type EventRow, toRecordedEvent } from './event-row.js';
import type { EventShapes } from './upcast.js';

/** The events of the stream that is the first parameter, in no order. */
export const eventsOfStream = `select ${foldedColumns} from tracking_event e join stream s using (stream_id) where e.stream_id = $1`;

/** All events of a stream, oldest first, in today's shapes; empty for an unknown stream.
 *  `shapes`: the aggregate; without it events come as they were stored. */
export async function readStream(
  tx: EntityManager,
  streamId: string,
  shapes?: EventShapes,
): Promise<RecordedEvent[]> {
  const rows = await queryRows<EventRow>(tx, `${eventsOfStream} order by e.version`, [streamId]);
  return rows.map((row) => toRecordedEvent(row, shapes));
}

/** The same for several streams at once, by id; those unknown are not in the answer. */
export async function readStreams(
  tx: EntityManager,
  streams: readonly { readonly streamId: string; readonly shapes: EventShapes }[],
): Promise<Map<string, RecordedEvent[]>> {
  const shapes = new Map(streams.map((stream) => [stream.streamId, stream.shapes]));
  const rows = await queryRows<EventRow>(
    tx,
    `select ${foldedColumns} from tracking_event e join stream s using (stream_id) where e.stream_id = any($1) order by e.stream_id, e.version`,
    [[...shapes.keys()]],
  );
  const events = new Map<string, RecordedEvent[]>();
  for (const row of rows)
    events.set(row.stream_id, [
      ...(events.get(row.stream_id) ?? []),
      toRecordedEvent(row, shapes.get(row.stream_id)),
    ]);
  return events;
}

/** Whether something came of the command: the history knows it for ever, the command log for a while. */
export async function hasHappened(
  db: Pick<EntityManager, 'query'>,
  streamId: string,
  commandId: string,
): Promise<boolean> {
  const rows: object[] = await db.query(
    'select 1 from tracking_event where stream_id = $1 and command_id = $2 limit 1',
    [streamId, commandId],
  );
  return rows.length > 0;
}
