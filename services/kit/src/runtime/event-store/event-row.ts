import type { ActorKind, RecordedEvent } from '../../model/words/recorded-event.js';
import { type EventShapes, currentVersion, upcast } from './upcast.js';

const whatColumns = `e.stream_id, s.category, e.version, e.event_id, e.type, e.schema_version`;
const whyColumns = `e.actor_kind, e.actor_id, e.on_behalf_of, e.reason, e.subject_id, e.correlation_id, e.causation_id, e.command_id, e.traceparent, e.occurred_at, e.recorded_at`;

/** For `tracking_event e` joined with `stream s`. */
export const eventColumns = `${whatColumns}, e.data, ${whyColumns}`;

/** The same as it is folded: of people who became another, by the id that holds today. */
export const foldedColumns = `${whatColumns}, case when (select exists (select from merged_person)) then data_now(e.data, e.stream_id) else e.data end as data, ${whyColumns}`;

/** A row as the driver gives it. */
export interface EventRow {
  readonly stream_id: string;
  readonly category: string;
  readonly version: number;
  readonly event_id: string;
  readonly type: string;
  readonly schema_version: number;
  readonly data: object;
  readonly actor_kind: ActorKind;
  readonly actor_id: string | null;
  readonly on_behalf_of: string | null;
  readonly reason: string | null;
  readonly subject_id: string | null;
  readonly correlation_id: string;
  readonly causation_id: string | null;
  readonly command_id: string | null;
  readonly traceparent: string | null;
  readonly occurred_at: Date;
  readonly recorded_at: Date;
}

/** `given`: the aggregate that asks. What belongs to another kind comes as it was stored: whoever asked for it by mistake is refused, not failed. */
export function toRecordedEvent(row: EventRow, given?: EventShapes): RecordedEvent {
  const shapes = given?.category === undefined || given.category === row.category ? given : undefined;
  return {
    eventId: row.event_id,
    category: row.category,
    streamId: row.stream_id,
    version: row.version,
    type: row.type,
    schemaVersion: shapes === undefined ? row.schema_version : currentVersion(shapes, row.type),
    data: shapes === undefined ? row.data : upcast(shapes, row.type, row.schema_version, row.data),
    actor: { kind: row.actor_kind, ...present({ id: row.actor_id, onBehalfOf: row.on_behalf_of }) },
    correlationId: row.correlation_id,
    ...present({
      reason: row.reason,
      subjectId: row.subject_id,
      causationId: row.causation_id,
      commandId: row.command_id,
      traceparent: row.traceparent,
    }),
    occurredAt: row.occurred_at,
    recordedAt: row.recorded_at,
  };
}

/** Leaves out what is null, so that absent stays absent. */
function present<K extends string>(values: Record<K, string | null>): Partial<Record<K, string>> {
  const kept: Partial<Record<K, string>> = {};
  for (const key in values) {
    const value = values[key];
    if (value !== null) kept[key] = value;
  }
  return kept;
}
