import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { daysBetween } from '../money/calendar-date.js';
import { dividedBy, rounded, times, whole } from '../money/exact/fraction.js';
import { groupVat } from '../tax/tax-documents.js';
import { no } from '../refusals.js';
import type { Period } from '@cotta/reference/subscription-periods.js';

/** A change of tier in the middle of a period. */
export interface TierChange {
  readonly period: Period;
  /** `YYYY-MM-DD`; this day already belongs to the new tier. */
  readonly changeOn: string;
  /** Net price of the whole period, minor units. */
  readonly oldNet: number;
  readonly newNet: number;
  /** VAT percent as decimal text. */
  readonly rate: string;
}

/** Minor units; `creditNet` is zero or negative. */
export interface Proration {
  readonly totalDays: number;
  readonly remainingDays: number;
  readonly creditNet: number;
  readonly chargeNet: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** What an upgrade costs today. A cheaper tier begins with the next period, so nothing is charged or given back now.
 *  Refused with CHANGE_OUTSIDE_PERIOD. @source money rules R-SUB-3 */
export function prorate({ period, changeOn, oldNet, newNet, rate }: TierChange): Proration | Refusal {
  if (changeOn < period.start || changeOn > period.end)
    return no('CHANGE_OUTSIDE_PERIOD', { start: period.start, end: period.end });
  const totalDays = daysBetween(period.start, period.end) + 1;
  const remainingDays = daysBetween(changeOn, period.end) + 1;
  const share = (net: number): number =>
    newNet > oldNet ? rounded(dividedBy(times(whole(net), whole(remainingDays)), whole(totalDays))) : 0;
  const creditNet = 0 - share(oldNet);
  const chargeNet = share(newNet);
  const net = creditNet + chargeNet;
  const vat = groupVat(net, rate);
  return { totalDays, remainingDays, creditNet, chargeNet, net, vat, gross: net + vat };
}
