import type { EntityManager } from 'typeorm';
import type { Resource } from '../../model/resource/define.js';
import type { RecordEvents } from '../../model/rows/record-events.js';
import type { TimelineLine } from './timeline-line.js';
import type { Viewer } from '../../model/words/viewer.js';

/** One kind of record whose history its owner takes along, and brings to another copy.
 *  @see docs/adr/0135-a-history-that-can-be-carried.md */
export interface PortableRecord {
  readonly resource: Resource;
  readonly facts: {
    readonly events: RecordEvents;
    readonly aggregate: { readonly notificationEvents?: readonly string[] };
    /** Event type → what a history calls it and for whom. Absent: it has no words, so no event of it is named. */
    readonly labels?: Readonly<Record<string, { readonly label: string; readonly audience: string }>>;
  };
  /** Columns that its owner is not shown and without which the record is not the same elsewhere. @defaultValue none */
  readonly carries?: readonly string[];
  /** Keys of its named events that are no columns and from which rows follow. @defaultValue none */
  readonly alsoSays?: readonly string[];
  /** What the first event has to say in another copy and no file can: where bytes lie. */
  readonly settle?: (facts: Facts, streamId: string) => Facts;
}

/** What an event says, by key. */
export type Facts = Readonly<Record<string, unknown>>;

/** One file of lines beside the timeline. `lines`: what this owner may see, in the form of `schema`. */
export interface PortableFile {
  readonly name: string;
  readonly schema: { readonly parse: (line: unknown) => object };
  readonly lines: (manager: EntityManager, owner: Viewer) => AsyncIterable<object>;
}

/** What a service gives its owner to take along. */
export interface Portable {
  /** The published form of a line of the timeline. */
  readonly timeline: { readonly parse: (line: unknown) => TimelineLine };
  readonly records: readonly PortableRecord[];
  readonly files: readonly PortableFile[];
}

/** The name of the file that every service with records adds to. */
export const TIMELINE = 'timeline';

/** Stands in lines for the id of whose they are: another copy knows the person by another id. */
export const OWNER = 'urn:cotta:owner';

/** Key by which an event that came from another copy without its name says what kind it was there. */
export const WITHHELD = 'withheldElsewhere';
