import { easterSunday, orthodoxEasterSunday } from './holiday-calendar-easter.js';
import { dayNumber, numberOf, weekdayOf } from './holiday-calendar-day.js';

/** One holiday of an office, as `data/holidays` writes it. */
export interface HolidayRule {
  /** `12-25` · `2026-07-10` · `easter+39` · `orthodox-2` · `lunar+1` · `3 mon 01` (third Monday of January) · `last mon 05` ·
   *  `mon from 05-18` (first Monday on or after 18 May). */
  readonly on: string;
  readonly name: string;
  /** What happens on a weekend. `us`: Saturday to Friday, Sunday to Monday. `next-weekday`: to the next open weekday. `sun-mon`: only a Sunday,
   *  to the next open weekday. `monday`: always to the next Monday. */
  readonly moved?: 'us' | 'next-weekday' | 'sun-mon' | 'monday';
  /** First and last year, both included. */
  readonly from?: number;
  readonly until?: number;
  readonly except?: readonly number[];
  /** Only every so many years after `from`. */
  readonly every?: number;
}

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Lunar New Year, as the almanac offices publish it; calendars of programs differ by a day around midnight in Beijing (2027, 2030). */
const LUNAR_NEW_YEAR = new Set(
  [
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2030-02-03',
    '2031-01-23',
    '2032-02-11',
  ].map(dayNumber),
);

/** Day number of the holiday in a year before it is moved; undefined when it does not exist that year or is not known yet. */
export function holidayIn(rule: HolidayRule, year: number): number | undefined {
  const { from = -Infinity, until = Infinity, every = 1, except = [] } = rule;
  if (year < from || year > until || except.includes(year) || (every > 1 && (year - from) % every !== 0))
    return undefined;
  return dayIn(rule.on, year);
}

const FEAST = /^(easter|orthodox|lunar)([+-]\d+)$/;
const NTH = /^(\d|last) (\w{3}) (\d\d)$/;
const ON_OR_AFTER = /^(\w{3}) from (\d\d)-(\d\d)$/;

function dayIn(on: string, year: number): number | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(on)) return Number(on.slice(0, 4)) === year ? dayNumber(on) : undefined;
  if (/^\d\d-\d\d$/.test(on)) return dayNumber(`${year}-${on}`);
  const feast = FEAST.exec(on);
  if (feast !== null) return afterFeast(feast[1] ?? '', Number(feast[2]), year);
  const nth = NTH.exec(on);
  if (nth !== null)
    return nthWeekday(
      nth[1] ?? '',
      nth[2] ?? '',
      numberOf(year, Number(nth[3]), 1),
      numberOf(year, Number(nth[3]) + 1, 1),
    );
  const after = ON_OR_AFTER.exec(on);
  if (after !== null) return onOrAfter(numberOf(year, Number(after[2]), Number(after[3])), after[1] ?? '');
  throw new RangeError(`holiday rule "${on}" is not in the notation of the holiday calendars`);
}

function afterFeast(feast: string, days: number, year: number): number | undefined {
  if (feast === 'easter') return easterSunday(year) + days;
  if (feast === 'orthodox') return orthodoxEasterSunday(year) + days;
  for (let day = numberOf(year, 1, 20); day < numberOf(year, 2, 22); day += 1)
    if (LUNAR_NEW_YEAR.has(day)) return day + days;
  return undefined;
}

function onOrAfter(day: number, weekday: string): number {
  const wanted = weekdays.findIndex((name) => name === weekday);
  return day + ((wanted - weekdayOf(day) + 7) % 7);
}

function nthWeekday(nth: string, weekday: string, firstOfMonth: number, firstOfNext: number): number {
  if (nth === 'last') return onOrAfter(firstOfNext - 7, weekday);
  return onOrAfter(firstOfMonth, weekday) + (Number(nth) - 1) * 7;
}
