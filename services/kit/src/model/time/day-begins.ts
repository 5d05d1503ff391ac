import { DateTime } from 'luxon';

/** Asked for thousands of dates in a row, and costly: the zone's clock has to be looked up. */
const instants = new Map<string, number>();
const MOST_INSTANTS = 20_000;

/** The first instant of a calendar date `YYYY-MM-DD` in the IANA zone; where the clock leaps over midnight, the first one after. */
export function dayBeginsIn(date: string, zone: string): Date {
  const key = `${zone} ${date}`;
  const known = instants.get(key);
  if (known !== undefined) return new Date(known);
  if (instants.size >= MOST_INSTANTS) instants.clear();
  const instant = DateTime.fromISO(date, { zone }).startOf('day').toMillis();
  instants.set(key, instant);
  return new Date(instant);
}
