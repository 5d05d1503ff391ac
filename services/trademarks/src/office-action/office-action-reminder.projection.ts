import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import {
  keepReminders,
  markReminded,
  type DatedReminder,
} from '@cotta/kit/runtime/reminders/reminder-table.js';
import { sendingDay, sendingDayBefore } from '@cotta/kit/runtime/reminders/sending-day.js';
import type { EntityManager } from 'typeorm';
import { addDays } from '@cotta/reference/calendar-date.js';
import { officeToday } from '../deadlines/office-day.js';
import { REMINDER_ZONE } from '../deadlines/rows/mark-reminders.js';
import { leadDates } from '../deadlines/rows/lead-dates.js';

/** Names of the schedules, stored in rows: never renamed. */
export const OFFICE_ACTION_KICK_OFF = 'office action kick-off';
export const OFFICE_ACTION_NUDGE = 'office action nudge';
export const OFFICE_ACTION = 'office action';

const NUDGE_AFTER_DAYS = [3, 7];
const BEFORE_DAYS = [30, 14, 7, 3, 1];

interface Letter {
  readonly jurisdiction?: string;
  readonly dueDate?: string;
  readonly remindersEnabled?: boolean | null;
  readonly kickedOffOn?: string;
  readonly over?: boolean;
}

type Data = Pick<Letter, 'jurisdiction' | 'dueDate' | 'remindersEnabled'> & {
  readonly status?: string;
  readonly lastReminder?: { readonly reminder: string; readonly step: number };
};

/** Until the client has ordered or given up; then the schedule is over. */
const waiting: readonly string[] = ['Kick-off sent', 'Landing page visited'];

/** Reminders of a letter of an office, from its kick-off to the client's answer. */
export const officeActionReminderProjection: InlineProjection = {
  name: 'office_action_reminder',
  tables: ['office_action_schedule', 'reminder'],
  project: async (tx, recorded) => {
    const { streamId, type } = recorded;
    const data = recorded.data as Data;
    if (data.lastReminder)
      return markReminded(tx, {
        kind: data.lastReminder.reminder,
        subjectId: streamId,
        step: data.lastReminder.step,
      });
    const known = await queryRow<{ letter: Letter }>(
      tx,
      'select letter from office_action_schedule where office_action_id = $1',
      [streamId],
    );
    const letter = remindedRow(known?.letter ?? {}, recorded, data);
    await tx.query(
      'insert into office_action_schedule (office_action_id, letter) values ($1, $2) on conflict (office_action_id) do update set letter = excluded.letter',
      [streamId, JSON.stringify(letter)],
    );
    await plan(tx, streamId, type === 'OfficeActionRemoved' ? {} : letter);
  },
};

function remindedRow(
  before: Letter,
  { type, occurredAt }: RecordedEvent,
  { status, lastReminder: _, ...data }: Data,
): Letter {
  const {
    jurisdiction = before.jurisdiction,
    dueDate = before.dueDate,
    remindersEnabled = before.remindersEnabled,
  } = data;
  const kickedOffOn =
    type === 'OfficeActionKickedOff' ? officeToday(jurisdiction, occurredAt) : before.kickedOffOn;
  return {
    ...(jurisdiction !== undefined && { jurisdiction }),
    ...(dueDate !== undefined && { dueDate }),
    remindersEnabled: remindersEnabled ?? false,
    ...(kickedOffOn !== undefined && { kickedOffOn }),
    over: status === undefined ? (before.over ?? false) : !waiting.includes(status),
  };
}

async function plan(
  tx: EntityManager,
  subjectId: string,
  { kickedOffOn, dueDate, over, remindersEnabled }: Letter,
): Promise<void> {
  const wanted: DatedReminder[] =
    kickedOffOn === undefined || dueDate === undefined || over === true
      ? []
      : [
          { kind: OFFICE_ACTION_KICK_OFF, subjectId, step: 1, dueOn: kickedOffOn },
          ...NUDGE_AFTER_DAYS.map((days, index) => ({
            kind: OFFICE_ACTION_NUDGE,
            subjectId,
            step: index + 1,
            dueOn: sendingDay(kickedOffOn, days),
          })).filter(({ dueOn }) => dueOn < addDays(dueDate, -30)),
          ...leadDates(dueDate, BEFORE_DAYS, kickedOffOn).map(({ step, date }) => ({
            kind: OFFICE_ACTION,
            subjectId,
            step,
            dueOn: sendingDayBefore(date),
          })),
        ];
  await keepReminders(tx, [subjectId], wanted, { zone: REMINDER_ZONE, paused: remindersEnabled !== true });
}
