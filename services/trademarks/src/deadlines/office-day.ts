import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { dayBeginsIn } from '@cotta/kit/model/time/day-begins.js';
import { holidayCalendar, weekendsOnly, type HolidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

function calendarOf(office: string | undefined): HolidayCalendar {
  return (office === undefined ? undefined : holidayCalendar(office)) ?? weekendsOnly;
}

/** The calendar date at an office: days begin and end in its zone. `office`: its code. */
export function officeToday(office: string | undefined, now: Date): string {
  return calendarDate(now, calendarOf(office).zone);
}

/** The instant at which a calendar date begins at an office. */
export function dayBegins(office: string | undefined, date: string): Date {
  return dayBeginsIn(date, calendarOf(office).zone);
}

/** The last day on which something due on `date` can be done: the next day the office is open. `date`, result: `YYYY-MM-DD`. */
export function lastOpenDay(office: string | undefined, date: string): string {
  return calendarOf(office).nextOpen(date);
}

/** Open days before a date. `date`, result: `YYYY-MM-DD`. */
export function workingDaysBefore(office: string | undefined, date: string, days: number): string {
  return calendarOf(office).addOpenDays(date, -days);
}

/** Facts cannot lie in the future. `key`: the input's field. */
export function futureProblem(key: string, date: string, today: string): Refusal | undefined {
  return date > today
    ? refuseFields([
        { path: [key], code: 'IN_FUTURE', message: 'This day has not come yet; give the day it happened.' },
      ])
    : undefined;
}

/** One day cannot come before another. */
export function orderProblem(
  key: string,
  date: string,
  earliest: string | null | undefined,
): Refusal | undefined {
  if (earliest === undefined || earliest === null || date >= earliest) return undefined;
  return refuseFields([
    {
      path: [key],
      code: 'TOO_EARLY',
      message: `This cannot be before ${dayInWords(earliest)}.`,
      params: { earliest },
    },
  ]);
}
