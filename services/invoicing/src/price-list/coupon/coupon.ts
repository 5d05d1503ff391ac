import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { exponentOf, type Currency } from '../../money/exact/amount.js';
import { decimal, percent, rounded, tenTo, times, whole } from '../../money/exact/fraction.js';
import { spread } from '../../money/exact/spread.js';
import { pairRate, type FxSnapshot } from '../../exchange-rates/fx-snapshot.js';

/** LAWYER_FEE: our work; OFFICIAL_FEE: money for the office; SUBSCRIPTION_FEE: our work, period by period. */
export const feeKinds = ['LAWYER_FEE', 'OFFICIAL_FEE', 'SUBSCRIPTION_FEE'] as const;

/** What the money of a line is for; which discount it gets follows from that. */
export type FeeKind = (typeof feeKinds)[number];

/** What an order copies of a coupon. */
export interface Coupon {
  readonly code: string;
  readonly discountType: 'PERCENT' | 'FIXED';
  /** Off LAWYER_FEE and SUBSCRIPTION_FEE lines: percent, or major units of `currency`, as decimal text. */
  readonly lawyerFeesDiscount: string;
  /** Off OFFICIAL_FEE lines, same form. */
  readonly feesDiscount: string;
  /** Of a fixed amount. */
  readonly currency: Currency;
}

/** A line as far as its discount depends on it. */
export interface DiscountableLine {
  readonly kind: FeeKind;
  /** Minor units. */
  readonly net: number;
}

/** Discount of each line, minor units, in the order of `lines`; never above the line. Refused with EXCHANGE_RATE_MISSING.
 *  @source money rules R-CPN-1…4, R-CPN-6 */
export function discounts(
  lines: readonly DiscountableLine[],
  coupon: Coupon,
  order: { currency: Currency; fx: FxSnapshot },
): number[] | Refusal {
  if (coupon.discountType === 'PERCENT')
    return lines.map((line) => Math.min(line.net, percentOff(line, coupon)));
  const ours = fixedOff(
    lines.map((line) => (line.kind === 'OFFICIAL_FEE' ? 0 : line.net)),
    coupon.lawyerFeesDiscount,
    coupon.currency,
    order,
  );
  if (isRefusal(ours)) return ours;
  const offices = fixedOff(
    lines.map((line) => (line.kind === 'OFFICIAL_FEE' ? line.net : 0)),
    coupon.feesDiscount,
    coupon.currency,
    order,
  );
  if (isRefusal(offices)) return offices;
  return lines.map((_, position) => (ours[position] ?? 0) + (offices[position] ?? 0));
}

function percentOff({ kind, net }: DiscountableLine, coupon: Coupon): number {
  const share = kind === 'OFFICIAL_FEE' ? coupon.feesDiscount : coupon.lawyerFeesDiscount;
  return rounded(times(whole(net), percent(share)));
}

/** One amount for all eligible lines together; what exceeds them is lost. `eligible`: minor units, 0 where it does not apply. */
function fixedOff(
  eligible: readonly number[],
  amount: string,
  from: Currency,
  { currency, fx }: { currency: Currency; fx: FxSnapshot },
): number[] | Refusal {
  if (decimal(amount).top === 0n) return eligible.map(() => 0);
  const rate = pairRate(fx, from, currency);
  if (isRefusal(rate)) return rate;
  const off = rounded(times(times(decimal(amount), rate), tenTo(exponentOf(currency))));
  return spread(
    Math.min(
      off,
      eligible.reduce((sum, net) => sum + net, 0),
    ),
    eligible,
  );
}
