import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  ProductMovedEvent,
  ProductMovedSchema,
  type ProductMoved,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import { giveUpOpenPayments, takeDueSteps } from '../../clock/take-due-steps.js';
import { planScanOf } from '../../monitoring/plan-scans.js';
import { officeDay } from '../../subscription/office-day.js';
import { firstPeriod } from '../../subscription/subscription-calendar-rules.js';
import { BrandSubscriptionStatus } from '../../subscription/brand-subscription-status.js';
import { brandSubscription } from '../../subscription/brand-subscription.work-item.js';
import { PaymentStatus } from '../../subscription-payment/brand-subscription-payment-status.js';
import { brandSubscriptionPayment } from '../../subscription-payment/brand-subscription-payment.work-item.js';

const {
  completeBrandSubscriptionCheckout,
  completeBrandSubscriptionUpgrade,
  dropBrandSubscriptionUpgrade,
  lapseBrandSubscription,
  startBrandSubscription,
} = brandSubscription.steps;
const { confirmBrandSubscriptionPayment, declineBrandSubscriptionPayment, priceBrandSubscriptionPayment } =
  brandSubscriptionPayment.steps;

const CHECKED_OUT: readonly ProductMovedEvent[] = [
  ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED,
  ProductMovedEvent.PRODUCT_TRANSFER_TAKEN,
];
const PAID: readonly ProductMovedEvent[] = [
  ProductMovedEvent.PRODUCT_PAID,
  ProductMovedEvent.PRODUCT_SETTLED_BY_COUPON,
];
/** Nobody pays it any more. */
const GONE: readonly ProductMovedEvent[] = [
  ProductMovedEvent.PRODUCT_CANCELLED,
  ProductMovedEvent.PRODUCT_PAYMENT_EXPIRED,
];

interface Hands {
  readonly tx: EntityManager;
  readonly run: RunCommand;
  readonly now: Date;
}

/** What came of the charge of a period, or of the difference of an upgrade. What follows for the subscription is what its calendar says. */
export const subscriptionProducts = defineConsumer({
  name: 'subscription-products',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message, envelope: { occurredAt }, tx, run }) => {
      const now = occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
      const subjectId = message.product?.subjectId ?? '';
      if (message.product?.subjectType === 'brand_subscription_payment')
        await ofPayment({ tx, run, now }, subjectId, message);
      if (message.product?.subjectType === 'brand_subscription')
        await ofUpgrade({ tx, run, now }, subjectId, message);
    }),
  ],
});

interface Payment {
  readonly status: string;
  readonly subscriptionId: string;
  readonly subscriptionStatus: string;
  readonly paymentFrequency: string;
}

async function ofPayment(
  hands: Hands,
  id: string,
  { product, event, declineReason }: ProductMoved,
): Promise<void> {
  const { tx, run, now } = hands;
  const payment = await queryRow<Payment>(
    tx,
    `select p.status, s.id as "subscriptionId", s.status as "subscriptionStatus", s.payment_frequency as "paymentFrequency"
     from brand_subscription_payment p join brand_subscription s on s.id = p.brand_subscription_id where p.id = $1`,
    [id],
  );
  if (payment === undefined || product === undefined) return;
  const { subscriptionId } = payment;
  const isFirst = payment.subscriptionStatus === BrandSubscriptionStatus.created;
  if (event === ProductMovedEvent.PRODUCT_CREATED)
    await run(priceBrandSubscriptionPayment, {
      streamId: id,
      input: {
        productId: product.productId,
        total: { amountMinor: Number(product.totalMinor), currency: product.currency },
      },
    });
  if (PAID.includes(event)) {
    if (isFirst) return paidFirst(hands, id, payment);
    await run(confirmBrandSubscriptionPayment, { streamId: id, input: {} });
  }
  if (isFirst) return ofOrder(hands, payment, event);
  const isDeclined = payment.status === PaymentStatus.charging && isRefusal(event, declineReason);
  if (isDeclined)
    await run(declineBrandSubscriptionPayment, {
      streamId: id,
      input: { declineReason: declineReason === '' ? 'technical_error' : declineReason },
    });
  // What else is told of a product leaves the period as it was: its calendar goes on by itself.
  if (isDeclined || event === ProductMovedEvent.PRODUCT_CREATED || PAID.includes(event))
    await takeDueSteps({ tx, run, now }, subscriptionId);
}

const isRefusal = (event: ProductMovedEvent, declineReason: string): boolean =>
  event === ProductMovedEvent.PRODUCT_PAYMENT_FAILED || declineReason === 'authentication_challenge';

/** Its period begins on the day the money came, at the firm, whatever day it was ordered on. */
async function paidFirst(
  hands: Hands,
  id: string,
  { subscriptionId, paymentFrequency }: Payment,
): Promise<void> {
  const { run, now } = hands;
  const { start, end } = firstPeriod(officeDay(now), paymentFrequency);
  await run(confirmBrandSubscriptionPayment, { streamId: id, input: { startDate: start, endDate: end } });
  await run(startBrandSubscription, { streamId: subscriptionId, input: { startDate: start } });
  await planScanOf(hands, subscriptionId);
}

async function ofOrder(
  hands: Hands,
  { subscriptionId }: Pick<Payment, 'subscriptionId'>,
  event: ProductMovedEvent,
): Promise<void> {
  if (CHECKED_OUT.includes(event)) {
    await hands.run(completeBrandSubscriptionCheckout, { streamId: subscriptionId, input: {} });
    await planScanOf(hands, subscriptionId);
  }
  if (GONE.includes(event)) {
    await hands.run(lapseBrandSubscription, { streamId: subscriptionId, input: {} });
    await giveUpOpenPayments(hands, subscriptionId);
  }
}

/** With a card on file the difference is charged at once, and a refusal ends it; else its checkout stays open until the period is over. */
async function ofUpgrade(hands: Hands, id: string, { event }: ProductMoved): Promise<void> {
  const { tx, run } = hands;
  if (PAID.includes(event)) {
    await run(completeBrandSubscriptionUpgrade, { streamId: id, input: {} });
    await planScanOf(hands, id);
  }
  const card = await queryRow(
    tx,
    'select id from brand_subscription where id = $1 and user_payment_method_id is not null',
    [id],
  );
  const isOver = event === ProductMovedEvent.PRODUCT_PAYMENT_FAILED && card !== undefined;
  if (isOver || GONE.includes(event)) await run(dropBrandSubscriptionUpgrade, { streamId: id, input: {} });
}
