import { addDays, addMonths } from '@cotta/reference/calendar-date.js';

/** Months for which a watch is ordered. */
const WATCH_MONTHS = 12;

/** The last day of a year of a watch that begins on a day; both `YYYY-MM-DD`. */
export const lastDayOfYear = (first: string): string => addDays(addMonths(first, WATCH_MONTHS), -1);

/** Days before its last day on which the owner is reminded. */
const WATCH_END_STEPS = [30, 7] as const;

/** The nearest reminder whose day has come while the watch runs; undefined before the first and after the last day. Days: `YYYY-MM-DD`. */
export function reminderDue(dateEnd: string, today: string): number | undefined {
  if (dateEnd < today) return undefined;
  return WATCH_END_STEPS.findLast((days) => addDays(dateEnd, -days) <= today);
}

/** Days without a word after which the owner hears that nothing came near. */
export const QUIET_DAYS = 30;
