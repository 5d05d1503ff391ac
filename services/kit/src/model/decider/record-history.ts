import type { Resource } from '../resource/define.js';
import type { RecordEvents } from '../rows/record-events.js';
import type { Aggregate, DomainEvent } from './decider.js';
import type { RecordState } from './record-decider.js';
import type { Audience } from './step.js';

/** What has to be known of one kind of record to say how it stood on a day. */
export interface RecordHistory {
  readonly resource: Resource;
  readonly aggregate: Pick<
    Aggregate<RecordState, DomainEvent>,
    'category' | 'initial' | 'evolve' | 'versions' | 'upcasters'
  >;
  readonly events: RecordEvents;
  /** Event type → key of the calendar date by which it took effect. */
  readonly effective: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, { readonly label: string; readonly audience: Audience }>>;
  readonly calendar: RecordCalendar;
}

/** Whose days count. `by`: key of a field that says it; `zoneOf`: the IANA zone by that field's value. */
export interface RecordCalendar {
  readonly by: string;
  readonly zoneOf: (value: string) => string;
}
