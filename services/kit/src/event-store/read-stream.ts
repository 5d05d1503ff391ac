import type { EntityManager } from 'typeorm';
import { queryRows } from '../database/sql.js';
import type { RecordedEvent } from '../projection/projection.js';
import { eventColumns, type EventRow, toRecordedEvent } from './event-row.js';
import type { EventShapes } from './upcast.js';

/** All events of a stream, oldest first, in today's shapes; empty for an unknown stream.
 *  `shapes`: the aggregate; without it events come as they were stored. */
export async function readStream(tx: EntityManager, streamId: string, shapes?: EventShapes): Promise<RecordedEvent[]> {
  const rows = await queryRows<EventRow>(
    tx,
    `select ${eventColumns} from tracking_event e join stream s using (stream_id) where e.stream_id = $1 order by e.version`,
    [streamId],
  );
  return rows.map((row) => toRecordedEvent(row, shapes));
}
