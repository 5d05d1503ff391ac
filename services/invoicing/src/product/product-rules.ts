import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { PAYABLE_DAYS } from '../quote/quote-validity.js';
import { ProductStatus } from './product-status.js';
import { no } from '../refusals.js';

/** An additional order holds up the draft it is to join. */
const ADDITION_PAYABLE_DAYS = 14;
/** As orders of this kind say what they are for. */
export const ADDITION = 'additional_order';
/** Where orders are counted by the day, whoever issues their documents. */
const OFFICE_ZONE = 'Europe/Bratislava';

interface Product {
  readonly status?: string;
  readonly currency?: string;
  readonly net?: Money;
  readonly vat?: Money;
  readonly total?: Money;
  readonly refunded?: Money | null;
  readonly creditUsed?: Money | null;
  readonly payableUntil?: string | null;
}

/** `kind`: what the order is for, by the name of its subject. `priceEnds`: last day of a price that changes by itself, as that of a renewal does when the office begins to take a surcharge. */
export function payableUntil(
  { now }: Pick<CommandContext, 'now'>,
  {
    subjectType = null,
    priceEnds = null,
  }: { readonly subjectType?: string | null; readonly priceEnds?: string | null } = {},
): string {
  const usual = addDays(
    calendarDate(now, OFFICE_ZONE),
    subjectType === ADDITION ? ADDITION_PAYABLE_DAYS : PAYABLE_DAYS,
  );
  return priceEnds !== null && priceEnds < usual ? priceEnds : usual;
}

/** Net, tax and total are in the product's one currency, never negative, and add up. Refused at the field with OTHER_CURRENCY, TOO_SMALL or SUMS_DIFFER. */
export function amountsProblem({ currency, net, vat, total }: Product): Refusal | undefined {
  const amounts = { net, vat, total };
  for (const [key, amount] of Object.entries(amounts)) {
    if (amount !== undefined && amount.currency !== currency)
      return refuseFields([
        { path: [key], code: 'OTHER_CURRENCY', message: 'All amounts of a product are in its one currency.' },
      ]);
    if (amount !== undefined && amount.amountMinor < 0)
      return refuseFields([{ path: [key], code: 'TOO_SMALL', message: 'A price is zero or more.' }]);
  }
  if ((net?.amountMinor ?? 0) + (vat?.amountMinor ?? 0) === total?.amountMinor) return undefined;
  return refuseFields([
    {
      path: ['total'],
      code: 'SUMS_DIFFER',
      message: 'Net and tax do not add up to the total; calculate the price again.',
    },
  ]);
}

const PRICE = ['currency', 'net', 'vat', 'total', 'priceBreakdown', 'discountCouponId'] as const;

/** Whether the price is among what changes. */
export function isPriceOf(changed: object): boolean {
  return PRICE.some((key) => key in changed);
}

/** What was priced by the product itself keeps its price; one that a colleague entered by hand is priced anew by an admin alone. */
export function repriceProblem(
  { subjectType, status = '' }: Product & { readonly subjectType?: string | null },
  changed: object,
  { viewer }: CommandContext,
): Refusal | undefined {
  const isFree = !isPriceOf(changed) || (viewer.role === 'admin' && subjectType == null);
  return isFree ? undefined : no('PRICE_FIXED', { status });
}

/** What is left to pay once the customer's credit has paid its part, minor units. */
export function dueMinor({
  total,
  creditUsed,
}: {
  readonly total?: Money | null | undefined;
  readonly creditUsed?: Money | null | undefined;
}): number {
  return (total?.amountMinor ?? 0) - (creditUsed?.amountMinor ?? 0);
}

/** Prices are settled once the checkout begins. */
export function priceFixedProblem({ status }: Product): Refusal | undefined {
  return status === undefined || status === ProductStatus.created ? undefined : no('PRICE_FIXED', { status });
}

/** The system ends an unpaid order only after the last day to pay, by the calendar of the office; people may sooner. Refused with STILL_PAYABLE. */
export function unpaidProblem(
  { payableUntil: day }: Product,
  { now, viewer }: CommandContext,
): Refusal | undefined {
  if (viewer.role !== 'system') return undefined;
  const until = day ?? '';
  return calendarDate(now, OFFICE_ZONE) > until ? undefined : no('STILL_PAYABLE', { until });
}

/** Money that is on its way by card, or came in part, is not left behind by ending the order. */
export function underWayProblem({
  status,
  paymentType,
  stillToPay,
}: {
  readonly status?: string;
  readonly paymentType?: string | null;
  readonly stillToPay?: Money | null;
}): Refusal | undefined {
  const isOnItsWay =
    stillToPay != null || (status === ProductStatus.checkoutCompleted && paymentType !== 'transfer');
  return isOnItsWay ? no('PAYMENT_UNDER_WAY.refund') : undefined;
}

/** @source money rules R-CPN-5 */
export function settledProblem({ total }: Product): Refusal | undefined {
  return total?.amountMinor === 0 ? undefined : no('STILL_TO_PAY');
}

/** A refund is above zero, in the currency that was paid, and no more than what is left. Refused with OTHER_CURRENCY, TOO_SMALL or REFUND_EXCEEDS_PAYMENT. */
export function refundProblem({ total, refunded }: Product, amount: Money): Refusal | undefined {
  if (amount.currency !== total?.currency)
    return refuseFields([
      { path: ['amount'], code: 'OTHER_CURRENCY', message: 'A refund is in the currency that was paid.' },
    ]);
  if (amount.amountMinor <= 0)
    return refuseFields([{ path: ['amount'], code: 'TOO_SMALL', message: 'A refund is above zero.' }]);
  const left = total.amountMinor - (refunded?.amountMinor ?? 0);
  return amount.amountMinor > left ? no('REFUND_EXCEEDS_PAYMENT', { left }) : undefined;
}

/** What went back in all, this `amount` included. */
export function refundedSoFar({ refunded }: Product, amount: Money): Money {
  return { amountMinor: (refunded?.amountMinor ?? 0) + amount.amountMinor, currency: amount.currency };
}

/** Status once `amount` went back: `Refunded` when nothing is left of the payment, else `Partly refunded`. */
export function afterRefund(product: Product, amount: Money) {
  return refundedSoFar(product, amount).amountMinor === product.total?.amountMinor
    ? ProductStatus.refunded
    : ProductStatus.partlyRefunded;
}

/** Once money was asked for, an order stays in the books, unless it was cancelled. Refused with RETAINED.order. */
export function keepProduct({ status }: Product): Refusal | undefined {
  const isOpen = status === ProductStatus.created || status === ProductStatus.cancelled;
  return isOpen ? undefined : no('RETAINED.order');
}
