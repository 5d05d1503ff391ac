import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { FxSnapshot } from '../exchange-rates/fx-snapshot.js';
import { couponForOrder } from '../price-list/coupon/coupon-for-order.js';
import { confirmedFees } from '../price-list/official-fees/confirmed-fees.js';
import type { OrderFacts } from './order-facts.js';
import type { KnownFacts } from './price-order.js';
import { knownVatStatus } from '../tax/vat-number.js';

/** Looks up what a price needs beside the facts themselves. `hold`: keeps the coupon for the order that is being made. */
export async function knownFacts(
  tx: EntityManager,
  facts: OrderFacts,
  { now, hold }: { now: Date; hold: boolean },
): Promise<KnownFacts> {
  const code = facts.couponCode ?? '';
  const coupon = code === '' ? null : ((await couponForOrder(tx, code, { hold })) ?? null);
  const vatNumber = facts.customerKind === 'BUSINESS' ? (facts.vatNumber ?? null) : null;
  return {
    coupon,
    vatStatus: vatNumber === null ? null : await knownVatStatus(tx, vatNumber, now),
    fx:
      coupon?.discountType === 'FIXED' && coupon.currency !== facts.currency
        ? await latestRates(tx, [coupon.currency, facts.currency])
        : {},
    confirmed: await confirmedFees(tx),
  };
}

/** Units per euro of the last day that is known, by currency. */
export async function latestRates(tx: EntityManager, currencies: readonly string[]): Promise<FxSnapshot> {
  const row = await queryRow<{ rates: FxSnapshot | null }>(
    tx,
    `select jsonb_object_agg('EUR' || target_currency, rate::text) as rates from (
       select distinct on (target_currency) target_currency, rate from exchange_rate where base_currency = 'EUR' and target_currency = any($1) order by target_currency, date desc) latest`,
    [currencies],
  );
  return row?.rates ?? {};
}
