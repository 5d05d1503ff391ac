import type { EntityManager } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';
import { upcast, type EventShapes } from '../event-store/upcast.js';
import type { FoldedEvent } from './fold-to-day.js';

interface Row {
  readonly stream_id: string;
  readonly version: number;
  readonly event_id: string;
  readonly type: string;
  readonly schema_version: number;
  readonly data: object;
  readonly occurred_at: Date;
}

/** Several streams of one kind in one statement, of each event only what a fold looks at; into `streams`, oldest first. Of people who became another: by the id that holds today. */
export async function readFoldedStreams(
  tx: EntityManager,
  shapes: EventShapes,
  ids: readonly string[],
  streams: Map<string, FoldedEvent[]>,
): Promise<void> {
  const rows = await queryRows<Row>(
    tx,
    `select stream_id, version, event_id, type, schema_version, occurred_at,
            case when (select exists (select from merged_person)) then data_now(data, stream_id) else data end as data
       from tracking_event where stream_id = any($1) order by stream_id, version`,
    [ids],
  );
  for (const row of rows) {
    const { stream_id: streamId, version, event_id: eventId, type, occurred_at: occurredAt } = row;
    const data = upcast(shapes, type, row.schema_version, row.data);
    const event = { streamId, version, eventId, type, data, occurredAt };
    const known = streams.get(streamId);
    if (known === undefined) streams.set(streamId, [event]);
    else known.push(event);
  }
}
