import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import type { PaymentFrequency, Period } from '@cotta/reference/subscription-periods.js';
import type { Currency } from '../money/exact/amount.js';
import { whole } from '../money/exact/fraction.js';
import { prorate, type Proration } from './proration.js';
import { discounts, type Coupon } from '../price-list/coupon/coupon.js';
import type { PriceList } from '../price-list/price-list.js';
import type { FxSnapshot } from '../exchange-rates/fx-snapshot.js';
import { subscriptionLine } from './order-lines.js';
import type { OrderLine } from './quote.js';

/** What a line of a subscription says of it. Days are calendar dates, both included. */
export interface MonitoringLine extends Period {
  readonly tier: MonitoringTier;
  /** The smaller tier it takes the place of, in the middle of a period. */
  readonly from?: MonitoringTier;
  /** Name of the brand that is watched. */
  readonly brand: string;
}

/** One charge of a subscription: a whole period, or the rest of one after a change of tier. */
export interface PricedSubscription extends MonitoringLine {
  /** Id of the subscription. */
  readonly id: string;
  readonly frequency: PaymentFrequency;
  /** Which charge of it this is, 1 for the first: a coupon that does not recur reduces that one alone. */
  readonly charge: number;
  /** First day of the whole period, where `start` is the day of a change. */
  readonly periodStart?: string;
}

/** What the price depends on besides the subscription itself. */
export interface SubscriptionPricing {
  readonly list: PriceList;
  readonly currency: Currency;
  readonly coupon: Coupon | null;
  readonly fx: FxSnapshot;
}

/** Under which code the price list holds a tier at a frequency: `SHIELD-QUARTERLY`. */
export function subscriptionItem(tier: MonitoringTier, frequency: PaymentFrequency): string {
  return `${tier.toUpperCase()}-${frequency.toUpperCase()}`;
}

/** The one line of a charge. A change of tier is the difference of what is left of the period, with the coupon of the period in both of its sides.
 *  Refused with PRICE_MISSING or CHANGE_OUTSIDE_PERIOD. @source money rules R-SUB-3 */
export function linesOfSubscription(
  subscription: PricedSubscription,
  pricing: SubscriptionPricing,
): OrderLine[] | Refusal {
  const { tier, frequency, from } = subscription;
  const line = subscriptionLine(pricing.list, subscriptionItem(tier, frequency), pricing.currency);
  if (isRefusal(line)) return line;
  if (from === undefined) return [line];
  const change = tierChange(subscription, pricing);
  return isRefusal(change) ? change : [{ ...line, unitNet: change.net, quantity: whole(1) }];
}

/** What a change to a higher tier costs for the rest of the period, before tax. Refusals as of `linesOfSubscription`. */
export function tierChange(
  { tier, from = tier, frequency, start, end, periodStart = start }: PricedSubscription,
  pricing: SubscriptionPricing,
): Proration | Refusal {
  const oldNet = periodNet(from, frequency, pricing);
  if (isRefusal(oldNet)) return oldNet;
  const newNet = periodNet(tier, frequency, pricing);
  if (isRefusal(newNet)) return newNet;
  return prorate({ period: { start: periodStart, end }, changeOn: start, oldNet, newNet, rate: '0' });
}

function periodNet(
  tier: MonitoringTier,
  frequency: PaymentFrequency,
  { list, currency, coupon, fx }: SubscriptionPricing,
): number | Refusal {
  const line = subscriptionLine(list, subscriptionItem(tier, frequency), currency);
  if (isRefusal(line)) return line;
  if (coupon === null) return line.unitNet;
  const off = discounts([{ kind: line.kind, net: line.unitNet }], coupon, { currency, fx });
  return isRefusal(off) ? off : line.unitNet - (off[0] ?? 0);
}
