import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { officeOf } from '@cotta/reference/offices.js';
import {
  dayToKeep,
  lastDayToOrder,
  officeZone,
  renewalStage,
  renewalWindow,
  type RenewalStage,
  type RenewalWindow,
} from '@cotta/reference/renewal-window.js';
import { registrationKey } from '@cotta/reference/renewed-mark.js';
import { orderFactsFields, type OrderFacts } from './order-facts.js';
import { serviceFactsFields } from './service-facts.js';
import type { PricedMark, PricedService } from './service-lines.js';

const { currency, country, postcode, vatNumber, couponCode } = orderFactsFields;

/** The most marks of one order. */
export const MOST_MARKS = 100;

/** An office nobody knows is said beside its mark, so that the other marks keep their prices. */
const renewedMark = f.object('RenewedMarkInput', 'A mark to renew.', {
  jurisdiction: f.text('Office.', { max: 10, min: 1 }),
  number: f.text('Number of the registration.', { max: 60, min: 1 }),
  classes: f.integer('How many classes.', { min: 1, max: 45 }),
  expirationDate: f.calendarDate('Day the protection ends.'),
});

/** What the price of several renewals depends on. */
export const renewalsFactsFields = {
  marks: f.list(renewedMark, { max: MOST_MARKS, min: 1 }),
  currency,
  customerKind: serviceFactsFields.customerKind,
  country,
  postcode,
  vatNumber,
  couponCode,
};

export type RenewalsFacts = InputOf<typeof renewalsFactsFields>;
export type RenewedMark = RenewalsFacts['marks'][number];

/** Why a mark is not among those that can be ordered now. */
export type MarkProblem =
  | 'UNKNOWN_OFFICE'
  | 'NAMED_TWICE'
  | 'TOO_EARLY_TO_RENEW'
  | 'TOO_LATE_TO_RENEW'
  | 'PRICE_MISSING';

export interface JudgedMark {
  readonly mark: RenewedMark;
  /** Absent where the office is not known. */
  readonly window?: RenewalWindow;
  readonly stage?: RenewalStage;
  /** The day at the office until which its price is told to hold. */
  readonly keep?: string;
  readonly problem?: MarkProblem;
  /** The day the problem is about: the first one, the last one. */
  readonly day?: string;
}

/** What stands in the way of each mark, in the order they were named; the first of two that are the same is taken. */
export function judgeMarks(marks: readonly RenewedMark[], now: Date): JudgedMark[] {
  const seen = new Set<string>();
  return marks.map((mark) => {
    const key = registrationKey(mark);
    const judged = seen.has(key) ? { mark, problem: 'NAMED_TWICE' as const } : judge(mark, now);
    seen.add(key);
    return judged;
  });
}

function judge(mark: RenewedMark, now: Date): JudgedMark {
  const { jurisdiction, expirationDate } = mark;
  if (officeOf(jurisdiction) === undefined) return { mark, problem: 'UNKNOWN_OFFICE' };
  const window = renewalWindow(jurisdiction, expirationDate);
  const today = calendarDate(now, officeZone(jurisdiction));
  const stage = renewalStage(window, today);
  if (stage === 'too early')
    return { mark, window, stage, problem: 'TOO_EARLY_TO_RENEW', day: window.orderFrom };
  if (stage === 'over')
    return { mark, window, stage, problem: 'TOO_LATE_TO_RENEW', day: lastDayToOrder(window) };
  return { mark, window, stage, keep: dayToKeep(window, today) };
}

/** The day at the office after which a renewal has another price, or none. `late`: it was priced with the surcharge. */
function lastDayOfPrice({ lastDayByLaw, graceEndsByLaw }: RenewalWindow, late: boolean): string {
  return late ? (graceEndsByLaw ?? lastDayByLaw) : lastDayByLaw;
}

/** The day by which the price of one of these marks has ended, each by the clock of its own office; undefined while all of them hold. */
export function pricesEndedOn(
  {
    filings,
    service,
  }: Pick<OrderFacts, 'filings'> & {
    readonly service: { readonly marks: readonly Pick<PricedMark, 'expirationDate' | 'late'>[] };
  },
  now: Date,
): string | undefined {
  const ended = service.marks.flatMap(({ expirationDate, late }, position) => {
    const { jurisdiction = '' } = filings[position] ?? {};
    const until = lastDayOfPrice(renewalWindow(jurisdiction, expirationDate), late);
    return calendarDate(now, officeZone(jurisdiction)) > until ? [until] : [];
  });
  return ended.toSorted()[0];
}

/** One order of these marks; its price ends with the first day that would change the price of one of them. */
export function renewalsToPrice(
  facts: Omit<RenewalsFacts, 'marks'>,
  taken: readonly JudgedMark[],
): OrderFacts & { readonly service: PricedService } {
  const others = Object.fromEntries(Object.entries(facts).filter(([key]) => key !== 'marks')) as Omit<
    RenewalsFacts,
    'marks'
  >;
  const lastDays = taken.flatMap(({ keep }) => (keep === undefined ? [] : [keep])).toSorted();
  const marks: PricedMark[] = taken.map(({ mark: { number, expirationDate }, stage }) => ({
    number,
    expirationDate,
    late: stage === 'in grace',
  }));
  return {
    ...others,
    customerKind: others.customerKind ?? 'CONSUMER',
    filings: taken.map(({ mark: { jurisdiction, classes } }) => ({ jurisdiction, classes })),
    service: {
      name: 'trademark-renewals',
      expirationDate: null,
      late: false,
      orderBy: lastDays[0] ?? null,
      marks,
    },
  };
}
