import { refuse, refuseFields, type Refusal } from '@cotta/kit/decider/refusal.js';
import { officeOf } from '@cotta/reference/offices.js';
import type { Goods } from './goods.js';
import { futureProblem, lastOpenDay, officeToday, orderProblem } from './office-day.js';
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
  readonly allegationOfUseDate?: string | null;
  readonly remainingExtensionCount?: number | null;
  readonly filingBasis?: readonly string[] | null;
  readonly directFiling?: boolean | null;
  readonly ownerEntityId?: string | null;
  readonly poaDocumentId?: string | null;
  readonly imported?: boolean | null;
}

const isUnitedStates = ({ jurisdiction }: Mark): boolean => jurisdiction === 'US';
const oppositionTiming = ({ jurisdiction = '' }: Mark): string | undefined => officeOf(jurisdiction)?.oppositionPeriod.timing;

/** False while the office wants a power of attorney that is not there. Unsure offices are taken to want one. */
export function poaPresent({ jurisdiction = '', poaDocumentId }: Mark): boolean {
  return officeOf(jurisdiction)?.requiresPOA === 'none' || (poaDocumentId ?? null) !== null;
}

/** Owner, goods and power of attorney: what no office files without. */
export function documentsComplete(mark: Mark): boolean {
  return (mark.ownerEntityId ?? null) !== null && (mark.goodsAndServices?.length ?? 0) > 0 && poaPresent(mark);
}

export function partnerProblem(mark: Mark): Refusal | undefined {
  if (mark.directFiling === true) return refuse('FILED_DIRECTLY', 'We file at this office ourselves; record the filing instead, or change how it is filed.');
  return poaPresent(mark) ? undefined : refuse('POA_MISSING', 'This office wants a power of attorney; add the signed document first.');
}

export function publicationProblem(mark: Mark, { publicationDate, oppositionEndDate }: { publicationDate: string; oppositionEndDate?: string | null }, now: Date): Refusal | undefined {
  if (isUnitedStates(mark) && mark.status === 'Application filed') return refuse('NOT_EXAMINED', 'This office publishes nothing before its examination; record the start of the examination first.');
  return (
    futureProblem('publicationDate', publicationDate, officeToday(mark.jurisdiction, now)) ??
    orderProblem('publicationDate', publicationDate, mark.filingDate) ??
    (oppositionEndDate ? orderProblem('oppositionEndDate', oppositionEndDate, publicationDate) : undefined)
  );
}

/** Something sent to the office has to leave while the office still takes it. */
export function lateProblem({ jurisdiction, officeDueDate }: Mark, filedOn: string, now: Date): Refusal | undefined {
  const future = futureProblem('filedOn', filedOn, officeToday(jurisdiction, now));
  if (future !== undefined || !officeDueDate) return future;
  const last = lastOpenDay(jurisdiction, officeDueDate);
  return filedOn > last ? refuse('TOO_LATE', `The office took this until ${last}.`, { last }) : undefined;
}

export function oppositionProblem(mark: Mark, filedOn: string, now: Date): Refusal | undefined {
  if (mark.status === 'Trademark registered' && oppositionTiming(mark) !== 'post-registration') {
    return refuse('NO_OPPOSITION_NOW', 'At this office a registration can no longer be opposed; record a cancellation instead.');
  }
  const future = futureProblem('filedOn', filedOn, officeToday(mark.jurisdiction, now));
  if (future !== undefined || !mark.oppositionEndDate) return future;
  const last = lastOpenDay(mark.jurisdiction, mark.oppositionEndDate);
  return filedOn > last ? refuse('OPPOSITION_TERM_OVER', `The term to oppose ended on ${last}; check the date of the opposition.`, { last }) : undefined;
}

export function allowanceProblem(mark: Mark): Refusal | undefined {
  if (!isUnitedStates(mark)) return refuse('ONLY_UNITED_STATES', 'Only the office of the United States asks for a statement of use.');
  if (mark.filingBasis?.includes('1(b)') !== true) return refuse('NOT_INTENT_TO_USE', 'Only an application based on intent to use, 1(b), gets a notice of allowance; check its filing basis.');
  return mark.allegationOfUseDate ? refuse('USE_ALREADY_SHOWN', 'Use was accepted before publication; record the registration instead.') : undefined;
}

export function extensionProblem(mark: Mark, filedOn: string, now: Date): Refusal | undefined {
  if ((mark.remainingExtensionCount ?? 0) < 1) return refuse('NO_EXTENSION_LEFT', 'All five extensions are used; only the statement of use can be filed now.');
  return lateProblem(mark, filedOn, now);
}

export interface Divide {
  readonly dividedGoods: Goods;
  readonly clientConsentOn: string;
  readonly feePaid: boolean;
}

export function divideRefused(mark: Mark, { clientConsentOn, feePaid }: Divide, now: Date): Refusal | undefined {
  if (!isUnitedStates(mark)) return refuse('ONLY_UNITED_STATES', 'Only applications in the United States are divided here.');
  if (!feePaid) return refuse('FEE_UNPAID', 'The office divides once its fee is paid; record the payment first.');
  return futureProblem('clientConsentOn', clientConsentOn, officeToday(mark.jurisdiction, now));
}

export interface Registration {
  readonly registrationDate: string;
  readonly expirationDate?: string | null;
  readonly feePaid: boolean;
  readonly oppositionOutcome?: string | null;
}

export function registrationProblem(mark: Mark, { registrationDate, expirationDate, feePaid, oppositionOutcome }: Registration, now: Date): Refusal | undefined {
  const dates =
    futureProblem('registrationDate', registrationDate, officeToday(mark.jurisdiction, now)) ??
    orderProblem('registrationDate', registrationDate, mark.filingDate) ??
    (expirationDate ? orderProblem('expirationDate', expirationDate, registrationDate) : undefined);
  if (dates !== undefined) return dates;
  if (!feePaid) return refuse('FEE_UNPAID', 'Say that the registration fee is paid or that none is due.');
  if (mark.status === 'Under examination' && oppositionTiming(mark) === 'pre-registration') return refuse('NOT_PUBLISHED', 'This office publishes for opposition before it registers; record the publication first.');
  if (mark.status === 'Application opposed' && !oppositionOutcome) return refuseFields([{ path: ['oppositionOutcome'], code: 'REQUIRED', message: 'Say how the opposition ended.' }]);
  if (mark.status !== 'Trademark published') return undefined;
  if (isUnitedStates(mark) && mark.filingBasis?.includes('1(b)') === true && !mark.allegationOfUseDate) return refuse('USE_NOT_SHOWN', 'Use has to be shown first; record the notice of allowance.');
  return mark.oppositionEndDate && registrationDate <= mark.oppositionEndDate ? refuse('OPPOSITION_TERM_RUNS', `It can be opposed until ${mark.oppositionEndDate}; check the date of registration.`, { last: mark.oppositionEndDate }) : undefined;
}

/** A case that came back can go on only while nothing at the office has run out. */
export function resumeProblem({ jurisdiction, officeDueDate }: Mark, now: Date): Refusal | undefined {
  if (!officeDueDate) return undefined;
  const last = lastOpenDay(jurisdiction, officeDueDate);
  return officeToday(jurisdiction, now) > last ? refuse('DEADLINE_PASSED', `What the office awaited was due on ${last}; record what became of it instead.`, { last }) : undefined;
}

export function nothingFiled({ number, filingDate }: Mark): Refusal | undefined {
  return number || filingDate ? refuse('ALREADY_FILED', 'This is filed; record what became of it at the office instead.') : undefined;
}
