import { DateTime } from 'luxon';

/** `date` and the result: `YYYY-MM-DD`; negative `days` go back. */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');
}
