import { sendingDay, sendingDayBefore } from '@cotta/kit/runtime/reminders/sending-day.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { officeToday } from '../deadlines/office-day.js';
import { leadDates } from '../deadlines/rows/lead-dates.js';
import { scheduleProjection } from '../deadlines/rows/schedule.projection.js';

/** Names of the schedules, stored in rows: never renamed. */
export const OFFICE_ACTION_KICK_OFF = 'office action kick-off';
export const OFFICE_ACTION_NUDGE = 'office action nudge';
export const OFFICE_ACTION = 'office action';
export const OFFICE_ACTION_DRAFT_NUDGE = 'office action draft nudge';

const NUDGE_AFTER_DAYS = [3, 7];
const BEFORE_DAYS = [30, 14, 7, 3, 1] as const;

interface Letter {
  readonly jurisdiction: string;
  readonly remindersEnabled: boolean | null;
  readonly status: string;
  /** A draft of the answer waits for the client's word since then. */
  readonly draftSentAt: string;
  readonly draftApprovedAt: string | null;
  readonly draftChangeAskedAt: string | null;
}

const ROWS = {
  table: 'office_action_schedule',
  read: 'select letter as kept from office_action_schedule where office_action_id = $1',
  write:
    'insert into office_action_schedule (office_action_id, letter) values ($1, $2) on conflict (office_action_id) do update set letter = excluded.letter',
};

/** Since when a draft waits for the client: until the client has agreed to it or asked for changes, and the answer is filed or given up. */
function draftWaitsSince(said: Partial<Letter>, before: Partial<Letter>): Partial<Letter> {
  const { status = 'Drafting', draftApprovedAt, draftChangeAskedAt, draftSentAt = before.draftSentAt } = said;
  const isDecided = status !== 'Drafting' || Boolean(draftApprovedAt ?? draftChangeAskedAt);
  return isDecided || draftSentAt === undefined ? {} : { draftSentAt };
}

/** Some days after it was sent, and as often before the last day as the letter itself. */
function draftReminders(dueDate: string, { draftSentAt, jurisdiction }: Partial<Letter>) {
  if (draftSentAt === undefined) return [];
  const sentOn = officeToday(jurisdiction, new Date(draftSentAt));
  return [
    ...nudgesAfter(sentOn, dueDate),
    ...leadDates(dueDate, BEFORE_DAYS, sentOn).map(({ step, date }) => ({
      step: NUDGE_AFTER_DAYS.length + step,
      dueOn: sendingDayBefore(date),
    })),
  ].map((one) => ({ kind: OFFICE_ACTION_DRAFT_NUDGE, ...one }));
}

/** Nudges end where the reminders before the last day begin. */
const nudgesAfter = (day: string, dueDate: string) =>
  NUDGE_AFTER_DAYS.map((days, index) => ({ step: index + 1, dueOn: sendingDay(day, days) })).filter(
    ({ dueOn }) => dueOn < addDays(dueDate, -BEFORE_DAYS[0]),
  );

/** Reminders of a letter of an office, from its kick-off until the client has ordered or given up, and of a draft of its answer. */
export const officeActionReminderProjection = scheduleProjection<Letter>({
  name: 'office_action_reminder',
  rows: ROWS,
  events: { kickedOff: 'OfficeActionKickedOff', removed: 'OfficeActionRemoved' },
  open: ['Kick-off sent', 'Landing page visited'],
  kickOff: OFFICE_ACTION_KICK_OFF,
  own: (said, before) => {
    const { jurisdiction = before.jurisdiction, remindersEnabled = before.remindersEnabled } = said;
    return {
      ...(jurisdiction !== undefined && { jurisdiction }),
      remindersEnabled: remindersEnabled ?? false,
      ...draftWaitsSince(said, before),
    };
  },
  office: ({ jurisdiction }) => jurisdiction,
  reminders: ({ dueDate, kickedOffOn }) => [
    ...nudgesAfter(kickedOffOn, dueDate).map((one) => ({ kind: OFFICE_ACTION_NUDGE, ...one })),
    ...leadDates(dueDate, BEFORE_DAYS, kickedOffOn).map(({ step, date }) => ({
      kind: OFFICE_ACTION,
      step,
      dueOn: sendingDayBefore(date),
    })),
  ],
  besides: draftReminders,
  paused: ({ remindersEnabled }) => remindersEnabled !== true,
});
