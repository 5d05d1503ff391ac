import type { EntityManager } from 'typeorm';
import type { RecordedEvent } from '../words/recorded-event.js';

/** Rows that are written in the same transaction as the event and can be made again from the events alone:
 *  `project` uses nothing but the event and its own tables — no clock, no randomness. */
export interface InlineProjection {
  readonly name: string;
  /** Tables it owns; emptied and refilled by a rebuild, compared by `rebuild --check`. */
  readonly tables: readonly string[];
  /** Columns of these tables that live on after the projection wrote them (a job's lease), left out of the comparison. */
  readonly operationalColumns?: Readonly<Record<string, readonly string[]>>;
  /** Columns, besides the key, by which it finds rows of its tables: a rebuild makes an index of each, and of nothing else. */
  readonly foundBy?: Readonly<Record<string, readonly string[]>>;
  /** Rows of one stream follow from events of another: a rebuild folds these in the order of the log instead of stream by stream. @defaultValue false */
  readonly acrossStreams?: boolean;
  readonly project: (tx: EntityManager, event: RecordedEvent) => Promise<void>;
  /** The same for many events at once, in their order: what a rebuild calls where it is there. Rows must come out the same. */
  readonly projectMany?: (tx: EntityManager, events: readonly RecordedEvent[]) => Promise<void>;
}
