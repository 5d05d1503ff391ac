import type { ActorKind } from '../../model/words/recorded-event.js';

/** Why an event is not named: only its kind, its place and what it left in columns its owner sees. */
export type WithheldEvent = 'Assignment' | 'Correction' | 'Notice' | 'Working paper' | 'Internal note';

/** One event of one record, as it is carried. Instants are UTC with milliseconds. */
export interface TimelineLine {
  readonly service: string;
  readonly category: string;
  readonly stream: string;
  readonly version: number;
  readonly eventId: string;
  readonly schemaVersion: number;
  /** Null where it is withheld. */
  readonly event: string | null;
  readonly label: string | null;
  readonly withheld: WithheldEvent | null;
  /** The record begins with it. */
  readonly begins: boolean;
  readonly occurredAt: string;
  readonly recordedAt: string;
  readonly actor: ActorKind;
  readonly byOwner: boolean;
  /** What it said, as far as the owner sees it. */
  readonly facts: Readonly<Record<string, unknown>>;
}
