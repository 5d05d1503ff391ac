import { DateTime } from 'luxon';

const SENDING_HOUR = 9;
const FRIDAY = 5;

/** The calendar date `days` after `date`, moved from a weekend to the next Monday: people are written to on working days.
 *  `date`, result: `YYYY-MM-DD`. @source docs/adr/0008 (reminder rhythm) */
export function sendingDay(date: string, days: number): string {
  const target = DateTime.fromISO(date, { zone: 'utc' }).plus({ days });
  const shifted = target.weekday > FRIDAY ? target.plus({ days: 8 - target.weekday }) : target;
  return shifted.toFormat('yyyy-MM-dd');
}

/** 09:00 on that date where the addressee lives. Nine o'clock exists once on every day of every zone. */
export function sendingInstant(date: string, zone: string): Date {
  return DateTime.fromISO(date, { zone }).set({ hour: SENDING_HOUR }).toUTC().toJSDate();
}
