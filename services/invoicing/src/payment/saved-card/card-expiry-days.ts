import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { addMonths } from '@cotta/reference/calendar-date.js';

/** Days before the end at which its owner is written to. @source money rules R-SUB-8 */
const NOTICE_DAYS = [7, 30] as const;

/** `04/2029`: the last day of that month, `YYYY-MM-DD`. */
export function lastDayOfCard(expiration: string): string {
  const [month = '', year = ''] = expiration.split('/');
  return addDays(addMonths(`${year}-${month}-01`, 1), -1);
}

/** Which notice a card is due on a day, both `YYYY-MM-DD`: `expired` from the day after its last one, the nearer notice where several are due, undefined before all of them. */
export function expiryNotice(lastDay: string, today: string): 'expired' | 7 | 30 | undefined {
  if (today > lastDay) return 'expired';
  return NOTICE_DAYS.find((days) => today >= addDays(lastDay, -days));
}
