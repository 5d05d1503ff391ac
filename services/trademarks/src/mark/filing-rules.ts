import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { addMonths } from '@cotta/reference/calendar-date.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { futureProblem, lastOpenDay, officeToday, orderProblem } from '../deadlines/office-day.js';
import { no } from '../refusals.js';

/** @source Paris Convention, article 4 C (1) */
const PRIORITY_MONTHS = 6;

/** The day an application was filed, and of the earlier filing whose priority it claims; calendar dates `YYYY-MM-DD` at its office. */
export interface Filing {
  readonly filingDate: string;
  readonly priorityDate?: string | null;
}

/** A fee that was paid lies behind us. `paidOn`: a calendar date at the office. */
export function applicationFeeProblem(
  jurisdiction: string | undefined,
  paidOn: string | null | undefined,
  now: Date,
): Refusal | undefined {
  return paidOn ? futureProblem('applicationFeePaidOn', paidOn, officeToday(jurisdiction, now)) : undefined;
}

/** A filing lies behind us, and inside the six months of the priority it claims. */
export function filingProblem(
  jurisdiction: string | undefined,
  { filingDate, priorityDate }: Filing,
  now: Date,
): Refusal | undefined {
  const wrong =
    futureProblem('filingDate', filingDate, officeToday(jurisdiction, now)) ??
    orderProblem('filingDate', filingDate, priorityDate);
  if (wrong !== undefined || !priorityDate) return wrong;
  const last = lastOpenDay(jurisdiction, addMonths(priorityDate, PRIORITY_MONTHS));
  return filingDate > last
    ? no(
        'PRIORITY_LOST',
        {
          last,
        },
        { last: dayInWords(last) },
      )
    : undefined;
}
