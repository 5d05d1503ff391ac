import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { registrationDoubts, unlessAcknowledged, type Acknowledgement } from './plausible-dates.js';
import { officeOf } from '@cotta/reference/offices.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import type { Goods } from './goods.js';
import { no } from '../refusals.js';
import {
  answerDates,
  laterThanRule,
  oppositionEnd,
  otherThanRule,
  statementDates,
} from '../deadlines/rule-dates.js';
import type { LaterDueDateCause } from '../deadlines/later-due-date.js';
import { futureProblem, lastOpenDay, officeToday, orderProblem } from '../deadlines/office-day.js';
import type { TrademarkStatus } from './trademark-status.js';

/** What the rules need to know of a mark. Dates are calendar dates `YYYY-MM-DD` at its office. */
export interface Mark {
  readonly status?: TrademarkStatus;
  readonly jurisdiction?: string;
  readonly goodsAndServices?: Goods;
  readonly number?: string | null;
  readonly filingDate?: string | null;
  readonly publicationDate?: string | null;
  readonly oppositionEndDate?: string | null;
  readonly registrationDate?: string | null;
  readonly expirationDate?: string | null;
  readonly officeDueDate?: string | null;
  readonly laterDueDateCause?: LaterDueDateCause | null;
  readonly officeLetterDate?: string | null;
  readonly noticeOfAllowanceDate?: string | null;
  readonly allegationOfUseDate?: string | null;
  readonly remainingExtensionCount?: number | null;
  readonly filingBasis?: readonly string[] | null;
  readonly directFiling?: boolean | null;
  readonly ownerEntityId?: string | null;
  readonly poaDocumentId?: string | null;
  readonly imported?: boolean | null;
}

const isUnitedStates = ({ jurisdiction }: Mark): boolean => jurisdiction === 'US';
const oppositionTiming = ({ jurisdiction = '' }: Mark): string | undefined =>
  officeOf(jurisdiction)?.oppositionPeriod.timing;

/** False while the office wants a power of attorney that is not there. Unsure offices are taken to want one. */
export function poaPresent({ jurisdiction = '', poaDocumentId }: Mark): boolean {
  return officeOf(jurisdiction)?.requiresPOA === 'none' || (poaDocumentId ?? null) !== null;
}

/** Owner, goods and power of attorney: what no office files without. */
export function documentsComplete(mark: Mark): boolean {
  return (
    (mark.ownerEntityId ?? null) !== null && (mark.goodsAndServices?.length ?? 0) > 0 && poaPresent(mark)
  );
}

/** Why a mark cannot go to a filing partner: `FILED_DIRECTLY` where we file ourselves, `POA_MISSING` without the power of attorney the office wants. */
export function partnerProblem(mark: Mark): Refusal | undefined {
  if (mark.directFiling === true) return no('FILED_DIRECTLY');
  return poaPresent(mark) ? undefined : no('POA_MISSING');
}

/** Why a publication cannot be recorded: `NOT_EXAMINED` in the United States before the examination, or a day that has not come,
 *  lies before the filing, or a term to oppose that ends before it. */
export function publicationProblem(
  mark: Mark,
  { publicationDate, oppositionEndDate }: { publicationDate: string; oppositionEndDate?: string | null },
  now: Date,
): Refusal | undefined {
  if (isUnitedStates(mark) && mark.status === 'Application filed') return no('NOT_EXAMINED');
  return (
    futureProblem('publicationDate', publicationDate, officeToday(mark.jurisdiction, now)) ??
    orderProblem('publicationDate', publicationDate, mark.filingDate) ??
    (oppositionEndDate ? orderProblem('oppositionEndDate', oppositionEndDate, publicationDate) : undefined)
  );
}

/** The last day on which others may oppose a published application: the one that was typed off, else the one the rule of the office gives;
 *  null where they may only after the registration. */
export function oppositionEndOf(
  mark: Mark,
  { publicationDate, oppositionEndDate }: { publicationDate: string; oppositionEndDate?: string | null },
): string | null {
  if (oppositionEndDate) return oppositionEndDate;
  if (oppositionTiming(mark) !== 'pre-registration') return null;
  return oppositionEnd({ office: mark.jurisdiction, publishedOn: publicationDate }) ?? null;
}

/** Something sent to the office has to leave while the office still takes it. */
export function lateProblem(
  { jurisdiction, officeDueDate }: Mark,
  filedOn: string,
  now: Date,
): Refusal | undefined {
  const future = futureProblem('filedOn', filedOn, officeToday(jurisdiction, now));
  if (future !== undefined || !officeDueDate) return future;
  const last = lastOpenDay(jurisdiction, officeDueDate);
  return filedOn > last ? no('TOO_LATE.office', { last }, { last: dayInWords(last) }) : undefined;
}

/** Why an opposition cannot have been filed on a day: `NO_OPPOSITION_NOW` once registered, unless the office takes oppositions then,
 *  `OPPOSITION_TERM_OVER` after the last open day of the period, or a day that has not come. */
export function oppositionProblem(mark: Mark, filedOn: string, now: Date): Refusal | undefined {
  if (mark.status === 'Trademark registered' && oppositionTiming(mark) !== 'post-registration') {
    return no('NO_OPPOSITION_NOW');
  }
  const future = futureProblem('filedOn', filedOn, officeToday(mark.jurisdiction, now));
  if (future !== undefined || !mark.oppositionEndDate) return future;
  const last = lastOpenDay(mark.jurisdiction, mark.oppositionEndDate);
  return filedOn > last ? no('OPPOSITION_TERM_OVER', { last }, { last: dayInWords(last) }) : undefined;
}

/** Why a notice of allowance cannot be recorded: `ONLY_UNITED_STATES.statement`, `NOT_INTENT_TO_USE` without basis 1(b), `USE_ALREADY_SHOWN`,
 *  an issue date that has not come or lies before the publication, or a due date other than its rule's. */
export function allowanceProblem(
  mark: Mark,
  { issueDate, officeDueDate }: { readonly issueDate: string; readonly officeDueDate: string },
  now: Date,
): Refusal | undefined {
  if (!isUnitedStates(mark)) return no('ONLY_UNITED_STATES.statement');
  if (mark.filingBasis?.includes('1(b)') !== true) return no('NOT_INTENT_TO_USE');
  if (mark.allegationOfUseDate) return no('USE_ALREADY_SHOWN');
  return (
    futureProblem('issueDate', issueDate, officeToday(mark.jurisdiction, now)) ??
    orderProblem('issueDate', issueDate, mark.publicationDate) ??
    statementDueProblem({ noticeOfAllowanceDate: issueDate, remainingExtensionCount: null, officeDueDate })
  );
}

/** Why an extension for the statement of use cannot be recorded: `NO_EXTENSION_LEFT`, filed on a day that has not come or after the office
 *  took it (`TOO_LATE.office`), or a new due date other than its rule's. */
export function extensionProblem(
  mark: Mark,
  { filedOn, officeDueDate }: { readonly filedOn: string; readonly officeDueDate: string },
  now: Date,
): Refusal | undefined {
  const left = mark.remainingExtensionCount ?? 0;
  if (left < 1) return no('NO_EXTENSION_LEFT');
  return (
    lateProblem(mark, filedOn, now) ??
    statementDueProblem({
      noticeOfAllowanceDate: mark.noticeOfAllowanceDate ?? null,
      remainingExtensionCount: left - 1,
      officeDueDate,
    })
  );
}

type AllowedMark = Pick<Mark, 'noticeOfAllowanceDate' | 'remainingExtensionCount' | 'officeDueDate'>;

/** The day for a statement of use or the next extension follows from the notice of allowance alone. */
export function statementDueProblem({
  noticeOfAllowanceDate,
  remainingExtensionCount,
  officeDueDate,
}: AllowedMark): Refusal | undefined {
  const rule = noticeOfAllowanceDate
    ? statementDates({ allowedOn: noticeOfAllowanceDate, remaining: remainingExtensionCount ?? null })
    : undefined;
  return rule === undefined || !officeDueDate
    ? undefined
    : otherThanRule('officeDueDate', officeDueDate, rule);
}

/** The due date of a mark that an office waits for is its rule's, whoever enters it. */
export function officeDueProblem(mark: Mark): Refusal | undefined {
  if (!mark.officeDueDate) return undefined;
  if (mark.status === 'Statement of use requested' || mark.status === 'SOU extended')
    return statementDueProblem(mark);
  if (mark.status !== 'Office action received' || mark.laterDueDateCause === 'Rule does not fit')
    return undefined;
  const rule = answerDates({
    office: mark.jurisdiction,
    bases: mark.filingBasis,
    issueDate: mark.officeLetterDate,
  });
  const last = rule?.extended.at(-1) ?? rule?.due;
  return rule !== undefined && last !== undefined && mark.officeDueDate > last
    ? laterThanRule('officeDueDate', last, rule)
    : undefined;
}

/** A letter begins with the day its rule gives; more time is recorded when the office has given it. */
export function letterDueProblem(
  mark: Mark,
  {
    officeDueDate,
    officeLetterDate,
  }: { readonly officeDueDate: string; readonly officeLetterDate?: string | null },
): Refusal | undefined {
  const rule = answerDates({
    office: mark.jurisdiction,
    bases: mark.filingBasis,
    issueDate: officeLetterDate,
  });
  return rule !== undefined && officeDueDate > rule.due
    ? laterThanRule('officeDueDate', rule.due, rule)
    : undefined;
}

/** What is divided off, the day the client agreed, `YYYY-MM-DD`, and whether the office's fee is paid. */
export interface Divide {
  readonly dividedGoods: Goods;
  readonly clientConsentOn: string;
  readonly feePaid: boolean;
}

/** Why an application cannot be divided, its goods apart: `ONLY_UNITED_STATES.division`, `FEE_UNPAID.division`, or a consent on a day that has not come. */
export function divideRefused(
  mark: Mark,
  { clientConsentOn, feePaid }: Divide,
  now: Date,
): Refusal | undefined {
  if (!isUnitedStates(mark)) return no('ONLY_UNITED_STATES.division');
  if (!feePaid) return no('FEE_UNPAID.division');
  return futureProblem('clientConsentOn', clientConsentOn, officeToday(mark.jurisdiction, now));
}

/** A registration as somebody records it; calendar dates `YYYY-MM-DD` at the office. `oppositionOutcome`: how an opposition ended, in words. */
export interface Registration {
  readonly registrationDate: string;
  readonly expirationDate?: string | null;
  readonly feePaid: boolean;
  readonly oppositionOutcome?: string | null;
}

/** Why a registration cannot be recorded: dates out of order or not come yet, `FEE_UNPAID.registration`, `NOT_PUBLISHED`, an opposition without
 *  its outcome (`REQUIRED`), `USE_NOT_SHOWN`, and what hardly ever happens until somebody confirms it was checked. */
export function registrationProblem(
  mark: Mark,
  input: Registration & Acknowledgement,
  { now, viewer }: Pick<CommandContext, 'now' | 'viewer'>,
): Refusal | undefined {
  const { registrationDate, expirationDate, feePaid, oppositionOutcome } = input;
  const dates =
    futureProblem('registrationDate', registrationDate, officeToday(mark.jurisdiction, now)) ??
    orderProblem('registrationDate', registrationDate, mark.filingDate) ??
    (oppositionTiming(mark) === 'pre-registration'
      ? orderProblem('registrationDate', registrationDate, mark.publicationDate)
      : undefined) ??
    (expirationDate ? orderProblem('expirationDate', expirationDate, registrationDate) : undefined);
  if (dates !== undefined) return dates;
  if (!feePaid) return no('FEE_UNPAID.registration');
  if (mark.status === 'Under examination' && oppositionTiming(mark) === 'pre-registration')
    return no('NOT_PUBLISHED');
  if (mark.status === 'Application opposed' && !oppositionOutcome)
    return refuseFields([
      { path: ['oppositionOutcome'], code: 'REQUIRED', message: 'Say how the opposition ended.' },
    ]);
  if (
    mark.status === 'Trademark published' &&
    isUnitedStates(mark) &&
    mark.filingBasis?.includes('1(b)') === true &&
    !mark.allegationOfUseDate
  )
    return no('USE_NOT_SHOWN');
  const opposed = mark.status === 'Application opposed';
  return unlessAcknowledged(
    registrationDoubts({
      ...mark,
      registrationDate,
      expirationDate: expirationDate ?? mark.expirationDate ?? null,
      opposed,
    }),
    input,
    viewer.role,
  );
}

/** A case that came back can go on only while nothing at the office has run out. */
export function resumeProblem({ jurisdiction, officeDueDate }: Mark, now: Date): Refusal | undefined {
  if (!officeDueDate) return undefined;
  const last = lastOpenDay(jurisdiction, officeDueDate);
  return officeToday(jurisdiction, now) > last
    ? no('DEADLINE_PASSED', { last }, { last: dayInWords(last) })
    : undefined;
}

/** A mark is refunded or given up for silence only before it is filed: `ALREADY_FILED` once it has a number or a filing date. */
export function nothingFiled({ number, filingDate }: Mark): Refusal | undefined {
  return number || filingDate ? no('ALREADY_FILED') : undefined;
}
