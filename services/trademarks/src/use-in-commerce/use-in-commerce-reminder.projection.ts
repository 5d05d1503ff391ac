import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import {
  keepReminders,
  markReminded,
  type DatedReminder,
} from '@cotta/kit/runtime/reminders/reminder-table.js';
import { sendingDayBefore } from '@cotta/kit/runtime/reminders/sending-day.js';
import type { EntityManager } from 'typeorm';
import { officeToday } from '../deadlines/office-day.js';
import {
  beforeRegistration,
  openUseInCommerceStatuses,
  type UseInCommerceStatus,
  type UseInCommerceType,
} from './use-in-commerce-status.js';
import { leadDates } from '../deadlines/rows/lead-dates.js';
import { REMINDER_ZONE } from '../deadlines/rows/mark-reminders.js';

/** Names of the schedules, stored in rows: never renamed. */
export const USE_KICK_OFF = 'use in commerce kick-off';
export const USE_IN_COMMERCE = 'use in commerce';

const BEFORE_DAYS = [90, 60, 30, 14, 7, 3, 1];

interface Request {
  readonly type?: UseInCommerceType;
  readonly dueDate?: string;
  readonly kickedOffOn?: string;
  readonly over?: boolean;
}

type Data = Pick<Request, 'type' | 'dueDate'> & {
  readonly status?: UseInCommerceStatus;
  readonly lastReminder?: { readonly reminder: string; readonly step: number };
};

/** Reminders of a proof of use from its kick-off to its filing. A declaration that keeps a registration has the schedule of the mark's own deadline. */
export const useInCommerceReminderProjection: InlineProjection = {
  name: 'use_in_commerce_reminder',
  tables: ['use_in_commerce_schedule', 'reminder'],
  project: async (tx, recorded) => {
    const { streamId, type } = recorded;
    const data = recorded.data as Data;
    if (data.lastReminder)
      return markReminded(tx, {
        kind: data.lastReminder.reminder,
        subjectId: streamId,
        step: data.lastReminder.step,
      });
    const known = await queryRow<{ request: Request }>(
      tx,
      'select request from use_in_commerce_schedule where use_in_commerce_request_id = $1',
      [streamId],
    );
    const request = remindedRow(known?.request ?? {}, recorded, data);
    await tx.query(
      'insert into use_in_commerce_schedule (use_in_commerce_request_id, request) values ($1, $2) on conflict (use_in_commerce_request_id) do update set request = excluded.request',
      [streamId, JSON.stringify(request)],
    );
    await plan(tx, streamId, type === 'UseInCommerceRequestRemoved' ? {} : request);
  },
};

function remindedRow(
  before: Request,
  { type: event, occurredAt }: RecordedEvent,
  { status, type = before.type, dueDate = before.dueDate }: Data,
): Request {
  const kickedOffOn =
    event === 'UseInCommerceRequestKickedOff' ? officeToday('US', occurredAt) : before.kickedOffOn;
  return {
    ...(type !== undefined && { type }),
    ...(dueDate !== undefined && { dueDate }),
    ...(kickedOffOn !== undefined && { kickedOffOn }),
    over: status === undefined ? (before.over ?? false) : !openUseInCommerceStatuses.includes(status),
  };
}

async function plan(
  tx: EntityManager,
  subjectId: string,
  { type, dueDate, kickedOffOn, over }: Request,
): Promise<void> {
  const hasOwnSchedule = type !== undefined && beforeRegistration.includes(type);
  const wanted: DatedReminder[] =
    kickedOffOn === undefined || dueDate === undefined || over === true
      ? []
      : [
          { kind: USE_KICK_OFF, subjectId, step: 1, dueOn: kickedOffOn },
          ...(hasOwnSchedule ? leadDates(dueDate, BEFORE_DAYS, kickedOffOn) : []).map(({ step, date }) => ({
            kind: USE_IN_COMMERCE,
            subjectId,
            step,
            dueOn: sendingDayBefore(date),
          })),
        ];
  await keepReminders(tx, [subjectId], wanted, { zone: REMINDER_ZONE, paused: false });
}
