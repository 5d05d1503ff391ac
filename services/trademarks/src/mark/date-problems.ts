import { dateProblemCodes, type DateProblemCode } from './date-problem-codes.js';
import { filedStatuses } from './trademark-status.js';
import type { FactProblem, MarkFacts } from '../deadlines/mark-facts.js';

export interface DateProblem {
  readonly code: DateProblemCode;
  /** In English, with the dates. */
  readonly message: string;
}

const isDateProblem = (code: string): code is DateProblemCode =>
  (dateProblemCodes as readonly string[]).includes(code);

/** Of all the engine found, what somebody has to look after now. A mark that is not filed yet, or that ended, waits for no date. */
export function dateProblemsOf({ status }: MarkFacts, problems: readonly FactProblem[]): DateProblem[] {
  if (status === undefined || !filedStatuses.includes(status)) return [];
  return problems.flatMap(({ code, message }) => (isDateProblem(code) ? [{ code, message }] : []));
}

/** The next day that changes by itself what is wrong: a date that lies in the future comes. `YYYY-MM-DD`; null when none will. */
export function lookAgainOn(
  { dates }: MarkFacts,
  found: readonly DateProblem[],
  today: string,
): string | null {
  if (!found.some(({ code }) => code === 'DATE_IN_FUTURE')) return null;
  return (
    Object.values(dates)
      .filter((date) => date > today)
      .toSorted()[0] ?? null
  );
}
