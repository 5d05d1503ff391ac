import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays } from '@cotta/reference/calendar-date.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { lastOpenDay, officeToday, workingDaysBefore } from '../deadlines/office-day.js';
import { statementDates } from '../deadlines/rule-dates.js';
import { no } from '../refusals.js';
import { beforeRegistration, type UseInCommerceType } from './use-in-commerce-status.js';

const OFFICE = 'US';
/** Orders are taken until so many working days of the office before the last day… */
const CUT_OFF_DAYS = 5;
/** …and in a hurry, for a fee, from so many on. */
const RUSH_DAYS = 10;
const EXTENSIONS = 5;

/** What the rules of an order need to know of a proof. Dates are calendar dates `YYYY-MM-DD` at the office. */
export interface ProofToOrder {
  readonly type?: UseInCommerceType;
  readonly issueDate?: string | null;
  readonly dueDate?: string;
  readonly graceEndDate?: string | null;
  readonly remainingExtensionCount?: number | null;
}

/** What an order asks for; where it says nothing, it is what the proof is for. */
export interface WantedFiling {
  readonly type?: UseInCommerceType | null | undefined;
  readonly declarationOfIncontestability?: boolean | null | undefined;
  readonly goodCause?: string | null | undefined;
}

/** Late: the due date is over, its move to an open day included, and the office takes it for a late fee. */
export function isLate({ dueDate = '', graceEndDate }: ProofToOrder, now: Date): boolean {
  return graceEndDate != null && officeToday(OFFICE, now) > lastOpenDay(OFFICE, dueDate);
}

/** The day that counts now: the due date, in the time of grace the end of that. */
export function dayThatCounts(proof: ProofToOrder, now: Date): string {
  return (isLate(proof, now) ? proof.graceEndDate : undefined) ?? proof.dueDate ?? '';
}

/** Last day to order and to pay, so that it is filed by the day that counts now. */
export function orderUntil(proof: ProofToOrder, now: Date): string {
  return workingDaysBefore(OFFICE, dayThatCounts(proof, now), CUT_OFF_DAYS);
}

/** Whether it can still be ordered. Too late for the due date, it waits for the time of grace, where there is one. */
export function canOrder(proof: ProofToOrder, now: Date): boolean {
  return officeToday(OFFICE, now) <= orderUntil(proof, now);
}

/** Whether an order placed now is done in a hurry, for a fee: fewer than ten working days are left. */
export function needsRush(proof: ProofToOrder, now: Date): boolean {
  return officeToday(OFFICE, now) > workingDaysBefore(OFFICE, dayThatCounts(proof, now), RUSH_DAYS);
}

/** From the second extension on the office wants to know why the mark is not used yet. @source 37 CFR 2.89(d) */
export function needsGoodCause(proof: ProofToOrder): boolean {
  return (proof.remainingExtensionCount ?? EXTENSIONS) < EXTENSIONS;
}

/** First day of the period whose extension is still to be asked for: there is one in each six months. */
export function extensionFrom({ issueDate, remainingExtensionCount }: ProofToOrder): string | undefined {
  const left = remainingExtensionCount ?? EXTENSIONS;
  if (!issueDate || left >= EXTENSIONS) return undefined;
  const before = statementDates({ allowedOn: issueDate, remaining: left + 1 });
  return before === undefined ? undefined : addDays(before.due, 1);
}

/** Why more time cannot be asked for: all is used, or the period before is not over. */
export function extensionRefused(proof: ProofToOrder, day: string): Refusal | undefined {
  if (proof.remainingExtensionCount === 0) return no('NO_EXTENSION_LEFT');
  const from = extensionFrom(proof);
  return from !== undefined && day < from
    ? no('EXTENSION_TOO_EARLY', { from }, { from: dayInWords(from) })
    : undefined;
}

/** Why this cannot be ordered of a proof: the cut-off is over, it is none of its filings, or more time cannot be asked for. */
export function orderRefused(proof: ProofToOrder, wanted: WantedFiling, now: Date): Refusal | undefined {
  if (!canOrder(proof, now)) {
    const last = orderUntil(proof, now);
    return no('TOO_LATE_TO_ORDER', { last });
  }
  const type = wanted.type ?? proof.type;
  if (type === undefined || !isFilingOf(proof, type))
    return wrong('type', 'This proof of use is not for that.');
  if (wanted.declarationOfIncontestability === true && type !== 'Declaration of use')
    return wrong('declarationOfIncontestability', 'Only a declaration of use is joined with it.');
  if (type !== 'Extension') return undefined;
  const refused = extensionRefused(proof, officeToday(OFFICE, now));
  if (refused !== undefined || !needsGoodCause(proof) || (wanted.goodCause ?? '').trim() !== '')
    return refused;
  return refuseFields([
    {
      path: ['goodCause'],
      code: 'REQUIRED',
      message: 'Say why the mark is not used yet: the office asks for it from the second extension on.',
    },
  ]);
}

/** A notice of allowance is answered by a statement or by more time; a declaration is what it is. */
function isFilingOf({ type }: ProofToOrder, wanted: UseInCommerceType): boolean {
  return (
    wanted === type ||
    (type !== undefined && beforeRegistration.includes(type) && beforeRegistration.includes(wanted))
  );
}

function wrong(path: string, message: string): Refusal {
  return refuseFields([{ path: [path], code: 'NOT_POSSIBLE', message }]);
}
