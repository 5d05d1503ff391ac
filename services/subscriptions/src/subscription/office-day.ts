import { calendarDate } from '@cotta/kit/model/time/clock.js';

/** Where the firm counts its days. */
const OFFICE_ZONE = 'Europe/Bratislava';

/** The calendar date `YYYY-MM-DD` at the firm. */
export function officeDay(now: Date): string {
  return calendarDate(now, OFFICE_ZONE);
}
