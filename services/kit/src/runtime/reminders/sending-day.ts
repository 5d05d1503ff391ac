import { DateTime } from 'luxon';
import { addDays, weekday } from '../../model/time/calendar-days.js';

const SENDING_HOUR = 9;
const LAST_HOUR = 18;
const FRIDAY = 5;

/** The calendar date `days` after `date`, moved from a weekend to the next Monday: people are written to on working days.
 *  `date`, result: `YYYY-MM-DD`. @source docs/adr/0008 (reminder rhythm) */
export function sendingDay(date: string, days: number): string {
  const target = addDays(date, days);
  const day = weekday(target);
  return day > FRIDAY ? addDays(target, 8 - day) : target;
}

/** That day, or the Friday before a weekend: what has to arrive before a deadline. `date`, result: `YYYY-MM-DD`. */
export function sendingDayBefore(date: string): string {
  const day = weekday(date);
  return day > FRIDAY ? addDays(date, FRIDAY - day) : date;
}

/** Asked for thousands of marks in a row, and costly: the zone's clock has to be looked up. */
const instants = new Map<string, Date>();
const MOST_INSTANTS = 20_000;

/** 09:00 on that date where the addressee lives. Nine o'clock exists once on every day of every zone. */
export function sendingInstant(date: string, zone: string): Date {
  const key = `${zone} ${date}`;
  const known = instants.get(key);
  if (known !== undefined) return new Date(known);
  if (instants.size >= MOST_INSTANTS) instants.clear();
  const instant = DateTime.fromISO(date, { zone }).set({ hour: SENDING_HOUR }).toUTC().toJSDate();
  instants.set(key, instant);
  return new Date(instant);
}

/** The instant itself between 9:00 and 18:00 of a working day where the addressee lives, else the next such morning. */
export function sendingMoment(instant: Date, zone: string): Date {
  const local = DateTime.fromJSDate(instant, { zone });
  if (local.weekday <= FRIDAY && local.hour >= SENDING_HOUR && local.hour < LAST_HOUR) return instant;
  return sendingInstant(sendingDay(local.toFormat('yyyy-MM-dd'), local.hour < SENDING_HOUR ? 0 : 1), zone);
}
