import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { confirmedFees } from '../../price-list/official-fees/confirmed-fees.js';
import { couponForCharge } from '../../price-list/coupon/coupon-for-order.js';
import { latestRates } from '../../quote/known-facts.js';
import { priceOrder } from '../../quote/price-order.js';
import type { PricedFacts, PricedOrder } from '../../quote/priced-order.js';
import type { PricedSubscription } from '../../quote/subscription-lines.js';
import { knownVatStatus } from '../../tax/vat-number.js';
import type { Currency } from '../../money/exact/amount.js';
import type { KnownSubscription } from './subscription-copy.js';

/** One charge that is to be priced. */
export interface ChargeToPrice {
  readonly subscription: PricedSubscription;
  readonly currency: Currency;
  readonly payer: KnownSubscription['payer'];
  readonly couponCode: string | null;
  readonly fromMonitoringOffer: boolean;
}

/** The price of one charge as it is known on this day: list, coupon, rates, VAT number. `hold`: keeps the coupon for the product that is being made.
 *  Refused as `priceOrder` refuses. @source money rules R-SUB-9 */
export async function priceCharge(
  tx: EntityManager,
  { subscription, currency, payer, couponCode, fromMonitoringOffer }: ChargeToPrice,
  { now, hold }: { readonly now: Date; readonly hold: boolean },
): Promise<PricedOrder | Refusal> {
  const { charge } = subscription;
  const coupon =
    couponCode === null
      ? null
      : ((await couponForCharge(tx, couponCode, { charge, fromMonitoringOffer, hold })) ?? null);
  const facts: PricedFacts = {
    filings: [],
    currency,
    customerKind: payer.kind,
    country: payer.country,
    postcode: payer.postcode,
    vatNumber: payer.vatNumber,
    couponCode: coupon?.code ?? null,
    service: { name: 'brand-monitoring', expirationDate: null, late: false, orderBy: null, subscription },
  };
  const known = {
    coupon,
    vatStatus:
      payer.kind === 'BUSINESS' && payer.vatNumber !== null
        ? await knownVatStatus(tx, payer.vatNumber, now)
        : null,
    fx: coupon?.discountType === 'FIXED' ? await latestRates(tx, [coupon.currency, currency]) : {},
    confirmed: await confirmedFees(tx),
  };
  return priceOrder(facts, known, now);
}
