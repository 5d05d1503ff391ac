import { DateTime } from 'luxon';

/** Whether `text` is a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && day(text).isValid;
}

/** `months` later on the same day of the month, or on the month's last day when it is shorter. */
export function addMonths(date: string, months: number): string {
  return day(date).plus({ months }).toFormat('yyyy-MM-dd');
}

/** Days from `from` to `to`; 0 for the same day, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return day(to).diff(day(from), 'days').days;
}

function day(date: string): DateTime {
  return DateTime.fromISO(date, { zone: 'utc' });
}
