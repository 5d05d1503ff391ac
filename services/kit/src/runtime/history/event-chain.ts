import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';
import { eventColumns, type EventRow } from '../event-store/event-row.js';

/** An event within the chain of its file. Both are SHA-256 in hex. */
export interface ChainedEvent {
  readonly row: EventRow;
  /** Of this event alone, as it is stored. */
  readonly digest: string;
  /** Of the fingerprint before, in hex, followed by this digest: it stands for all events up to here. The one before the first is empty. */
  readonly fingerprint: string;
}

/** The events of several streams in the order in which the database recorded them, as they are stored, each with its place in their chain. */
export async function readChain(tx: EntityManager, streams: readonly string[]): Promise<ChainedEvent[]> {
  const rows = await queryRows<EventRow>(
    tx,
    `select ${eventColumns} from tracking_event e join stream s using (stream_id) where e.stream_id = any($1) order by e.recorded_at, e.stream_id, e.version`,
    [streams],
  );
  let before = '';
  return rows.map((row) => {
    const digest = sha256(canonical(contentOf(row)));
    before = sha256(before + digest);
    return { row, digest, fingerprint: before };
  });
}

/** All of an event that says what happened; not how it came here. */
function contentOf(row: EventRow): object {
  return {
    streamId: row.stream_id,
    category: row.category,
    version: row.version,
    eventId: row.event_id,
    type: row.type,
    schemaVersion: row.schema_version,
    data: row.data,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    onBehalfOf: row.on_behalf_of,
    reason: row.reason,
    occurredAt: row.occurred_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
  };
}

/** JSON with the keys of each object in their order, so that the same content is the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
