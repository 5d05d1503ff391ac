import { sendingDay, sendingDayBefore } from '@cotta/kit/runtime/reminders/sending-day.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { leadDates } from '../deadlines/rows/lead-dates.js';
import { scheduleProjection } from '../deadlines/rows/schedule.projection.js';

/** Names of the schedules, stored in rows: never renamed. */
export const OFFICE_ACTION_KICK_OFF = 'office action kick-off';
export const OFFICE_ACTION_NUDGE = 'office action nudge';
export const OFFICE_ACTION = 'office action';

const NUDGE_AFTER_DAYS = [3, 7];
const BEFORE_DAYS = [30, 14, 7, 3, 1];

interface Letter {
  readonly jurisdiction: string;
  readonly remindersEnabled: boolean | null;
}

const ROWS = {
  table: 'office_action_schedule',
  read: 'select letter as kept from office_action_schedule where office_action_id = $1',
  write:
    'insert into office_action_schedule (office_action_id, letter) values ($1, $2) on conflict (office_action_id) do update set letter = excluded.letter',
};

/** Reminders of a letter of an office, from its kick-off until the client has ordered or given up. */
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
    };
  },
  office: ({ jurisdiction }) => jurisdiction,
  reminders: ({ dueDate, kickedOffOn }) => [
    ...NUDGE_AFTER_DAYS.map((days, index) => ({
      kind: OFFICE_ACTION_NUDGE,
      step: index + 1,
      dueOn: sendingDay(kickedOffOn, days),
    })).filter(({ dueOn }) => dueOn < addDays(dueDate, -30)),
    ...leadDates(dueDate, BEFORE_DAYS, kickedOffOn).map(({ step, date }) => ({
      kind: OFFICE_ACTION,
      step,
      dueOn: sendingDayBefore(date),
    })),
  ],
  paused: ({ remindersEnabled }) => remindersEnabled !== true,
});
