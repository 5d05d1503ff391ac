import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Role } from '@cotta/kit/model/words/viewer.js';
import { daysBetween } from '@cotta/reference/calendar-date.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { officeOf } from '@cotta/reference/offices.js';
import { firstExpiry, oppositionEnd } from '../deadlines/rule-dates.js';
import { no } from '../refusals.js';

/** Something that can be true and hardly ever is. */
type Doubt = Refusal;

/** Dates `YYYY-MM-DD` as they would stand after the step. */
export interface RegisteredDates {
  readonly jurisdiction?: string;
  readonly filingDate?: string | null;
  readonly priorityDate?: string | null;
  readonly publicationDate?: string | null;
  readonly oppositionEndDate?: string | null;
  readonly registrationDate: string;
  readonly expirationDate?: string | null;
  /** An opposition came and was decided, so the term to oppose is behind it. */
  readonly opposed: boolean;
}

/** Whoever records a step says that doubtful dates were checked, and why they are right. */
export interface Acknowledgement {
  readonly acknowledged?: boolean | null;
  readonly reason?: string | null;
}

/** The owner is written to at once, so what hardly ever happens is asked about first. The system follows the register, which it has read: it is not asked. */
export function unlessAcknowledged(
  doubts: readonly Doubt[],
  { acknowledged, reason }: Acknowledgement,
  role: Role,
): Refusal | undefined {
  const [first] = doubts;
  if (first === undefined || role === 'system') return undefined;
  if (acknowledged === true) {
    return reason
      ? undefined
      : refuseFields([
          {
            path: ['reason'],
            code: 'REQUIRED',
            message: 'Say what you checked and why this is right; it stays in the history.',
          },
        ]);
  }
  const message = `${doubts.map((doubt) => doubt.message).join(' ')} Nobody has been written to. Check the dates; if they are right, confirm that you checked them and say why.`;
  return {
    ...first,
    message,
    params: { ...first.params, toAcknowledge: doubts.map(({ refused }) => refused).join(', ') },
  };
}

/** What looks wrong about a registration. */
export function registrationDoubts(mark: RegisteredDates): Doubt[] {
  return [...stillOpposable(mark), ...allOnOneDay(mark), ...expiryDoubts(mark)];
}

function stillOpposable({
  jurisdiction,
  publicationDate,
  oppositionEndDate,
  registrationDate,
  opposed,
}: RegisteredDates): Doubt[] {
  if (opposed || officeOf(jurisdiction ?? '')?.oppositionPeriod.timing !== 'pre-registration') return [];
  const last = oppositionEndDate ?? oppositionEnd({ office: jurisdiction, publishedOn: publicationDate });
  if (!last || registrationDate > last) return [];
  return [
    no(
      'OPPOSITION_TERM_RUNS',
      { last },
      { last: dayInWords(last), registrationDate: dayInWords(registrationDate) },
    ),
  ];
}

function allOnOneDay({ filingDate, publicationDate, registrationDate }: RegisteredDates): Doubt[] {
  if (filingDate !== registrationDate || (publicationDate && publicationDate !== registrationDate)) return [];
  return [no('ALL_ON_ONE_DAY', { on: registrationDate }, { on: dayInWords(registrationDate) })];
}

/** Counts of offices differ by a day at the end of a term. */
const TOLERANCE_DAYS = 1;

/** An expiry that the rule of the office does not give. */
function expiryDoubts({
  jurisdiction,
  filingDate,
  priorityDate,
  registrationDate,
  expirationDate,
}: RegisteredDates): Doubt[] {
  if (!expirationDate) return [];
  const rule = firstExpiry({
    office: jurisdiction,
    filedOn: filingDate,
    priorityOn: priorityDate,
    registeredOn: registrationDate,
  });
  return rule === undefined || Math.abs(daysBetween(rule, expirationDate)) <= TOLERANCE_DAYS
    ? []
    : [notByRule(expirationDate, rule)];
}

function notByRule(typed: string, rule: string): Doubt {
  return no('EXPIRY_NOT_BY_RULE', { rule }, { rule: dayInWords(rule), typed: dayInWords(typed) });
}

/** What looks wrong about a renewal: a term is counted from the end of the one before. `rule`: the end its rule gives, `YYYY-MM-DD`, undefined where no rule is known. */
export function renewalDoubts(expirationDate: string, rule: string | undefined): Doubt[] {
  return rule === undefined || Math.abs(daysBetween(rule, expirationDate)) <= TOLERANCE_DAYS
    ? []
    : [notByRule(expirationDate, rule)];
}
