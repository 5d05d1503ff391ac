/** Who did it; the same words as roles. */
export type ActorKind = 'visitor' | 'customer' | 'lawyer' | 'admin' | 'partner' | 'system';

/** An event as it is stored. */
export interface RecordedEvent<Data extends object = object> {
  readonly eventId: string;
  readonly category: string;
  readonly streamId: string;
  /** 1…n within the stream. */
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: Data;
  readonly actor: { readonly kind: ActorKind; readonly id?: string; readonly onBehalfOf?: string };
  readonly reason?: string;
  readonly subjectId?: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly commandId?: string;
  readonly traceparent?: string;
  readonly occurredAt: Date;
  readonly recordedAt: Date;
}
