import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { ProductStatus } from '../product/product-status.js';
import { couponOf } from '../quote/price-anew.js';
import { priceOrder, type KnownFacts } from '../quote/price-order.js';
import type { PricedOrder } from '../quote/priced-order.js';
import { knownVatStatus } from '../tax/vat-number.js';
import { latestDay } from '../price-list/issuers.js';
import { confirmedFees } from '../price-list/official-fees/confirmed-fees.js';
import type { ConfirmedFee } from '../price-list/official-fees/fees-in-force.js';
import type { ReadFee } from './fee-rules.js';

/** As many are worked out; a page is no report. */
const MOST = 300;

/** How much an order would cost less (below zero) or more, tax included: minor units of its currency. */
export interface Difference {
  readonly currency: string;
  readonly prices: number;
  readonly least: number;
  readonly most: number;
}

/** What a fee makes of the prices that are open. */
export interface FeeEffect {
  /** First day on which prices are made with it, `YYYY-MM-DD`. */
  readonly inForceFrom: string;
  readonly openQuotes: number;
  readonly unpaidOrders: number;
  /** How many of both come out differently when they are asked for anew. */
  readonly differ: number;
  readonly differences: readonly Difference[];
  /** More are open than were worked out. */
  readonly isPart: boolean;
}

/** No price is made anew with it from a day before it was confirmed. */
export function inForceFrom({ validFrom }: Pick<ReadFee, 'validFrom'>, now: Date): string {
  const today = latestDay(now);
  return validFrom > today ? validFrom : today;
}

/** What would become of the open prices of the office if this fee counted. They keep what they are until they end; what is paid is not looked at. */
export async function feeEffect(tx: EntityManager, read: ReadFee, now: Date): Promise<FeeEffect> {
  const confirmed = await confirmedFees(tx);
  const from = inForceFrom(read, now);
  const added: ConfirmedFee = {
    ...read,
    id: `tried ${JSON.stringify(read)}`,
    inForceFrom: from,
    position: Math.max(0, ...confirmed.map(({ position }) => position)) + 1,
  };
  const open = await openPrices(tx, read.office, now);
  const at = new Date(`${from}T12:00:00Z`);
  const changes: { currency: string; by: number }[] = [];
  for (const { priced } of open.slice(0, MOST)) {
    const known = await knownOf(tx, priced, now);
    const before = priceOrder(priced.facts, { ...known, confirmed }, at);
    const after = priceOrder(priced.facts, { ...known, confirmed: [...confirmed, added] }, at);
    if (isRefusal(before) || isRefusal(after) || before.total === after.total) continue;
    changes.push({ currency: priced.currency, by: after.total - before.total });
  }
  const unpaidOrders = open.filter(({ isOrder }) => isOrder).length;
  return {
    inForceFrom: from,
    openQuotes: open.length - unpaidOrders,
    unpaidOrders,
    differ: changes.length,
    differences: byCurrency(changes),
    isPart: open.length > MOST,
  };
}

function byCurrency(changes: readonly { readonly currency: string; readonly by: number }[]): Difference[] {
  return [...new Set(changes.map(({ currency }) => currency))].map((currency) => {
    const amounts = changes.filter((one) => one.currency === currency).map(({ by }) => by);
    return {
      currency,
      prices: amounts.length,
      least: Math.min(...amounts),
      most: Math.max(...amounts),
    };
  });
}

interface OpenPrice {
  readonly priced: PricedOrder;
  readonly isOrder: boolean;
}

const UNPAID = [
  ProductStatus.created,
  ProductStatus.checkoutStarted,
  ProductStatus.checkoutCompleted,
  ProductStatus.paymentFailed,
];

/** Quotes that can still be ordered and orders that nobody has paid, with a filing at the office; an ordered quote counts as its order alone. */
function openPrices(tx: EntityManager, office: string, now: Date): Promise<OpenPrice[]> {
  const filing = JSON.stringify([{ jurisdiction: office }]);
  return queryRows<OpenPrice>(
    tx,
    `select priced, "isOrder" from (
       select price_breakdown as priced, true as "isOrder", created_at from product
       where status = any($3) and price_breakdown -> 'facts' -> 'filings' @> $1::jsonb
       union all
       select priced::jsonb, false, created_at from quote
       where valid_until >= $2::date and priced::jsonb -> 'facts' -> 'filings' @> $1::jsonb
         and not exists (select 1 from product p where p.price_breakdown = quote.priced::jsonb)
     ) open_price order by created_at desc limit $4`,
    [filing, now.toISOString().slice(0, 10), UNPAID, MOST + 1],
  );
}

/** What the price was made from beside the fees. */
async function knownOf(
  tx: EntityManager,
  { facts, couponId }: PricedOrder,
  now: Date,
): Promise<Omit<KnownFacts, 'confirmed'>> {
  const coupon = couponId === null ? null : ((await couponOf(tx, couponId)) ?? null);
  const vatNumber = facts.customerKind === 'BUSINESS' ? (facts.vatNumber ?? null) : null;
  return {
    // A fixed amount takes the same off before and after, whatever its currency.
    coupon: coupon?.discountType === 'FIXED' ? null : coupon,
    vatStatus: vatNumber === null ? null : await knownVatStatus(tx, vatNumber, now),
    fx: {},
  };
}
