import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { dayNumber, weekdayOf } from '@cotta/reference/holiday-calendar-day.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';

const MONDAY = 1;
/** Before the first appointment of the day. */
const FROM_HOUR = 7;

const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: FIRM_ZONE });

/** The Monday `YYYY-MM-DD` whose docket can be told now: it is Monday where the firm sits, and seven or later; otherwise undefined. */
export function docketMonday(now: Date): string | undefined {
  const today = calendarDate(now, FIRM_ZONE);
  return weekdayOf(dayNumber(today)) === MONDAY && Number(hour.format(now)) >= FROM_HOUR ? today : undefined;
}
