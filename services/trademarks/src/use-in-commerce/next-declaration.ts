import type { Money } from '@cotta/kit/model/words/money.js';
import { computeDeadlines } from '../deadlines/compute-deadlines.js';
import { settledStates } from '../deadlines/deadline.js';
import type { MarkFacts } from '../deadlines/mark-facts.js';
import { officeToday } from '../deadlines/office-day.js';
import { amountOf, usd } from './office-fees.js';
import { priceOf } from './proof-offers.js';
import { isLate } from './proof-order-rules.js';
import { rulesAnswered } from './use-due-date.js';
import type { UseInCommerceType } from './use-in-commerce-status.js';

const OFFICE = 'US';
const declarations = ['Declaration of use', 'Declaration of use and renewal'] as const;

/** A registration as a register knows it. Dates `YYYY-MM-DD`. */
export interface Registration {
  readonly office: string;
  readonly number: string;
  readonly classes: readonly number[];
  readonly filedOn: string | null;
  readonly registeredOn: string | null;
}

/** The declaration that keeps a registration next, by its rule, and what it costs before tax for every class. */
export interface NextDeclaration {
  readonly type: UseInCommerceType;
  readonly opensOn: string | null;
  readonly dueOn: string;
  readonly lateUntil: string | null;
  /** The due date is over, and the office takes it for the late fee. */
  readonly late: boolean;
  readonly serviceFee: Money;
  /** For a filing in time. */
  readonly officeFee: Money;
  /** What the office takes on top for being late. */
  readonly lateFee: Money;
}

const factsOf = ({ number, filedOn, registeredOn }: Registration): MarkFacts => ({
  reference: number,
  office: OFFICE,
  status: 'Trademark registered',
  bases: ['1(a)'],
  madrid: false,
  dates: { ...(filedOn && { filing: filedOn }), ...(registeredOn && { registration: registeredOn }) },
  events: [],
});

/** Null for another office, for an application, and once everything that could be declared is over. A right from an international registration is not told apart: a lawyer checks the date of every proof. */
export function nextDeclaration(mark: Registration, now: Date): NextDeclaration | null {
  if (mark.office !== OFFICE || mark.registeredOn === null) return null;
  const { deadlines } = computeDeadlines(factsOf(mark), officeToday(OFFICE, now));
  for (const { rule, nominalDate, opensDate, grace, state } of deadlines) {
    const type = declarations.find((one) => rulesAnswered[one].includes(rule.id));
    if (type === undefined || settledStates.has(state)) continue;
    const dates = { type, dueDate: nominalDate, graceEndDate: grace?.nominalDate ?? null };
    const classes = mark.classes.map((classNumber) => ({ classNumber, decision: 'Use' as const }));
    const filing = { type, declarationOfIncontestability: false };
    const price = priceOf(dates, filing, { classes, isInternational: false, now });
    const late = isLate(dates, now);
    const filings = type === 'Declaration of use and renewal' ? 2 : 1;
    const lateFee = amountOf('gracePerClassPerFiling') * classes.length * filings;
    return {
      type,
      opensOn: opensDate,
      dueOn: nominalDate,
      lateUntil: dates.graceEndDate,
      late,
      serviceFee: price.serviceFee,
      officeFee: usd(price.officeFee.amountMinor - price.lateFee.amountMinor),
      lateFee: usd(lateFee),
    };
  }
  return null;
}
