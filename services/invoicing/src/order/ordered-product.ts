import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { languages } from '@cotta/reference/languages.js';
import type { EntityManager } from 'typeorm';
import { keptLineText } from '../documents/line-text.js';
import { MAIN } from '../tax/tax-documents.js';
import { knownFacts } from '../quote/known-facts.js';
import { priceOrder } from '../quote/price-order.js';
import type { PricedOrder } from '../quote/priced-order.js';
import { invoice } from '../invoice/invoice.work-item.js';
import { product } from '../product/product.work-item.js';

/** As long as a product's name may be; a mark alone may be as long. */
const LONGEST_NAME = 300;

const settleByCoupon = product.steps.settleProductByCoupon;

interface Work {
  readonly tx: EntityManager;
  readonly run: RunCommand;
}

export interface OrderedProduct {
  readonly productId: string;
  readonly kind: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** Null where it is no registration. */
  readonly registrationRequestId: string | null;
  /** What people quote. */
  readonly reference: string;
  readonly name: string;
  /** Which service it is, where it is no registration. */
  readonly service?: string;
  /** Empty until an account owns it. */
  readonly userId: string;
  readonly language: string;
  /** 0 where no link opens it. */
  readonly linkRevision: number;
  readonly priced: PricedOrder;
  readonly at: Date;
}

/** An order becomes a product and its payment request, settled at once where nothing is to be paid. */
export async function orderProduct({ tx, run }: Work, order: OrderedProduct): Promise<void> {
  const { productId, kind, subjectType, subjectId, reference, name, linkRevision } = order;
  const price = await currentPrice(tx, order.priced, order.at);
  const language = languages.find((known) => known === order.language) ?? 'en';
  const money = (amountMinor: number) => ({ amountMinor, currency: price.currency });
  const userId = order.userId === '' ? null : order.userId;
  const variableSymbol =
    price.total === 0 ? null : await requestPayment({ tx, run }, { ...order, price, userId, language });
  const input = {
    userId,
    kind,
    subjectType,
    subjectId,
    service: order.service ?? null,
    name: `${reference} · ${name}`.slice(0, LONGEST_NAME),
    currency: price.currency,
    net: money(price.net),
    vat: money(price.vat),
    total: money(price.total),
    priceBreakdown: JSON.parse(JSON.stringify(price)),
    discountCouponId: price.couponId,
    billingEntityCode: price.issuer,
    orderReference: reference,
    language,
    linkRevision: linkRevision === 0 ? null : linkRevision,
    variableSymbol,
  };
  const made = await run(product.create, { streamId: productId, input });
  if ('refusal' in made) throw new Fault(`order ${subjectId}: ${made.refusal.message}`);
  if (price.total === 0) await run(settleByCoupon, { streamId: productId, input: {} });
}

/** The quote holds; only a coupon that others used up meanwhile is taken off, and the checkout then asks for consent to the other total.
 *  @source money rules R-PRICE-4 */
async function currentPrice(tx: EntityManager, priced: PricedOrder, at: Date): Promise<PricedOrder> {
  // A period is priced in the transaction that asks for it.
  if (priced.couponId === null || priced.facts.service?.subscription !== undefined) return priced;
  const known = await knownFacts(tx, priced.facts, { now: at, hold: true });
  if (known.coupon?.id === priced.couponId) return priced;
  const anew = priceOrder(priced.facts, { ...known, coupon: null, priceList: priced.priceList }, at);
  if (isRefusal(anew)) throw new Fault(anew.message);
  return anew;
}

interface Asked {
  readonly price: PricedOrder;
  readonly productId: string;
  readonly subjectId: string;
  readonly registrationRequestId: string | null;
  readonly userId: string | null;
  readonly language: (typeof languages)[number];
}

/** One request per tax document, all of one symbol. @returns that symbol. @source money rules R-DOC-1 */
async function requestPayment(
  { tx, run }: Work,
  { price, productId, subjectId, registrationRequestId, userId, language }: Asked,
): Promise<string> {
  for (const { document: taxDocument, breakdown } of price.documents) {
    const lines = price.lines
      .filter((line) => (line.document ?? MAIN) === taxDocument)
      .map((line) => ({ description: keptLineText(line, language), net: line.taxable }));
    const input = {
      userId,
      productId,
      registrationRequestId,
      billingEntityCode: price.issuer,
      taxDocument,
      currency: price.currency,
      lines,
      taxGroups: breakdown,
      documentContext: { language },
    };
    const made = await run(invoice.create, { input, key: taxDocument });
    if ('refusal' in made) throw new Fault(`order ${subjectId}: ${made.refusal.message}`);
  }
  const row = await queryRow<{ symbol: string }>(
    tx,
    'select variable_symbol as symbol from invoice where product_id = $1 limit 1',
    [productId],
  );
  return row?.symbol ?? '';
}
