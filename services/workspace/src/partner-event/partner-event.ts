import type { PartnerEventType, PartnerRecordType } from '@cotta/reference/partner-event-types.js';

/** Of an event besides what it is about: ids, dates and words of statuses, by names as JSON has them (`trademark_id`). Nothing that a person wrote. */
export type PartnerEventData = Readonly<Record<string, string>>;

/** Something that happened to a record of a client, as far as a partner may hear of it. */
export interface PartnerFact {
  readonly type: PartnerEventType;
  /** Whose record it is. */
  readonly userId: string;
  readonly record: { readonly type: PartnerRecordType; readonly id: string };
  readonly data: PartnerEventData;
}

/** An event as it is stored. */
export interface PartnerEventRow {
  /** A `bigint`, as the driver gives it. */
  readonly position: string;
  readonly id: string;
  readonly type: string;
  readonly typeVersion: number;
  readonly recordType: string;
  readonly recordId: string;
  readonly recordVersion: number;
  readonly occurredAt: Date;
  readonly data: PartnerEventData;
}

/** The same as partners read it, in the stream and in webhooks alike. */
export interface PublicPartnerEvent {
  /** The same wherever and however often the event is met. */
  readonly id: string;
  readonly type: string;
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** `version`: grows within a record. */
  readonly record: { readonly type: string; readonly id: string; readonly version: number };
  readonly data: PartnerEventData;
}

/** An event as partners read it. */
export function publicEvent(row: PartnerEventRow): PublicPartnerEvent {
  return {
    id: row.id,
    type: row.type,
    version: row.typeVersion,
    timestamp: row.occurredAt.toISOString(),
    record: { type: row.recordType, id: row.recordId, version: row.recordVersion },
    data: row.data,
  };
}
