import { addDays } from '@cotta/reference/calendar-date.js';

/** Days before a due date on which somebody is reminded, numbered from the first; those up to `after` are left out. Dates `YYYY-MM-DD`. */
export function leadDates(
  dueDate: string,
  daysBefore: readonly number[],
  after: string,
): { readonly step: number; readonly date: string }[] {
  return daysBefore
    .map((days, index) => ({ step: index + 1, date: addDays(dueDate, -days) }))
    .filter(({ date }) => date > after);
}
