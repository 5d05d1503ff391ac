import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import type { EntityManager } from 'typeorm';
import { couponForCharge } from '../../price-list/coupon/coupon-for-order.js';
import { confirmedFees } from '../../price-list/official-fees/confirmed-fees.js';
import { listOn } from '../../price-list/official-fees/price-list-version.js';
import { latestRates } from '../../quote/known-facts.js';
import type { PricedOrder } from '../../quote/priced-order.js';
import { tierChange, type PricedSubscription } from '../../quote/subscription-lines.js';
import { no } from '../../refusals.js';
import { taxedPayerOf } from './payer-of-subscription.js';
import { priceCharge } from './price-period.js';
import type { Proration } from '../../quote/proration.js';
import type { KnownSubscription } from './subscription-copy.js';

/** What is asked: which tier, from which day on (`YYYY-MM-DD`, at the firm). */
export interface TierAsked {
  readonly tier: MonitoringTier;
  readonly on: string;
  readonly now: Date;
}

/** A change to a higher tier as the price is worked out from it. Refused with NO_RUNNING_PERIOD. */
export async function changeOf(
  tx: EntityManager,
  { id, brandName: brand, frequency, tier: from, startDate, endDate }: KnownSubscription,
  { tier, on }: Omit<TierAsked, 'now'>,
): Promise<PricedSubscription | Refusal> {
  if (startDate === null || endDate === null || on > endDate || on < startDate)
    return no('NO_RUNNING_PERIOD');
  const charge = await chargeOfPeriod(tx, id, startDate);
  return { id, brand, frequency, tier, from, start: on, end: endDate, periodStart: startDate, charge };
}

/** What the change costs, and the two sides it is the difference of. Refused as `changeOf` and `priceOrder` refuse. @source money rules R-SUB-3 */
export async function priceTierChange(
  tx: EntityManager,
  known: KnownSubscription,
  asked: TierAsked,
): Promise<{ readonly priced: PricedOrder; readonly proration: Proration } | Refusal> {
  const { now } = asked;
  const subscription = await changeOf(tx, known, asked);
  if (isRefusal(subscription)) return subscription;
  const { currency, couponCode, fromMonitoringOffer } = known;
  const charge = {
    subscription,
    currency,
    payer: await taxedPayerOf(tx, known),
    couponCode,
    fromMonitoringOffer,
  };
  const priced = await priceCharge(tx, charge, { now, hold: false });
  if (isRefusal(priced)) return priced;
  const list = listOn(currency, {
    confirmed: await confirmedFees(tx),
    day: priced.quotedOn,
    held: undefined,
  });
  if (list === undefined) return no('PRICE_MISSING.day', { day: priced.quotedOn });
  const coupon =
    couponCode === null
      ? null
      : ((await couponForCharge(tx, couponCode, {
          charge: subscription.charge,
          fromMonitoringOffer,
          hold: false,
        })) ?? null);
  const fx = coupon?.discountType === 'FIXED' ? await latestRates(tx, [coupon.currency, currency]) : {};
  const proration = tierChange(subscription, { list, currency, coupon, fx });
  return isRefusal(proration) ? proration : { priced, proration };
}

/** Which charge the running period was: a coupon of the first reduces a change within it as well. */
async function chargeOfPeriod(tx: EntityManager, subscriptionId: string, start: string): Promise<number> {
  const row = await queryRow<{ charge: number }>(
    tx,
    `select (facts ->> 'charge_number')::integer as charge from subscription_copy
     where entity = 'brand_subscription_payment' and facts ->> 'brand_subscription_id' = $1 and facts ->> 'start_date' = $2 and facts ->> 'charge_number' is not null`,
    [subscriptionId, start],
  );
  return row?.charge ?? 1;
}
