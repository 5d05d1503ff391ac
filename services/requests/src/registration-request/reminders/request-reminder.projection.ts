import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import {
  cancelReminders,
  markReminded,
  pauseReminders,
  planReminders,
} from '@cotta/kit/runtime/reminders/reminder-table.js';
import { sendingInstant } from '@cotta/kit/runtime/reminders/sending-day.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import type { EntityManager } from 'typeorm';
import type { About, TransitionFact, RegistrationRequestEvent } from '../events.js';
import type { RequestStatus } from '../labels.js';
import { internationalNumber } from '../international-number.js';
import { isPressing, schedules, type Schedule } from './reminder-schedule.js';

type Stored = RegistrationRequestEvent & RecordedEvent;

/** The request as the same fact has left it. */
interface Row {
  readonly status: RequestStatus | null;
  readonly reminders_paused: boolean;
  readonly send_drafting_reminders: boolean;
  readonly quote_id: string | null;
  readonly contact_phone: string;
  readonly country: string | null;
}

/** What is due, as rows: the scanner needs nothing else. */
export const requestReminderProjection: InlineProjection = {
  name: 'request_reminder',
  tables: ['reminder'],
  foundBy: { reminder: ['subject_id'] },
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    const subjectId = event.streamId;
    if (event.type === 'ClientReminded')
      return markReminded(tx, { kind: event.data.reminder, subjectId, step: event.data.step });
    if (event.type === 'RemindersPaused') return pauseReminders(tx, subjectId, event.data.paused);
    const row = await queryRow<Row>(
      tx,
      'select status, reminders_paused, send_drafting_reminders, quote_id, contact_phone, country from registration_request where id = $1',
      [subjectId],
    );
    const over = schedules.filter((schedule) => isOver(schedule, event, row));
    if (over.length > 0)
      await cancelReminders(
        tx,
        over.map(({ kind }) => kind),
        subjectId,
      );
    if (row === undefined || !('about' in event.data)) return;
    for (const schedule of schedules.filter((each) => begins(each, event, row)))
      await plan(tx, { schedule, event, about: event.data.about, row });
  },
};

/** A count that begins anew is over first. */
function isOver(
  { begins: starts, ends = [], status, drafting, texted }: Schedule,
  { type }: Stored,
  row: Row | undefined,
): boolean {
  if (row === undefined || !status.includes(row.status)) return true;
  return (
    starts.includes(type) ||
    ends.includes(type) ||
    (drafting === true && !row.send_drafting_reminders) ||
    (texted === true && !canBeTexted(row))
  );
}

function canBeTexted({ contact_phone: phone, country }: Row): boolean {
  return internationalNumber(phone, country) !== undefined;
}

function begins(
  { begins: starts, status, drafting, priced, texted }: Schedule,
  { type }: Stored,
  row: Row,
): boolean {
  if (!starts.includes(type) || !status.includes(row.status) || (texted === true && !canBeTexted(row)))
    return false;
  return (
    (drafting !== true || row.send_drafting_reminders) &&
    (priced !== true || row.status !== 'Order created' || row.quote_id !== null)
  );
}

interface Begun {
  readonly schedule: Schedule;
  readonly event: Stored;
  readonly about: About;
  readonly row: Row;
}

async function plan(
  tx: EntityManager,
  { schedule: { kind, after }, event, about: { zone }, row }: Begun,
): Promise<void> {
  const { priorityEnds } = event.data as Partial<TransitionFact>;
  const until = event.type === 'ApplicationPostponed' ? event.data.columns?.postponedUntil : undefined;
  // A postponed draft is asked about on the day that was named, and from then on as ever.
  const [from, first] =
    typeof until === 'string'
      ? [sendingInstant(until, zone), kind === 'draft-reminder' ? [{ days: 0 }] : []]
      : [event.occurredAt, []];
  await planReminders(tx, {
    kind,
    subjectId: event.streamId,
    from,
    zone,
    after: [...first, ...after(row.status, isPressing(priorityEnds, calendarDate(from, zone)))],
    paused: row.reminders_paused,
  });
}
