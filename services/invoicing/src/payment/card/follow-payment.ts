import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { PaymentOrder } from './card-payments.js';
import { PaymentState, ProductStatus } from '../../product/product-status.js';
import { newAttempt, onFetchedOrder, type PaymentEvent } from './payment-attempt.js';
import { productEvent } from './product-event.record.js';
import { product } from '../../product/product.work-item.js';
import { customerOf, goOnWithCard, needsOtherOrder } from '../saved-card/pay-by-saved-card.js';
import { planJob } from '../jobs/job-table.js';
import { chargeOnFile } from '../subscription-charge/charge-on-file.js';
import { inOneTransaction, type RunCommand } from '../../product/run-steps.js';
import { payingProduct, type PayingProduct } from './paying-product.js';
import { planSettlement } from './note-settlement.js';
import type { PaymentParts } from './payment-parts.js';

const noteOrderOpened = product.steps.openProductGatewayOrder;
const completeCheckout = product.steps.completeProductCheckout;
const failPayment = product.steps.failProductPayment;
const payProduct = product.steps.payProduct;
const holdPayment = product.steps.holdProductPayment;
const keepCardPayment = product.steps.keepProductCardPayment;
const noteOrderClosed = product.steps.closeProductGatewayOrder;

const OPEN_FOR = 'PT24H';
const MINUTE_MS = 60_000;
/** Minutes between looks, then hourly, while no notification comes. @source money rules R-PAY-7 */
const LOOKS = [1, 4, 10, 45];
const HOUR = 60;

/** One attempt at the provider: its order is opened once, found again by our reference when the answer was lost, and fetched until it is final.
 *  Notifications only bring the next look forward. @source money rules R-PAY-1…9 */
export async function followPayment(
  parts: PaymentParts,
  productId: string,
  tries: number,
): Promise<Date | null> {
  const { runtime, provider } = parts;
  const paying = await payingProduct(runtime.db, productId);
  if (paying === undefined) return null;
  if (paying.gatewayOrderId === null)
    return paying.status === ProductStatus.checkoutStarted && paying.paymentType !== 'transfer'
      ? placeOrder(parts, paying)
      : null;
  const order = await provider.order(paying.gatewayOrderId);
  const { events } = onFetchedOrder(
    {
      ...newAttempt(paying.due.amountMinor, paying.due.currency),
      capturedBy: capturedBy(paying),
      recorded: withoutOrder(paying, order.id),
    },
    order,
  );
  for (const event of events) await applyEvent(parts, { paying, order, event });
  if (order.state === 'pending' && !isStillTheOrder(order, paying)) {
    await provider.cancelOrder(order.id);
    return forgetOrder(parts, { paying, order });
  }
  if (
    (order.state === 'pending' || order.state === 'processing') &&
    paying.status === ProductStatus.checkoutStarted &&
    paying.chargeAttempt !== null
  )
    return chargeOnFile(parts, { paying, order });
  if (
    order.state === 'pending' &&
    paying.status === ProductStatus.checkoutStarted &&
    paying.card !== null &&
    (await goOnWithCard(parts, { paying, order, card: paying.card }))
  )
    return runtime.clock.now();
  if (isEnded(order))
    return isWanted(paying) && isOfThisTry(order, paying) && !isTriedAgainLater(paying)
      ? failUnpaid(parts, { paying, order })
      : forgetOrder(parts, { paying, order });
  return order.state === 'completed'
    ? null
    : new Date(runtime.clock.now().getTime() + (LOOKS[tries] ?? HOUR) * MINUTE_MS);
}

/** Opens an order at the provider. @returns when to look at it */
async function placeOrder(parts: PaymentParts, paying: PayingProduct): Promise<Date> {
  const { runtime, provider, publicOrigin } = parts;
  const customer = await customerOf(parts, paying);
  const isCharged = paying.card !== null && (paying.chargeWanted ?? paying.chargeAttempt) !== null;
  const order = await provider.placeOrder({
    reference: referenceOf(paying),
    amount: paying.due.amountMinor,
    currency: paying.due.currency,
    description: paying.name,
    customer,
    returnUrl: `${publicOrigin}${localePrefix(paying.language)}/product/${paying.id}/success`,
    openFor: OPEN_FOR,
  });
  await inOneTransaction(runtime, (run) =>
    run(noteOrderOpened, {
      streamId: paying.id,
      input: {
        gatewayOrderId: order.id,
        checkoutUrl: isCharged ? null : order.checkoutUrl,
        gatewayCustomerId: 'id' in customer ? customer.id : null,
      },
      key: order.id,
    }),
  );
  return isCharged ? runtime.clock.now() : new Date(runtime.clock.now().getTime() + MINUTE_MS);
}

/** Each try has an order of its own at the provider, found again by this name: those of the card on file count by themselves. */
function referenceOf({ id, attempt, chargeAttempt }: PayingProduct): string {
  const tried = chargeAttempt === null ? String(attempt ?? 1) : `charge ${chargeAttempt}`;
  return nameBasedId('payment-attempt', id, tried);
}

/** A try of the card on file pays by its own order alone. */
function isOfThisTry(order: PaymentOrder, paying: PayingProduct): boolean {
  return paying.chargeAttempt === null || order.reference === referenceOf(paying);
}

/** The bank has said no to the card on file, and it is known when it is asked again: that the page is over as well is no news. */
function isTriedAgainLater({ chargeAttempt, status }: PayingProduct): boolean {
  return chargeAttempt !== null && status === ProductStatus.paymentFailed;
}

/** Pages in English have no prefix. */
function localePrefix(language: string | null): string {
  return language === null || language === 'en' ? '' : `/${language}`;
}

/** Whether it is to be paid at the provider. */
function isWanted({ paymentType, status }: PayingProduct): boolean {
  return (
    paymentType !== 'transfer' &&
    (status === ProductStatus.checkoutStarted || status === ProductStatus.paymentFailed)
  );
}

/** What is due is to be paid by this order, and not by another one. */
function isStillTheOrder(order: PaymentOrder, paying: PayingProduct): boolean {
  return (
    isWanted(paying) &&
    isOfThisTry(order, paying) &&
    !needsOtherOrder(paying) &&
    order.amount === paying.due.amountMinor
  );
}

function isUnpaid({ status }: PayingProduct): boolean {
  return (
    status === ProductStatus.checkoutStarted ||
    status === ProductStatus.paymentFailed ||
    status === ProductStatus.checkoutCompleted
  );
}

/** What was paid already cannot be paid again: anything but this very order that captured it makes a second capture a duplicate. While nothing is
 *  paid, a card counts although a transfer was chosen meanwhile: the money that comes first pays. */
function capturedBy(paying: PayingProduct): string | null {
  if (isUnpaid(paying) && !paying.isPartlyPaid) return null;
  return paying.paymentType !== 'transfer' && paying.paymentState === PaymentState.captured
    ? paying.gatewayOrderId
    : 'another payment';
}

function withoutOrder({ recorded }: PayingProduct, orderId: string): ReadonlySet<string> {
  return new Set(
    [...recorded].flatMap((key) => (key.startsWith(`${orderId}: `) ? [key.slice(orderId.length + 2)] : [])),
  );
}

interface FollowedOrder {
  readonly paying: PayingProduct;
  readonly order: PaymentOrder;
  readonly event: PaymentEvent;
}

/** Does what one result of the provider means for the product. */
async function applyEvent(
  { runtime, provider }: PaymentParts,
  { paying, order, event }: FollowedOrder,
): Promise<void> {
  const streamId = paying.id;
  if (event.type === 'DuplicatePaymentRefunded') {
    const { amount } = order;
    await provider.refund({
      orderId: order.id,
      amount,
      currency: paying.due.currency,
      reason: 'Paid twice',
      key: nameBasedId('duplicate', order.id),
    });
  }
  await inOneTransaction(runtime, async (run, tx) => {
    await record(run, { paying, order, event }, runtime.clock.now());
    if (event.type === 'PaymentDeclined' && isWanted(paying))
      await run(failPayment, { streamId, input: { declineReason: event.reason }, key: event.paymentId });
    if (event.type === 'PaymentAmountMismatch')
      await run(holdPayment, { streamId, input: {}, key: order.id });
    if (event.type !== 'PaymentCaptured') return;
    if (paying.paymentType === 'transfer') await run(keepCardPayment, { streamId, input: {}, key: order.id });
    await run(completeCheckout, { streamId, input: {}, key: order.id });
    await run(payProduct, { streamId, input: {}, key: order.id });
    if (order.fees === null) await planSettlement(tx, streamId, runtime.clock.now());
    if (paying.saveCard)
      await planJob(tx, { kind: 'save-cards', subjectId: streamId, dueAt: runtime.clock.now() });
  });
}

/** Each result once: the id follows from the provider's. */
async function record(run: RunCommand, { paying, order, event }: FollowedOrder, now: Date): Promise<void> {
  const gatewayId = `${order.id}: ${keyOf(event)}`;
  await run(productEvent.create, {
    streamId: nameBasedId('product-event', gatewayId),
    input: {
      productId: paying.id,
      gatewayId,
      kind: event.type,
      occurredAt: now.toISOString(),
      ...(isMoney(event) && order.fees !== null ? { payload: { fees: order.fees } } : {}),
    },
    key: gatewayId,
  });
}

/** The provider keeps its fee of whatever it took, also of what goes back. */
function isMoney({ type }: PaymentEvent): boolean {
  return type === 'PaymentCaptured' || type === 'DuplicatePaymentRefunded';
}

/** As the rules name what was recorded. */
function keyOf(event: PaymentEvent): string {
  switch (event.type) {
    case 'PaymentDeclined':
      return `${event.paymentId} declined`;
    case 'PaymentCaptured':
      return `${event.orderId} captured`;
    case 'DuplicatePaymentRefunded':
      return `${event.orderId} refunded`;
    default:
      return event.type === 'PaymentAmountMismatch' ? 'amount mismatch' : event.type;
  }
}

function isEnded({ state }: PaymentOrder): boolean {
  return state === 'cancelled' || state === 'failed';
}

/** It is paid another way. Looked at once more: the customer may have come back to the card meanwhile. */
async function forgetOrder(
  { runtime }: PaymentParts,
  { paying, order }: Omit<FollowedOrder, 'event'>,
): Promise<Date | null> {
  await inOneTransaction(runtime, (run) =>
    run(noteOrderClosed, { streamId: paying.id, input: { gatewayOrderId: order.id }, key: order.id }),
  );
  return isUnpaid(paying) ? runtime.clock.now() : null;
}

/** Nobody paid in time: the next try gets an order of its own. */
async function failUnpaid(
  { runtime }: PaymentParts,
  { paying, order }: Omit<FollowedOrder, 'event'>,
): Promise<null> {
  await inOneTransaction(runtime, (run) =>
    run(failPayment, {
      streamId: paying.id,
      input: paying.chargeAttempt === null ? {} : { declineReason: 'technical_error' },
      key: `${order.id} ended`,
    }),
  );
  return null;
}
