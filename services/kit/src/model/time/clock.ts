import { DateTime } from 'luxon';

/** Where the time comes from. Domain code never reads a clock: it is handed an instant. */
export interface Clock {
  now(): Date;
  /** Calendar date `YYYY-MM-DD` in the IANA zone, e.g. `Europe/Bratislava`. */
  today(zone: string): string;
}

/** Asked for many times of one instant, for thousands of instants in a row, and costly: the zone's clock has to be looked up. */
const dates = new Map<string, string>();
const MOST_DATES = 20_000;

/** The calendar date `YYYY-MM-DD` of an instant in an IANA zone. @throws RangeError for an unknown zone */
export function calendarDate(instant: Date, zone: string): string {
  const key = `${zone} ${instant.getTime()}`;
  const known = dates.get(key);
  if (known !== undefined) return known;
  const local = DateTime.fromJSDate(instant, { zone });
  if (!local.isValid) throw new RangeError(`unknown time zone ${zone}`);
  if (dates.size >= MOST_DATES) dates.clear();
  const date = local.toFormat('yyyy-MM-dd');
  dates.set(key, date);
  return date;
}

/** Instants in milliseconds, as `timestamptz(3)` keeps them. */
export const systemClock: Clock = {
  now: () => new Date(),
  today: (zone) => calendarDate(new Date(), zone),
};

/** The instant so many times 24 hours earlier. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * 86_400_000);
}
