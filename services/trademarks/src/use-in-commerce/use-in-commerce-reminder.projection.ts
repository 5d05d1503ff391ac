import { sendingDayBefore } from '@cotta/kit/runtime/reminders/sending-day.js';
import { leadDates } from '../deadlines/rows/lead-dates.js';
import { scheduleProjection } from '../deadlines/rows/schedule.projection.js';
import {
  beforeRegistration,
  openUseInCommerceStatuses,
  type UseInCommerceType,
} from './use-in-commerce-status.js';

/** Names of the schedules, stored in rows: never renamed. */
export const USE_KICK_OFF = 'use in commerce kick-off';
export const USE_IN_COMMERCE = 'use in commerce';

const BEFORE_DAYS = [90, 60, 30, 14, 7, 3, 1];

interface Request {
  readonly type: UseInCommerceType;
}

const ROWS = {
  table: 'use_in_commerce_schedule',
  read: 'select request as kept from use_in_commerce_schedule where use_in_commerce_request_id = $1',
  write:
    'insert into use_in_commerce_schedule (use_in_commerce_request_id, request) values ($1, $2) on conflict (use_in_commerce_request_id) do update set request = excluded.request',
};

/** Reminders of a proof of use from its kick-off to its filing. A declaration that keeps a registration has the schedule of the mark's own deadline. */
export const useInCommerceReminderProjection = scheduleProjection<Request>({
  name: 'use_in_commerce_reminder',
  rows: ROWS,
  events: { kickedOff: 'UseInCommerceRequestKickedOff', removed: 'UseInCommerceRequestRemoved' },
  open: openUseInCommerceStatuses,
  kickOff: USE_KICK_OFF,
  own: (said, before) => {
    const { type = before.type } = said;
    return type === undefined ? {} : { type };
  },
  office: () => 'US',
  reminders: ({ dueDate, kickedOffOn }, { type }) =>
    type !== undefined && beforeRegistration.includes(type)
      ? leadDates(dueDate, BEFORE_DAYS, kickedOffOn).map(({ step, date }) => ({
          kind: USE_IN_COMMERCE,
          step,
          dueOn: sendingDayBefore(date),
        }))
      : [],
  paused: () => false,
});
