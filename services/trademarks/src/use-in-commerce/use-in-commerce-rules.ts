import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays, addMonths, earlier } from '@cotta/reference/calendar-date.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import type { CheckedDueDate } from '../deadlines/due-date-check.js';
import { futureProblem, lastOpenDay, officeToday, orderProblem } from '../deadlines/office-day.js';
import { no } from '../refusals.js';
import { beforeRegistration, type UseInCommerceType } from './use-in-commerce-status.js';

/** The only office that asks for these. */
const OFFICE = 'US';
/** After the last possible day the system waits so long for word of a filing before it gives the case up. */
const ABANDON_AFTER_DAYS = 3;

/** What the rules need to know of a request for proof of use. Dates are calendar dates `YYYY-MM-DD` at the office. */
export interface UseRequest extends CheckedDueDate {
  readonly type?: UseInCommerceType;
  readonly remainingExtensionCount?: number | null;
  /** Last day with a late fee; absent where there is no grace. */
  readonly graceEndDate?: string | null;
  readonly lateFeeApplied?: boolean | null;
}

/** The last day on which it can be filed at all. */
function limit({ dueDate = '', graceEndDate }: UseRequest): string {
  return lastOpenDay(OFFICE, graceEndDate ?? dueDate);
}

/** Whether a request agrees with itself: `NO_EXTENSION_LEFT` for an extension beyond the last, `NO_GRACE` where the law knows none,
 *  a due date before the issue, a grace that ends before the due date. */
export function useRequestProblem(
  next: UseRequest & { readonly issueDate?: string | null },
): Refusal | undefined {
  if (next.type === 'Extension' && next.remainingExtensionCount === 0) return no('NO_EXTENSION_LEFT');
  if (next.graceEndDate && next.type !== undefined && beforeRegistration.includes(next.type))
    return refuseFields([
      {
        path: ['graceEndDate'],
        code: 'NO_GRACE',
        message: 'A statement of use and its extensions have no time of grace; leave this empty.',
      },
    ]);
  return next.dueDate === undefined
    ? undefined
    : (orderProblem('dueDate', next.dueDate, next.issueDate) ??
        (next.graceEndDate ? orderProblem('graceEndDate', next.graceEndDate, next.dueDate) : undefined));
}

const PERIOD_MONTHS = 6;
const PERIODS = 6;

/** When the next statement of use or extension is due after an extension: six months on, or the same number of six-month periods from the
 *  notice of allowance, whichever comes first. `remaining`: extensions left after it. Dates `YYYY-MM-DD`, not rolled.
 *  @source 37 CFR 2.89; which count the office uses after a short month is to be confirmed, so the earlier one is kept */
export function nextStatementDue({
  dueDate,
  noticeOfAllowanceDate,
  remaining,
}: {
  dueDate: string;
  noticeOfAllowanceDate: string | null | undefined;
  remaining: number;
}): string {
  const chained = addMonths(dueDate, PERIOD_MONTHS);
  return noticeOfAllowanceDate
    ? earlier(chained, addMonths(noticeOfAllowanceDate, PERIOD_MONTHS * (PERIODS - remaining)))
    : chained;
}

/** Why nothing can have been filed on a day: it has not come, or lies after the last open day, grace included (`TOO_LATE.office`). */
export function submissionProblem(request: UseRequest, filedOn: string, now: Date): Refusal | undefined {
  const last = limit(request);
  return (
    futureProblem('filedOn', filedOn, officeToday(OFFICE, now)) ??
    (filedOn > last ? no('TOO_LATE.office', { last }, { last: dayInWords(last) }) : undefined)
  );
}

/** A late fee is applied once, where there is a grace, and after the last open day for the due date: `LATE_FEE_APPLIED`, `NO_GRACE`, `NOT_LATE`. */
export function lateFeeProblem(request: UseRequest, now: Date): Refusal | undefined {
  if (request.lateFeeApplied === true) return no('LATE_FEE_APPLIED');
  if (!request.graceEndDate) return no('NO_GRACE');
  const last = lastOpenDay(OFFICE, request.dueDate ?? '');
  return officeToday(OFFICE, now) <= last ? no('NOT_LATE', { last }, { last: dayInWords(last) }) : undefined;
}

/** The system gives a request up only three days past the last possible day, grace included; until then `NOT_LAPSED` with that day in `last`. */
export function lapseProblem(request: UseRequest, now: Date): Refusal | undefined {
  const last = addDays(limit(request), ABANDON_AFTER_DAYS);
  return officeToday(OFFICE, now) <= last
    ? no('NOT_LAPSED', { last }, { last: dayInWords(last) })
    : undefined;
}

const REVIVAL_MONTHS = 6;

/** Whether a petition to revive what ended over this proof can be in time: of an application only, while the office could still have written of its end, and never
 *  later than 36 months after the notice of allowance. @source 37 CFR 2.66 */
export function canRevive(
  {
    type,
    status,
    issueDate,
    dueDate = '',
  }: UseRequest & { readonly status?: string | null | undefined; readonly issueDate?: string | null },
  now: Date,
): boolean {
  if (status !== 'Abandoned' || type === undefined || !beforeRegistration.includes(type)) return false;
  const today = officeToday(OFFICE, now);
  const limit = issueDate ? addMonths(issueDate, PERIOD_MONTHS * PERIODS) : today;
  return today > lastOpenDay(OFFICE, dueDate) && today <= earlier(addMonths(dueDate, REVIVAL_MONTHS), limit);
}

/** What a lawyer confirms before a filing; the day the owner signed the declaration is a calendar date `YYYY-MM-DD`. */
export interface FilingApproval {
  readonly specimensChecked: boolean;
  readonly declarationSignedOn: string;
}

/** A filing is approved once the specimens were checked (`SPECIMENS_UNCHECKED`), and no signature is of a day that has not come. */
export function approvalProblem(
  { specimensChecked, declarationSignedOn }: FilingApproval,
  now: Date,
): Refusal | undefined {
  if (!specimensChecked) return no('SPECIMENS_UNCHECKED');
  return futureProblem('declarationSignedOn', declarationSignedOn, officeToday(OFFICE, now));
}

/** The days of first use in commerce with or within the United States and of first use anywhere, calendar dates `YYYY-MM-DD`. */
export interface FirstUse {
  readonly firstUseInUs?: string | null;
  readonly firstUseAnywhere?: string | null;
}

/** First use anywhere, then in the United States, then today. */
export function firstUseProblem(
  { firstUseInUs, firstUseAnywhere }: FirstUse,
  now: Date,
): Refusal | undefined {
  const today = officeToday(OFFICE, now);
  return (
    (firstUseAnywhere ? futureProblem('firstUseAnywhere', firstUseAnywhere, today) : undefined) ??
    (firstUseInUs
      ? (futureProblem('firstUseInUs', firstUseInUs, today) ??
        orderProblem('firstUseInUs', firstUseInUs, firstUseAnywhere))
      : undefined)
  );
}

/** One class of a proof of use, as far as its signature hangs on it. */
export interface SignedClass extends FirstUse {
  readonly classNumber: number;
  readonly decision?: string | null;
}

/** The declaration says that the mark is in use: it is signed on or after the first use of every class that is kept. `signedOn`: `YYYY-MM-DD`.
 *  Refused at `declarationSignedOn` with TOO_EARLY. */
export function signedTooEarly(
  classes: readonly SignedClass[],
  signedOn: string | null | undefined,
): Refusal | undefined {
  const late = classes
    .filter(
      ({ decision, firstUseInUs }) => decision === 'Use' && firstUseInUs && firstUseInUs > (signedOn ?? ''),
    )
    .toSorted((a, b) => ((a.firstUseInUs ?? '') < (b.firstUseInUs ?? '') ? 1 : -1))[0];
  if (!signedOn || !late?.firstUseInUs) return undefined;
  return refuseFields([
    {
      path: ['declarationSignedOn'],
      code: 'TOO_EARLY',
      message: `Class ${late.classNumber} is in use in the United States since ${dayInWords(late.firstUseInUs)}: the declaration cannot be signed before that day.`,
      params: { earliest: late.firstUseInUs },
    },
  ]);
}

/** The same from the other side: a first use after the day the declaration was signed. Refused at `firstUseInUs` with AFTER_SIGNING. */
export function usedAfterSigning(
  firstUseInUs: string | null | undefined,
  signedOn: string | null | undefined,
): Refusal | undefined {
  if (!firstUseInUs || !signedOn || firstUseInUs <= signedOn) return undefined;
  return refuseFields([
    {
      path: ['firstUseInUs'],
      code: 'AFTER_SIGNING',
      message: `The declaration was signed on ${dayInWords(signedOn)}: the first use cannot be later.`,
      params: { signedOn },
    },
  ]);
}
