import { DateTime } from 'luxon';

/** Whether `text` is a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && day(text).isValid;
}

/** Days from `from` to `to`; 0 for the same day, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return day(to).diff(day(from), 'days').days;
}

function day(date: string): DateTime {
  return DateTime.fromISO(date, { zone: 'utc' });
}
