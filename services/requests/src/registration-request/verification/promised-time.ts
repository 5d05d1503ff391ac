import { DateTime } from 'luxon';

/** Where the lawyers sit; their working day decides what can be promised. */
export const OFFICE_ZONE = 'Europe/Bratislava';

const PROMISE_HOURS = 24;
const DAY_ENDS = 18;
const DAY_BEGINS = 9;
const SATURDAY = 6;

/** When the report is promised: 24 hours later, weekend hours not counted, and never outside the working day
 *  (moved back to its end, so the promise stays within 24 hours). `requestedAt`, result: instants.
 *  @source docs/adr/0008 */
export function promisedAt(requestedAt: Date): Date {
  const begun = afterWeekend(DateTime.fromJSDate(requestedAt, { zone: OFFICE_ZONE }));
  const raw = begun.plus({ hours: PROMISE_HOURS });
  // A Friday request runs through the weekend: what is left of the 24 hours counts from Monday.
  const landed = raw.weekday >= SATURDAY ? raw.plus({ days: 2 }) : raw;
  return withinWorkingDay(landed).toUTC().toJSDate();
}

const WORK_DAYS = 2;

/** When a step of ours that was asked for is promised: the end of the second working day after, where the lawyers sit. `askedAt`, result: instants.
 *  @source docs/adr/0038 */
export function workPromisedAt(askedAt: Date): Date {
  let day = DateTime.fromJSDate(askedAt, { zone: OFFICE_ZONE }).startOf('day');
  for (let left = WORK_DAYS; left > 0;) {
    day = day.plus({ days: 1 });
    if (day.weekday < SATURDAY) left -= 1;
  }
  return day.set({ hour: DAY_ENDS }).toUTC().toJSDate();
}

function afterWeekend(at: DateTime): DateTime {
  return at.weekday >= SATURDAY ? at.plus({ days: 8 - at.weekday }).startOf('day') : at;
}

function withinWorkingDay(at: DateTime): DateTime {
  if (at.hour >= DAY_ENDS) return at.startOf('day').set({ hour: DAY_ENDS });
  if (at.hour >= DAY_BEGINS) return at.startOf('minute');
  const dayBefore = at.minus({ days: at.weekday === 1 ? 3 : 1 });
  return dayBefore.startOf('day').set({ hour: DAY_ENDS });
}
