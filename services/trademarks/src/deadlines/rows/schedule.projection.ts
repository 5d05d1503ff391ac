import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import {
  keepReminders,
  markReminded,
  type DatedReminder,
} from '@cotta/kit/runtime/reminders/reminder-table.js';
import { officeToday } from '../office-day.js';
import { REMINDER_ZONE } from './mark-reminders.js';

/** What is kept of a subject. Days `YYYY-MM-DD`. */
type Kept<Own> = Partial<Own> & {
  readonly dueDate?: string;
  readonly kickedOffOn?: string;
  readonly over?: boolean;
};

/** What an event of it may say. */
type Said<Own> = Partial<Own> & {
  readonly dueDate?: string;
  readonly status?: string;
  readonly lastReminder?: { readonly reminder: string; readonly step: number };
};

/** `Own`: what a schedule keeps besides its days. */
interface Schedule<Own> {
  /** Of the projection. */
  readonly name: string;
  /** Its rows, one a subject: how what is kept of it is read by its id as `kept`, and written beside it as JSON. */
  readonly rows: { readonly table: string; readonly read: string; readonly write: string };
  /** Events that begin it and take it away. */
  readonly events: { readonly kickedOff: string; readonly removed: string };
  /** Statuses in which it goes on. */
  readonly open: readonly string[];
  /** Kind of the reminder that opens it, on the day of the kick-off. */
  readonly kickOff: string;
  /** The own facts after an event that says these. */
  readonly own: (said: Partial<Own>, before: Partial<Own>) => Partial<Own>;
  /** Code of the office in whose zone the day of the kick-off is. */
  readonly office: (own: Partial<Own>) => string | undefined;
  /** The reminders after the first. */
  readonly reminders: (
    days: { readonly dueDate: string; readonly kickedOffOn: string },
    own: Partial<Own>,
  ) => readonly Omit<DatedReminder, 'subjectId'>[];
  /** Reminders of something else about it, which its own end does not end. */
  readonly besides?: (dueDate: string, own: Partial<Own>) => readonly Omit<DatedReminder, 'subjectId'>[];
  /** Its reminders rest. */
  readonly paused: (own: Partial<Own>) => boolean;
}

/** Reminders of what has a schedule of its own: from its kick-off until it is answered, given up or removed. */
export function scheduleProjection<Own extends object>(schedule: Schedule<Own>): InlineProjection {
  const { name, rows, events, paused } = schedule;
  return {
    name,
    tables: [rows.table, 'reminder'],
    foundBy: { reminder: ['subject_id'] },
    project: async (tx, recorded) => {
      const { streamId, type } = recorded;
      // The edge: an event says what was checked when it was written.
      const said = recorded.data as Said<Own>;
      if (said.lastReminder) {
        const { reminder: kind, step } = said.lastReminder;
        return markReminded(tx, { kind, subjectId: streamId, step });
      }
      const known = await queryRow<{ kept: Kept<Own> }>(tx, rows.read, [streamId]);
      const kept = keptAfter(schedule, known?.kept ?? {}, { recorded, said });
      await tx.query(rows.write, [streamId, JSON.stringify(kept)]);
      const wanted = type === events.removed ? [] : remindersOf(schedule, streamId, kept);
      await keepReminders(tx, [streamId], wanted, { zone: REMINDER_ZONE, paused: paused(kept) });
    },
  };
}

function keptAfter<Own extends object>(
  { own, office, open, events }: Schedule<Own>,
  before: Kept<Own>,
  { recorded, said }: { readonly recorded: RecordedEvent; readonly said: Said<Own> },
): Kept<Own> {
  const { status, dueDate = before.dueDate } = said;
  const ownNow = own(said, before);
  const kickedOffOn =
    recorded.type === events.kickedOff
      ? officeToday(office(ownNow), recorded.occurredAt)
      : before.kickedOffOn;
  return {
    ...ownNow,
    ...(dueDate !== undefined && { dueDate }),
    ...(kickedOffOn !== undefined && { kickedOffOn }),
    over: status === undefined ? (before.over ?? false) : !open.includes(status),
  };
}

function remindersOf<Own>(
  { kickOff, reminders, besides }: Schedule<Own>,
  subjectId: string,
  kept: Kept<Own>,
): DatedReminder[] {
  const { kickedOffOn, dueDate, over } = kept;
  if (dueDate === undefined) return [];
  const isOver = kickedOffOn === undefined || over === true;
  return [
    ...(isOver
      ? []
      : [{ kind: kickOff, step: 1, dueOn: kickedOffOn }, ...reminders({ dueDate, kickedOffOn }, kept)]),
    ...(besides?.(dueDate, kept) ?? []),
  ].map((reminder) => ({ subjectId, ...reminder }));
}
