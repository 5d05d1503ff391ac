import type { EntityManager } from 'typeorm';
import type { RecordHistory } from '../../model/decider/record-history.js';
import { everyRow, noRow, type Resource } from '../../model/resource/define.js';
import { rowScope, seenFields } from '../../model/resource/visibility.js';
import { calendarDate } from '../../model/time/clock.js';
import type { Viewer } from '../../model/words/viewer.js';
import { inTransaction } from '../database/transaction.js';
import { readFoldedStreams } from './read-folded-streams.js';
import {
  foldToDay,
  foldToVersion,
  type AskedDays,
  type DatedEvent,
  type FoldedEvent,
  type RecordOnDay,
} from './fold-to-day.js';

/** Streams read in one statement. */
const STREAMS_AT_ONCE = 500;

/** A row of today that the viewer may read: only such have a history for him. `zone`: IANA, whose days count. */
export interface RecordToday {
  readonly id: string;
  readonly zone: string;
}

/** One thing that had happened, as its timeline names it. */
export interface HistoryLine {
  readonly eventId: string;
  readonly label: string;
  /** When it took effect. */
  readonly day: string;
  /** When it was entered. */
  readonly heardOn: string;
}

/** A record on a day as one viewer sees it: what is hidden from him today, or belonged to another then, is not there. */
export interface SeenOnDay extends AskedDays {
  readonly recordId: string;
  readonly known: boolean;
  /** The day its record begins; worked out when it is asked for, as is the history: a calendar is slow, and a list has thousands. */
  readonly begins: () => string;
  readonly history: () => readonly HistoryLine[];
  /** What it follows from, for fields that the service works out itself; empty where nothing is known. */
  readonly taken: readonly FoldedEvent[];
  readonly row: Readonly<Record<string, unknown>>;
}

/** Reads the histories of these records and folds each to the days, once for each entry of `asked`. Ids without a history are left out. */
export async function readOnDays(
  manager: EntityManager,
  history: RecordHistory,
  viewer: Viewer,
  { records, asked }: { readonly records: readonly RecordToday[]; readonly asked: readonly AskedDays[] },
): Promise<SeenOnDay[][]> {
  const streams = await readHistories(manager, history, records);
  return records.flatMap(({ id, zone }) => {
    const events = streams.get(id);
    return events === undefined
      ? []
      : [asked.map((days) => seenOnDay(history, viewer, { id, zone, events, days }))];
  });
}

/** Two versions of one record, each as its stream counts them; 0: before it began. */
export interface RecordVersions extends RecordToday {
  readonly fromVersion: number;
  readonly toVersion: number;
}

/** How a record stood at one version of its stream and at another, as the viewer sees it. */
export interface SeenBetween {
  readonly before: SeenOnDay;
  readonly after: SeenOnDay;
}

/** Reads the histories of these records and folds each to its two versions. Ids without a history are left out. */
export async function readBetween(
  manager: EntityManager,
  history: RecordHistory,
  viewer: Viewer,
  records: readonly RecordVersions[],
): Promise<SeenBetween[]> {
  const streams = await readHistories(manager, history, records);
  return records.flatMap(({ id, zone, fromVersion, toVersion }) => {
    const events = streams.get(id);
    if (events === undefined) return [];
    const at = (version: number): SeenOnDay => {
      const then = foldToVersion(history, events, version);
      const entered = events.findLast((event) => event.version <= version) ?? events[0];
      const day = calendarDate(entered?.occurredAt ?? new Date(0), zone);
      return seen(history, viewer, { id, zone, events, days: { day, knownOn: day } }, then);
    };
    return [{ before: at(fromVersion), after: at(toVersion) }];
  });
}

/** A request is answered outside of a transaction, and streams are read within one: all of one moment's. */
async function readHistories(
  { connection }: EntityManager,
  { aggregate }: RecordHistory,
  records: readonly RecordToday[],
): Promise<Map<string, FoldedEvent[]>> {
  const all = new Map<string, FoldedEvent[]>();
  if (records.length === 0) return all;
  await inTransaction(connection, async (tx) => {
    for (let from = 0; from < records.length; from += STREAMS_AT_ONCE) {
      const chunk = records.slice(from, from + STREAMS_AT_ONCE);
      await readFoldedStreams(
        tx,
        aggregate,
        chunk.map(({ id }) => id),
        all,
      );
    }
  });
  return all;
}

interface Folding extends RecordToday {
  readonly events: readonly FoldedEvent[];
  readonly days: AskedDays;
}

function seenOnDay(history: RecordHistory, viewer: Viewer, folding: Folding): SeenOnDay {
  const { events, days, zone } = folding;
  return seen(history, viewer, folding, foldToDay(history, events, days, zone));
}

function seen(
  history: RecordHistory,
  viewer: Viewer,
  { id, zone, events, days }: Folding,
  then: RecordOnDay | undefined,
): SeenOnDay {
  const known = then !== undefined && isReadable(history.resource, viewer, { id, ...then.fields });
  return {
    ...days,
    recordId: id,
    begins: () => calendarDate(events[0]?.occurredAt ?? new Date(0), zone),
    known,
    history: () => (known ? linesOf(history, viewer, then.taken, zone) : []),
    taken: known ? then.taken.map(({ event }) => event) : [],
    row: known ? rowOf(history.resource, viewer, id, then) : {},
  };
}

/** The row rule of today, held against the row of then. */
export function isReadable(
  resource: Resource,
  viewer: Viewer,
  row: Readonly<Record<string, unknown>>,
): boolean {
  const scope = rowScope(resource, viewer);
  if (scope === everyRow) return true;
  if (scope === noRow) return false;
  return scope.some((match) => Object.entries(match).every(([key, value]) => row[key] === value));
}

function rowOf(
  resource: Resource,
  viewer: Viewer,
  id: string,
  { fields, version, createdAt, updatedAt }: RecordOnDay,
): Readonly<Record<string, unknown>> {
  const known: Readonly<Record<string, unknown>> = { ...fields, id, version, createdAt, updatedAt };
  return Object.fromEntries(
    Object.entries(seenFields(resource, viewer.role))
      .filter(([, field]) => field.workedOut !== true)
      .map(([key]) => [key, known[key] ?? null]),
  );
}

function linesOf(
  { labels }: RecordHistory,
  { role }: Viewer,
  taken: readonly DatedEvent[],
  zone: string,
): HistoryLine[] {
  return taken.flatMap(({ event, on }) => {
    const label = labels[event.type];
    if (label === undefined || (role === 'customer' && label.audience !== 'customer')) return [];
    const heardOn = calendarDate(event.occurredAt, zone);
    // A date that had not come when it was entered: it stood from the entry on.
    const day = on !== undefined && on < heardOn ? on : heardOn;
    return [{ eventId: event.eventId, label: label.label, day, heardOn }];
  });
}
