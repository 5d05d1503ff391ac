import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { dividedBy, percent, plus, rounded, whole } from '../money/exact/fraction.js';
import { groupVat, type TaxGroup } from './tax-documents.js';
import { no } from '../refusals.js';

/** A part of an invoice to give back: its group, and how much, minor units above zero, as base or with the tax inside. */
export type CreditedGroup = Pick<TaxGroup, 'category' | 'rate' | 'reason'> &
  ({ readonly base: number } | { readonly gross: number });

/** What a credit note prints and what it leaves of its invoice, minor units. */
export interface CreditNoteAmounts {
  /** Negative amounts. */
  readonly breakdown: readonly TaxGroup[];
  readonly gross: number;
  /** What the customer gets back, positive. */
  readonly refund: number;
  /** What is left of the invoice, in its order. */
  readonly remaining: readonly TaxGroup[];
}

/** Amounts of a credit note over what earlier ones left of the invoice; all of its groups, or nothing.
 *  Refused with CREDIT_NOT_POSITIVE or CREDIT_EXCEEDS_INVOICE. @source money rules R-CN-1…3 */
export function creditNote(
  remaining: readonly TaxGroup[],
  credited: readonly CreditedGroup[],
): CreditNoteAmounts | Refusal {
  const left = [...remaining];
  const breakdown: TaxGroup[] = [];
  for (const credit of credited) {
    const position = left.findIndex((group) => isSameGroup(group, credit));
    const group = left[position];
    if (group === undefined) return no('CREDIT_EXCEEDS_INVOICE');
    const amounts = creditedAmounts(group, credit);
    if (isRefusal(amounts)) return amounts;
    left[position] = { ...group, base: group.base - amounts.base, vat: group.vat - amounts.vat };
    breakdown.push({ ...group, base: 0 - amounts.base, vat: 0 - amounts.vat });
  }
  const refund = breakdown.reduce((sum, group) => sum - group.base - group.vat, 0);
  return { breakdown, gross: 0 - refund, refund, remaining: left };
}

function isSameGroup(a: CreditedGroup | TaxGroup, b: CreditedGroup): boolean {
  return a.category === b.category && a.rate === b.rate && a.reason === b.reason;
}

/** Positive base and VAT of one credited group. */
function creditedAmounts(group: TaxGroup, credit: CreditedGroup): { base: number; vat: number } | Refusal {
  const { base, vat } = 'gross' in credit ? fromGross(group, credit.gross) : fromBase(group, credit.base);
  if (base < 0 || vat < 0 || base + vat === 0) return no('CREDIT_NOT_POSITIVE');
  if (base > group.base || vat > group.vat) return no('CREDIT_EXCEEDS_INVOICE');
  return { base, vat };
}

/** The last credit takes the tax that is left, so that a fully credited invoice ends at zero. */
function fromBase(group: TaxGroup, base: number): { base: number; vat: number } {
  return { base, vat: base === group.base ? group.vat : groupVat(base, group.rate) };
}

function fromGross(group: TaxGroup, gross: number): { base: number; vat: number } {
  if (gross === group.base + group.vat) return group;
  const base = rounded(dividedBy(whole(gross), plus(whole(1), percent(group.rate))));
  return { base, vat: gross - base };
}
