import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays, addMonths } from '@cotta/reference/calendar-date.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import type { CheckedDueDate } from '../deadlines/due-date-check.js';
import { no } from '../refusals.js';
import {
  latestByRule,
  laterDueDateProblem,
  type LaterDueDate,
  type LaterDueDateCause,
} from '../deadlines/later-due-date.js';
import { answerDates, laterThanRule } from '../deadlines/rule-dates.js';
import {
  futureProblem,
  lastOpenDay,
  officeToday,
  orderProblem,
  workingDaysBefore,
} from '../deadlines/office-day.js';

/** What the rules need to know of a letter. Dates are calendar dates `YYYY-MM-DD` at the office. */
export interface OfficeLetter extends CheckedDueDate {
  readonly jurisdiction?: string | null;
  readonly issueDate?: string;
  readonly filingBasis?: readonly string[] | null;
  readonly extendedOn?: string | null;
  readonly proposedDueDate?: string | null;
  readonly laterDueDateCause?: LaterDueDateCause | null;
  readonly examinationFinished?: boolean | null;
}

/** Orders are taken until so many working days before the due date… */
const CUT_OFF_DAYS = 5;
/** …and in a hurry, for a fee, from so many on. */
const RUSH_DAYS = 10;
/** After the rolled date the system waits so long for word of a filing before it gives the case up. */
const ABANDON_AFTER_DAYS = 3;
/** @source 37 CFR 2.62: three months, and once three more, counted from the issue */
const EXTENDED_MONTHS = 6;

const office = ({ jurisdiction }: OfficeLetter): string | undefined => jurisdiction ?? undefined;

const ruleOf = ({ jurisdiction, filingBasis, issueDate }: OfficeLetter) =>
  answerDates({ office: jurisdiction, bases: filingBasis, issueDate });

/** An extension counts once its day is confirmed. */
const isExtended = ({ extendedOn, proposedDueDate }: OfficeLetter): boolean =>
  extendedOn != null && proposedDueDate == null;

/** A due date is the rule's, or an earlier one that the letter prints; a later one is there by a correction alone, which says why. */
export function dueDateProblem(letter: OfficeLetter): Refusal | undefined {
  const { issueDate, dueDate, laterDueDateCause } = letter;
  if (dueDate === undefined) return undefined;
  const early = orderProblem('dueDate', dueDate, issueDate);
  const rule = ruleOf(letter);
  if (early !== undefined || rule === undefined || laterDueDateCause === 'Rule does not fit') return early;
  const last = latestByRule(rule, isExtended(letter));
  return dueDate > last ? laterThanRule('dueDate', last, rule) : undefined;
}

/** Why a due date cannot be corrected to another: it is this one already, or it is later than its rule without a cause that holds. */
export function correctionProblem(
  letter: OfficeLetter,
  entered: LaterDueDate,
  now: Date,
): Refusal | undefined {
  if (entered.dueDate === (letter.proposedDueDate ?? letter.dueDate)) return no('SAME_DATE');
  const { issueDate, dueDate } = letter;
  return laterDueDateProblem(
    { office: office(letter), issueDate, dueDate, extended: isExtended(letter) },
    entered,
    { rule: ruleOf(letter), now },
  );
}

/** What a correction changes. An earlier day counts at once; a later one waits for the second person, and with it what it stands on. */
export function correctedDueDate(
  letter: OfficeLetter,
  { dueDate, laterDueDateCause, extendedOn, dueDateSourceId }: LaterDueDate,
) {
  const rule = ruleOf(letter);
  const isBeyond = rule !== undefined && dueDate > rule.due;
  const before = isExtended(letter) ? letter.extendedOn : null;
  const cause = isBeyond ? (laterDueDateCause ?? (before == null ? null : 'Extension granted')) : null;
  return {
    ...(dueDate > (letter.dueDate ?? '') ? { proposedDueDate: dueDate } : { dueDate, proposedDueDate: null }),
    laterDueDateCause: cause,
    extendedOn: cause === 'Extension granted' ? (before ?? extendedOn ?? null) : null,
    dueDateSourceId: dueDateSourceId ?? null,
    confirmedDueDate: null,
  };
}

/** An answer is ordered until five working days of the office before the due date; afterwards `TOO_LATE_TO_ORDER` with that day in `last`. */
export function orderedTooLate(letter: OfficeLetter, now: Date): Refusal | undefined {
  const last = lastDayToOrder(letter);
  return officeToday(office(letter), now) > last ? no('TOO_LATE_TO_ORDER', { last }) : undefined;
}

/** Last day on which an answer can be ordered and paid, in the zone of the office. */
export function lastDayToOrder(letter: OfficeLetter): string {
  return workingDaysBefore(office(letter), letter.dueDate ?? '', CUT_OFF_DAYS);
}

/** Whether an order placed now is done in a hurry, for a fee: fewer than ten working days of the office are left before the due date. */
export function needsRush(letter: OfficeLetter, now: Date): boolean {
  return (
    officeToday(office(letter), now) > workingDaysBefore(office(letter), letter.dueDate ?? '', RUSH_DAYS)
  );
}

/** Why a response cannot have been filed on a day: it has not come, lies before the letter, or after the last open day for the due date
 *  (`TOO_LATE.response`). */
export function responseProblem(letter: OfficeLetter, filedOn: string, now: Date): Refusal | undefined {
  const wrong =
    futureProblem('filedOn', filedOn, officeToday(office(letter), now)) ??
    orderProblem('filedOn', filedOn, letter.issueDate);
  const last = lastOpenDay(office(letter), letter.dueDate ?? '');
  return (
    wrong ?? (filedOn > last ? no('TOO_LATE.response', { last }, { last: dayInWords(last) }) : undefined)
  );
}

/** The extended due date, or why there is none. Counted here for the United States alone; what another office granted is entered as a correction. */
export function extensionProblem(letter: OfficeLetter, now: Date): Refusal | undefined {
  if (letter.jurisdiction !== 'US') return no('NOT_EXTENDABLE.office');
  if (letter.filingBasis?.includes('66(a)') === true) return no('NOT_EXTENDABLE.madrid');
  if (letter.extendedOn) return no('EXTENDED_ONCE');
  const today = officeToday('US', now);
  return today > (letter.dueDate ?? '')
    ? no('TOO_LATE.extension', { dueDate: letter.dueDate ?? '' })
    : undefined;
}

/** The due date `YYYY-MM-DD` once the office of the United States extended it: six months from the issue, before any move to an open day. */
export function extendedDueDate({ issueDate = '' }: OfficeLetter): string {
  return addMonths(issueDate, EXTENDED_MONTHS);
}

/** A customer confirms it, the system waits three days past the last possible day. */
export function abandonProblem(
  letter: OfficeLetter,
  confirmed: boolean,
  at: { readonly bySystem: boolean; readonly now: Date },
): Refusal | undefined {
  if (!at.bySystem)
    return confirmed
      ? undefined
      : refuseFields([
          { path: ['confirmed'], code: 'REQUIRED', message: 'Confirm that the application is given up.' },
        ]);
  // As long as a later day waits for its second person nothing is given up before it.
  const last = addDays(
    lastOpenDay(office(letter), letter.proposedDueDate ?? letter.dueDate ?? ''),
    ABANDON_AFTER_DAYS,
  );
  return officeToday(office(letter), at.now) <= last
    ? no('NOT_LAPSED', { last }, { last: dayInWords(last) })
    : undefined;
}
