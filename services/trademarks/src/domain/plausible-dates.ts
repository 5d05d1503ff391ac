import { refuse, refuseFields, type Refusal } from '@cotta/kit/decider/refusal.js';
import type { Role } from '@cotta/kit/subgraph/viewer.js';
import { daysBetween } from '@cotta/reference/calendar-date.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { officeOf } from '@cotta/reference/offices.js';
import { firstExpiry, oppositionEnd } from './rule-dates.js';

/** Something that can be true and hardly ever is. */
interface Doubt {
  readonly code: 'OPPOSITION_TERM_RUNS' | 'ALL_ON_ONE_DAY' | 'EXPIRY_NOT_BY_RULE';
  readonly message: string;
  readonly params: Readonly<Record<string, string>>;
}

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
  return refuse(first.code, message, {
    ...first.params,
    toAcknowledge: doubts.map(({ code }) => code).join(', '),
  });
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
    {
      code: 'OPPOSITION_TERM_RUNS',
      message: `Others can oppose until ${dayInWords(last)}, and the registration is said to be of ${dayInWords(registrationDate)}.`,
      params: { last },
    },
  ];
}

function allOnOneDay({ filingDate, publicationDate, registrationDate }: RegisteredDates): Doubt[] {
  if (filingDate !== registrationDate || (publicationDate && publicationDate !== registrationDate)) return [];
  return [
    {
      code: 'ALL_ON_ONE_DAY',
      message: `Filed and registered on one day, ${dayInWords(registrationDate)}: no office does that.`,
      params: { on: registrationDate },
    },
  ];
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
  return {
    code: 'EXPIRY_NOT_BY_RULE',
    message: `The rule of the office gives ${dayInWords(rule)} as the day of expiry, not ${dayInWords(typed)}.`,
    params: { rule },
  };
}

/** What looks wrong about a renewal: a term is counted from the end of the one before. `terms`: the ends the rule allows. */
export function renewalDoubts(expirationDate: string, rule: string | undefined): Doubt[] {
  return rule === undefined || Math.abs(daysBetween(rule, expirationDate)) <= TOLERANCE_DAYS
    ? []
    : [notByRule(expirationDate, rule)];
}
