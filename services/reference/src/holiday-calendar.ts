import { dataFile } from './data-file.js';
import { dateOfDay, dayNumber, weekdayOf, yearOf } from './holiday-calendar-day.js';
import { holidayIn, weekdays, type HolidayRule } from './holiday-calendar-rule.js';

interface CalendarData {
  readonly office: string;
  readonly zone: string;
  readonly weekend: readonly string[];
  readonly status: 'known' | 'to be confirmed';
  readonly source: string;
  readonly days: readonly HolidayRule[];
}

/** Up to this year lunar and decreed days are listed; later years follow today's rules only. */
export const LAST_LISTED_YEAR = 2032;

/** When an office is closed. A day nobody named counts as open, so that no date comes out too late. */
export class HolidayCalendar {
  readonly office: string;
  /** IANA zone in which the office's days begin and end. */
  readonly zone: string;
  readonly status: 'known' | 'to be confirmed';
  readonly source: string;
  readonly #weekend: readonly number[];
  readonly #rules: readonly HolidayRule[];
  readonly #years = new Map<number, ReadonlyMap<number, string>>();

  constructor({ office, zone, weekend, status, source, days }: CalendarData) {
    this.office = office;
    this.zone = zone;
    this.status = status;
    this.source = source;
    this.#weekend = weekend.map((name) => weekdays.findIndex((weekday) => weekday === name));
    this.#rules = days;
  }

  /** False when only weekends are known: such an office must not be trusted to push a date to the next open day. */
  get listsHolidays(): boolean {
    return this.#rules.length > 0;
  }

  /** Why the office is closed on a date `YYYY-MM-DD`: the holiday's name or `weekend`; undefined when it is open. */
  closed(date: string): string | undefined {
    return this.#closed(dayNumber(date));
  }

  /** The date itself when the office is open, else the next open one. */
  nextOpen(date: string): string {
    let day = dayNumber(date);
    if (this.#closed(day) === undefined) return date;
    do day += 1;
    while (this.#closed(day) !== undefined);
    return dateOfDay(day);
  }

  /** `count` open days after (negative: before) a date, which is not counted itself. */
  addOpenDays(date: string, count: number): string {
    const step = Math.sign(count);
    let day = dayNumber(date);
    for (let left = Math.abs(count); left > 0;) {
      day += step;
      if (this.#closed(day) === undefined) left -= 1;
    }
    return dateOfDay(day);
  }

  /** Holidays of a year in order of date, those on weekends included: `[date, name]`. */
  holidays(year: number): readonly (readonly [string, string])[] {
    const ofYear = [...this.#holidaysOf(year)].filter(([day]) => yearOf(day) === year);
    return ofYear.toSorted(([a], [b]) => a - b).map(([day, name]) => [dateOfDay(day), name]);
  }

  #closed(day: number): string | undefined {
    if (this.#weekend.includes(weekdayOf(day))) return 'weekend';
    return this.#holidaysOf(yearOf(day)).get(day);
  }

  #holidaysOf(year: number): ReadonlyMap<number, string> {
    const cached = this.#years.get(year);
    if (cached !== undefined) return cached;
    const days = new Map<number, string>();
    // New Year's Day of the next year may be kept on 31 December of this one.
    for (const each of [year - 1, year, year + 1]) this.#place(each, days);
    this.#years.set(year, days);
    return days;
  }

  #place(year: number, days: Map<number, string>): void {
    const natural = this.#rules.flatMap((rule) => {
      const day = holidayIn(rule, year);
      return day === undefined ? [] : [{ rule, day }];
    });
    for (const { rule, day } of natural) if (rule.moved !== 'monday') days.set(day, rule.name);
    for (const { rule, day } of natural) {
      const kept = this.#observed(rule, day, days);
      if (kept !== day) days.set(kept, `${rule.name} (observed)`);
      else days.set(day, rule.name);
    }
  }

  #observed({ moved }: HolidayRule, day: number, taken: ReadonlyMap<number, string>): number {
    const weekday = weekdayOf(day);
    if (moved === 'monday') return day + ((8 - weekday) % 7);
    if (moved === undefined || !this.#weekend.includes(weekday)) return day;
    if (moved === 'us') return weekday === 6 ? day - 1 : day + 1;
    if (moved === 'sun-mon' && weekday !== 0) return day;
    let kept = day + 1;
    while (this.#weekend.includes(weekdayOf(kept)) || taken.has(kept)) kept += 1;
    return kept;
  }
}

const regions = ['europe', 'americas', 'asia-pacific', 'africa-middle-east'];

const calendars = new Map(
  regions
    .flatMap((region) => dataFile<CalendarData[]>(`holidays/${region}.json`))
    .map((data) => [data.office, new HolidayCalendar(data)]),
);

/** The calendar of an office by its code (`EU`, `UK`, `WIPO`…); undefined for unknown codes. */
export function holidayCalendar(office: string): HolidayCalendar | undefined {
  return calendars.get(office);
}

/** Saturdays and Sundays and nothing else: for periods whose office is not chosen yet. */
export const weekendsOnly = new HolidayCalendar({
  office: 'weekends',
  zone: 'UTC',
  weekend: ['sat', 'sun'],
  status: 'known',
  source: 'weekends only',
  days: [],
});
