import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { isCurrency } from '../money/exact/amount.js';
import type { Coupon } from '../price-list/coupon/coupon.js';
import { confirmedFees } from '../price-list/official-fees/confirmed-fees.js';
import type { TaxCustomer } from '../tax/vat-decision.js';
import { latestRates } from './known-facts.js';
import { priceOrder, type KnownFacts } from './price-order.js';
import type { PricedOrder } from './priced-order.js';

/** The price of an order as it would have been on its day with another answer about the number; its coupon and its version of the price list stay,
 *  whatever became of them since.
 *  @source money rules R-CPN-9, R-VIES-2 */
export async function priceAnew(
  tx: EntityManager,
  priced: PricedOrder,
  vatStatus: TaxCustomer['vatStatus'],
): Promise<PricedOrder | Refusal> {
  const coupon = priced.couponId === null ? null : await couponOf(tx, priced.couponId);
  if (coupon === undefined) return no('COUPON_MISSING');
  const fx =
    coupon?.discountType === 'FIXED' && coupon.currency !== priced.currency
      ? await latestRates(tx, [coupon.currency, priced.currency])
      : {};
  const known = { coupon, vatStatus, fx, confirmed: await confirmedFees(tx), priceList: priced.priceList };
  return priceOrder(priced.facts, known, new Date(`${priced.quotedOn}T12:00:00Z`));
}

/** The coupon of a price that was given; undefined where it is no longer known. */
export async function couponOf(tx: EntityManager, id: string): Promise<KnownFacts['coupon'] | undefined> {
  const row = await queryRow<Omit<Coupon, 'currency'> & { id: string; currency: string | null }>(
    tx,
    `select id, code, discount_type as "discountType", lawyer_fees_discount::text as "lawyerFeesDiscount", fees_discount::text as "feesDiscount", currency from discount_coupon where id = $1`,
    [id],
  );
  return row === undefined
    ? undefined
    : { ...row, currency: row.currency !== null && isCurrency(row.currency) ? row.currency : 'EUR' };
}
