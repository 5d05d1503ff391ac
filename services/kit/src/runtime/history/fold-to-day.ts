import type { RecordHistory } from '../../model/decider/record-history.js';
import type { RecordState } from '../../model/decider/record-decider.js';
import { addDays } from '../../model/time/calendar-days.js';
import { dayBeginsIn } from '../../model/time/day-begins.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';

/** Two calendar dates `YYYY-MM-DD`, both up to their ends: how it stood on `day`, by what was known on `knownOn`. */
export interface AskedDays {
  readonly day: string;
  readonly knownOn: string;
}

/** Of an event what a fold looks at. */
export type FoldedEvent = Pick<
  RecordedEvent,
  'streamId' | 'version' | 'eventId' | 'type' | 'data' | 'occurredAt'
>;

/** An event and the calendar date by which its fact took effect; undefined: when it was entered. */
export interface DatedEvent {
  readonly event: FoldedEvent;
  readonly on?: string;
}

/** A record as it stood: its row but for the columns that no event tells, and the events it follows from, in their order. */
export interface RecordOnDay {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly taken: readonly DatedEvent[];
}

/** The first instant after a calendar date in the IANA zone. */
export function dayEnds(day: string, zone: string): Date {
  return dayBeginsIn(addDays(day, 1), zone);
}

/** Folds a stream, oldest event first, by its own rules. What was known is a prefix of the stream; of that, whatever had taken effect. Undefined where the record had not begun, or was removed.
 *  `zone`: whose days they are. */
export function foldToDay(
  history: RecordHistory,
  events: readonly FoldedEvent[],
  { day, knownOn }: AskedDays,
  zone: string,
): RecordOnDay | undefined {
  const known = dated(history, knownBefore(events, dayEnds(knownOn, zone)));
  const end = dayEnds(day, zone);
  const taken = known.filter(({ event, on }) => event.occurredAt < end || (on !== undefined && on <= day));
  // A date of law may lie before the record: what it was then nobody entered.
  if (taken.length === 0 || taken[0] !== known[0]) return undefined;
  return folded(history, taken);
}

/** Folds a stream up to a version of its own, by its own rules: whatever had been entered by then. Undefined where the record had not begun, or was removed. */
export function foldToVersion(
  history: RecordHistory,
  events: readonly FoldedEvent[],
  version: number,
): RecordOnDay | undefined {
  const known = events.filter((event) => event.version <= version);
  return folded(history, dated(history, known));
}

function folded({ aggregate }: RecordHistory, taken: readonly DatedEvent[]): RecordOnDay | undefined {
  let state: RecordState = aggregate.initial;
  let [first, last] = [taken[0]?.event, taken[0]?.event];
  for (const { event } of taken) {
    const next = aggregate.evolve(state, event);
    if (next === state) continue;
    if (!state.exists) first = event;
    last = event;
    state = next;
  }
  if (!state.exists || first === undefined || last === undefined) return undefined;
  const { occurredAt: createdAt } = first;
  const { version, occurredAt: updatedAt } = last;
  return { fields: state.fields, version, createdAt, updatedAt, taken };
}

/** Up to the first event that was entered later: clocks of two programs may differ by a moment, and a history has no gap. */
function knownBefore(events: readonly FoldedEvent[], end: Date): readonly FoldedEvent[] {
  const later = events.findIndex(({ occurredAt }) => occurredAt >= end);
  return later < 0 ? events : events.slice(0, later);
}

type Data = Readonly<Record<string, unknown>>;

/** Each with its date of effect. A correction of such a date corrects its fact: it is as if that had been right from the first. */
function dated({ effective, events: names }: RecordHistory, known: readonly FoldedEvent[]): DatedEvent[] {
  const result: DatedEvent[] = [];
  const lastBy = new Map<string, number>();
  for (const event of known) {
    if (event.type === names.amended) correct(result, lastBy, event.data as Data);
    const key = effective[event.type];
    const on = key === undefined ? undefined : (event.data as Data)[key];
    if (key !== undefined && typeof on === 'string') lastBy.set(key, result.length);
    result.push(typeof on === 'string' ? { event, on } : { event });
  }
  return result;
}

/** `lastBy`: by key of a date, where the last fact stands that took effect by it. */
function correct(facts: DatedEvent[], lastBy: ReadonlyMap<string, number>, corrected: Data): void {
  for (const [key, index] of lastBy) {
    const [fact, on] = [facts[index], corrected[key]];
    if (fact === undefined || typeof on !== 'string') continue;
    facts[index] = { event: { ...fact.event, data: { ...fact.event.data, [key]: on } }, on };
  }
}
