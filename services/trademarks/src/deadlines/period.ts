import type { HolidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { addDays, addMonths, addMonthsKeepingMonthEnd } from '@cotta/reference/calendar-date.js';
import { addHijriMonths } from '@cotta/reference/hijri-date.js';

/** A length of time as laws write it. The day of the event is never counted. */
export interface Period {
  readonly count: number;
  readonly unit: 'days' | 'working days' | 'months' | 'Hijri months';
}

/** Calendar days. */
export const days = (count: number): Period => ({ count, unit: 'days' });
/** Days on which the office is open. */
export const workingDays = (count: number): Period => ({ count, unit: 'working days' });
/** Calendar months; by `endOf` they end on the day of the same number, or the month's last where it has none. */
export const months = (count: number): Period => ({ count, unit: 'months' });
/** Calendar years, twelve months each. */
export const years = (count: number): Period => months(count * 12);
/** Years of the Islamic calendar, twelve of its months each. */
export const hijriYears = (count: number): Period => ({ count: count * 12, unit: 'Hijri months' });
/** Months of the Islamic calendar. */
export const hijriMonths = (count: number): Period => ({ count, unit: 'Hijri months' });

/** The last day of a period that began with an event on `date`, before any roll to an open day. */
export function endOf(date: string, { count, unit }: Period, calendar: HolidayCalendar): string {
  if (unit === 'months') return addMonths(date, count);
  if (unit === 'days') return addDays(date, count);
  if (unit === 'working days') return calendar.addOpenDays(date, count);
  return addHijriMonths(date, count);
}

/** The same under the EUIPO's reading, in which a period of months that began on a month's last day ends on one. */
export function endAtMonthEnd(date: string, period: Period, calendar: HolidayCalendar): string {
  return period.unit === 'months'
    ? addMonthsKeepingMonthEnd(date, period.count)
    : endOf(date, period, calendar);
}

/** `3 months`, `10 years`, `30 working days`. */
export function inWords({ count, unit }: Period): string {
  if (unit === 'months' && count >= 12 && count % 12 === 0) return plural(count / 12, 'year');
  if (unit === 'Hijri months' && count % 12 === 0) return plural(count / 12, 'Hijri year');
  return count === 1 ? `1 ${unit.slice(0, -1)}` : `${count} ${unit}`;
}

const plural = (count: number, noun: string): string => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);
