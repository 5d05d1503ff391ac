import {
  holidayCalendar,
  LAST_LISTED_YEAR,
  weekendsOnly,
  type HolidayCalendar,
} from '@cotta/reference/holiday-calendar.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { turningPoints, type LastDay } from './deadline.js';
import { isMadrid, type MarkFacts } from './mark-facts.js';
import type { Rule } from './rule.js';

/** The calendar that decides whether a rule's last day is an open one. */
export function calendarFor(rule: Rule, facts: MarkFacts): HolidayCalendar {
  if (rule.calendar === 'later office') return weekendsOnly;
  if (rule.calendar === 'filing office') return filingCalendar(facts);
  return holidayCalendar(rule.calendar ?? facts.office) ?? weekendsOnly;
}

/** The calendar of the office at which the mark itself was filed, or is to be; weekends only where its closing days are not known, or it is not. */
export function filingCalendar(facts: MarkFacts): HolidayCalendar {
  const own = isMadrid(facts) || facts.office === 'WIPO' ? undefined : holidayCalendar(facts.office);
  return own?.listsHolidays === true ? own : weekendsOnly;
}

const rolls = (rule: Rule, calendar: HolidayCalendar): boolean =>
  !turningPoints.has(rule.kind) && (calendar === weekendsOnly || calendar.listsHolidays);

/** The last day by counting and the last day by law. `laterReading`: what the office's own reading gives when it is later than ours; only the
 *  legal date follows it. */
export function lastDay(
  rule: Rule,
  calendar: HolidayCalendar,
  nominalDate: string,
  laterReading: string = nominalDate,
): LastDay {
  return { nominalDate, legalDate: rolls(rule, calendar) ? calendar.nextOpen(laterReading) : laterReading };
}

/** What must be confirmed about the calendar before anybody uses the extra days it gives. */
export function calendarDoubts(
  rule: Rule,
  calendar: HolidayCalendar,
  { nominalDate, legalDate }: LastDay,
): string[] {
  const unsure = calendar.status === 'to be confirmed';
  if (rule.due.unit === 'working days' && unsure)
    return [
      `Working days were counted with the closing days of ${calendar.office}, which are to be confirmed.`,
    ];
  const closed = calendar.closed(nominalDate);
  if (closed === undefined || turningPoints.has(rule.kind)) return [];
  if (!rolls(rule, calendar))
    return [
      `The nominal date falls on a closed day (${closed}), but this office's closing days are not confirmed: the date was not moved.`,
    ];
  if (!movedByHoliday(calendar, nominalDate, legalDate)) return [];
  if (unsure)
    return [
      `The move over a holiday follows the closing days of ${calendar.office}, which are to be confirmed.`,
    ];
  return Number(legalDate.slice(0, 4)) > LAST_LISTED_YEAR
    ? [`Holidays after ${LAST_LISTED_YEAR} follow today's rules.`]
    : [];
}

function movedByHoliday(calendar: HolidayCalendar, from: string, to: string): boolean {
  for (let date = from; date < to; date = addDays(date, 1))
    if ((calendar.closed(date) ?? 'weekend') !== 'weekend') return true;
  return false;
}
