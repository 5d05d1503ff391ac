import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { no } from '../refusals.js';
import { loadMoneyRules } from '../price-list/money-data.js';
import { taxTerritory } from '../tax/tax-territory.js';
import { plainVatNumber } from '../tax/vat-number-text.js';
import type { PricedOrder } from '../quote/priced-order.js';
import { pricesEndedOn } from '../quote/renewals-facts.js';

const { geography } = loadMoneyRules().tax;

export interface Billing {
  readonly country: string;
  readonly postcode?: string | null;
  readonly vatId?: string | null;
}

interface Product {
  readonly userId?: string | null;
  readonly subjectId?: string | null;
  readonly linkRevision?: number | null;
  readonly total?: Money;
  readonly billing?: Billing | null;
  readonly priceBreakdown?: unknown;
  readonly gatewayOrderId?: string | null;
  readonly attempt?: number | null;
}

interface Checkout {
  readonly billing?: Billing | null;
  readonly total?: Money | null;
}

/** The customer who owns it, or whoever holds a link to the order it is for while nobody does. */
export function mayPay(product: Product, viewer: Viewer): boolean {
  const { link } = viewer;
  const opens = link?.purpose === 'verification-summary' || link?.purpose === 'verification-receipt';
  return (
    isOwner(product, viewer) ||
    (opens && link.subjectId === product.subjectId && link.revision === product.linkRevision)
  );
}

/** The customer pays what was shown, at the address it was calculated for. Amounts in the browser change nothing: ours is charged. */
export function checkoutProblem(
  product: Product,
  { billing, total }: Checkout,
  { now }: Pick<CommandContext, 'now'>,
): Refusal | undefined {
  if (product.total?.amountMinor === 0) return no('NOTHING_TO_PAY');
  if (
    total &&
    (total.amountMinor !== product.total?.amountMinor || total.currency !== product.total.currency)
  ) {
    return no('PRICE_CHANGED', {
      total: product.total?.amountMinor ?? 0,
      currency: product.total?.currency ?? '',
    });
  }
  const priced = pricedOrderOf(product);
  if (priced === undefined) return undefined;
  const until = priceEndedOn(priced, now);
  if (until !== undefined) return no('PRICE_ENDED', { until });
  const payer = billing ?? product.billing ?? null;
  if (payer === null) return no('BILLING_NEEDED');
  return isSameForTax(payer, priced) ? undefined : no('BILLING_DIFFERS');
}

function isSameForTax({ country, postcode = null, vatId }: Billing, { facts }: PricedOrder): boolean {
  const priced = { country: facts.country, postcode: facts.postcode ?? postcode };
  const sameTerritory =
    country === facts.country &&
    taxTerritory({ country, postcode }, geography) === taxTerritory(priced, geography);
  const pricedNumber = facts.customerKind === 'BUSINESS' ? (facts.vatNumber ?? '') : '';
  return (
    sameTerritory && (pricedNumber === '' || plainVatNumber(vatId ?? '') === plainVatNumber(pricedNumber))
  );
}

/** The price a product was made with; undefined for one entered by hand. */
export function pricedOrderOf({ priceBreakdown }: Pick<Product, 'priceBreakdown'>): PricedOrder | undefined {
  // What stands there with facts was put there by the order.
  return typeof priceBreakdown === 'object' && priceBreakdown !== null && 'facts' in priceBreakdown
    ? (priceBreakdown as PricedOrder)
    : undefined;
}

/** Last day of a price that changes by itself; null: as long as the order can be paid. */
export function priceEnds(product: Pick<Product, 'priceBreakdown'>): string | null {
  return pricedOrderOf(product)?.facts.service?.orderBy ?? null;
}

/** The last day of a price that is over by now at its office: the law's, so that money that was on its way over a weekend still pays it. */
function priceEndedOn({ facts: { filings, service } }: PricedOrder, now: Date): string | undefined {
  const { marks, expirationDate = null, late = false } = service ?? {};
  const terms = marks ?? (expirationDate === null ? [] : [{ expirationDate, late }]);
  return pricesEndedOn({ filings, service: { marks: terms } }, now);
}

/** A declined payment is tried again on the same order of the provider, so that it can be paid once only; an expired one gets a new order. */
export function attemptOf({ gatewayOrderId = null, attempt }: Product): number {
  return (attempt ?? 0) + (gatewayOrderId === null ? 1 : 0);
}
