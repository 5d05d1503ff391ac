import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { dayNumber, weekdayOf } from '@cotta/reference/holiday-calendar-day.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';

const MONDAY = 1;
const HOUR_MS = 3_600_000;
/** Colleagues read it at seven by their own clock, before the first appointment of the day; no clock is further ahead than fourteen hours. */
const FIRST_SEVEN_MS = (14 - 7) * HOUR_MS;

/** The Monday `YYYY-MM-DD` whose docket can be told now: it is Monday and seven or later somewhere, and not over where the firm sits; otherwise undefined. */
export function docketMonday(now: Date): string | undefined {
  return [calendarDate(new Date(now.getTime() + FIRST_SEVEN_MS), 'UTC'), calendarDate(now, FIRM_ZONE)].find(
    (day) => weekdayOf(dayNumber(day)) === MONDAY,
  );
}
