import {
  officialFeesOf,
  type ClassFees,
  type LateRenewalFee,
  type LaterFee,
  type PricedFees,
} from '@cotta/reference/official-fees.js';

/** What an office takes at one occasion: filing, publication or registration by their place in the table, renewal, and what comes on top of a late one. */
export const feeLineNames = ['FILING', 'LATER_1', 'LATER_2', 'RENEWAL', 'LATE_RENEWAL'] as const;
/** One of `feeLineNames`. */
export type FeeLineName = (typeof feeLineNames)[number];

/** A fee that was looked at on the page of the office. */
export interface ConfirmedFee {
  readonly id: string;
  /** Code of the office. */
  readonly office: string;
  readonly line: FeeLineName;
  /** As `ClassFees.byClass`: whole minor units of the currency of the office; whole percent of a surcharge that is a share. */
  readonly amounts: readonly number[];
  /** Since when the office takes it, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** First day on which prices are made with it, `YYYY-MM-DD`. */
  readonly inForceFrom: string;
  /** Place among all confirmations, from 1: the later one counts. */
  readonly position: number;
  /** `YYYY-MM-DD`. */
  readonly lookedOn: string;
  readonly sourceUrl: string;
}

/** Where an amount comes from. Dates as far as they are known: year, month or day. */
export interface Seen {
  readonly source: string;
  readonly seen: string | null;
  readonly validFrom: string | null;
}

/** A line as prices are made with it. */
export type LineInForce = PricedFees & Seen;

/** What an office takes after what was confirmed; what nobody confirmed is that of the table of offices. */
export interface FeesInForce {
  readonly code: string;
  readonly currency: string;
  readonly filing: LineInForce;
  readonly laterFees: readonly (LineInForce & Pick<LaterFee, 'name' | 'stage'>)[];
  readonly renewal: LineInForce;
  /** `isExact`: confirmed, whatever the renewal is worth. */
  readonly lateRenewal: (LateRenewalFee & Seen & { readonly isExact: boolean }) | null;
}

/** The order in which they count: by their first day, and on one day by the order in which they were confirmed. */
export function inOrder(fees: readonly ConfirmedFee[]): ConfirmedFee[] {
  return fees.toSorted((a, b) =>
    a.inForceFrom === b.inForceFrom ? a.position - b.position : a.inForceFrom < b.inForceFrom ? -1 : 1,
  );
}

/** What the office takes, as far as these confirmations say so; undefined for unknown codes. */
export function feesInForce(code: string, confirmed: readonly ConfirmedFee[]): FeesInForce | undefined {
  const fees = officialFeesOf(code);
  if (fees === undefined) return undefined;
  const { currency, filing, laterFees, renewal, lateRenewal, source, seen, validFrom } = fees;
  const base: Seen = { source, seen, validFrom };
  const last = new Map(
    inOrder(confirmed.filter(({ office }) => office === code)).map((fee) => [fee.line, fee]),
  );
  const late = last.get('LATE_RENEWAL');
  return {
    code,
    currency,
    filing: line({ ...filing, ...base }, last.get('FILING')),
    laterFees: laterFees.map(({ name, stage, byClass, classesIncluded }, position) => ({
      name,
      stage,
      // Nothing is known of it apart from what is known of the filing.
      ...line({ ...filing, byClass, classesIncluded, ...base }, last.get(laterName(position))),
    })),
    renewal: line({ ...renewal, ...base }, last.get('RENEWAL')),
    lateRenewal:
      lateRenewal === null
        ? null
        : late === undefined
          ? { ...lateRenewal, ...base, isExact: false }
          : {
              ...lateRenewal,
              ...seenAs(late),
              amount: late.amounts[0] ?? lateRenewal.amount,
              confidence: 'sourced',
              isExact: true,
            },
  };
}

/** Name of the fee at this place among those that come after the filing. */
export const laterName = (position: number): FeeLineName => (position === 0 ? 'LATER_1' : 'LATER_2');

/** A confirmed fee is charged exactly, until the day of a change that was announced for later. */
function line(known: LineInForce, confirmed: ConfirmedFee | undefined): LineInForce {
  if (confirmed === undefined) return known;
  const { priceUseUntil: change } = known;
  return {
    ...known,
    ...seenAs(confirmed),
    byClass: confirmed.amounts,
    confidence: 'sourced',
    priceUse: 'final',
    priceUseUntil: change !== null && change > confirmed.inForceFrom ? change : null,
    ceilingFactor: null,
  };
}

function seenAs({ sourceUrl, lookedOn, validFrom }: ConfirmedFee): Seen {
  return { source: sourceUrl, seen: lookedOn, validFrom };
}

/** Amounts and classes of one line; undefined where the office has no such line. */
export function lineOf(fees: FeesInForce, name: FeeLineName): ClassFees | undefined {
  const { lateRenewal } = fees;
  switch (name) {
    case 'FILING':
      return fees.filing;
    case 'RENEWAL':
      return fees.renewal;
    case 'LATE_RENEWAL':
      return lateRenewal === null
        ? undefined
        : { byClass: [lateRenewal.amount], classesIncluded: 1, confidence: lateRenewal.confidence };
    default:
      return fees.laterFees[name === 'LATER_1' ? 0 : 1];
  }
}

/** From the day of an announced change on nobody knows it exactly until somebody looks. */
export function useOn(
  { priceUse, priceUseUntil }: Pick<LineInForce, 'priceUse' | 'priceUseUntil'>,
  today: string,
): string {
  const isOver = priceUse === 'final' && priceUseUntil !== null && priceUseUntil <= today;
  return (isOver ? 'recheck' : priceUse).toUpperCase();
}
