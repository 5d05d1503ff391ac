import { timestampDate } from '@bufbuild/protobuf/wkt';
import { execute } from '@cotta/kit/model/rows/sql.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  BrandSubscriptionChangedSchema,
  type BrandSubscriptionChanged,
  BrandSubscriptionEvent,
  BrandSubscriptionPaymentChangedSchema,
  type BrandSubscriptionPaymentChanged,
  BrandSubscriptionPaymentEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { consentOfSubscription } from '../../payment/subscription-charge/agree-to-charges.js';
import { chargeConsent } from '../../payment/subscription-charge/charge-consent.record.js';
import { planJob } from '../../payment/jobs/job-table.js';
import {
  PERIOD,
  productOfPeriod,
  TIER_CHANGE,
  unpaidProducts,
} from '../../payment/subscription-charge/subscription-products.js';
import { product } from '../../product/product.work-item.js';

const withdraw = product.steps.withdrawProductOrder;

/** Where the days of a subscription are counted, whoever issues its documents. */
const OFFICE_ZONE = 'Europe/Bratislava';

/** Orders that ended before they began: nobody may charge a card for them. */
const BEGAN_NEVER: readonly BrandSubscriptionEvent[] = [
  BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_REFUSED,
  BrandSubscriptionEvent.BRAND_SUBSCRIPTION_LAPSED,
];

/** What subscriptions decides becomes money here: a period a product, a try a charge, a higher tier the difference; what ends takes its unpaid products along, and what never began the consent to be charged for it. */
export const subscriptionMoney = defineConsumer({
  name: 'subscription-money',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandSubscriptionPaymentChangedSchema, onPayment),
    on(BrandSubscriptionChangedSchema, onSubscription),
  ],
});

async function onPayment({
  message: { event, entityId, facts },
  envelope,
  tx,
  run,
}: Received<BrandSubscriptionPaymentChanged>): Promise<void> {
  const dueAt = happenedAt(envelope);
  if (event === BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_PREPARED)
    await planJob(tx, { kind: 'period-product', subjectId: entityId, dueAt });
  if (event === BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_CHARGED) {
    await execute(
      tx,
      `insert into period_charge (payment_id, attempt) values ($1, $2) on conflict (payment_id) do update set attempt = greatest(period_charge.attempt, excluded.attempt)`,
      [entityId, facts?.numberOfAttempts ?? 1],
    );
    await planJob(tx, { kind: 'period-charge', subjectId: entityId, dueAt });
  }
  // Paid at the last moment: its own rules say no.
  if (event === BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_FAILED || facts?.status === 'Failed')
    await run(withdraw, { streamId: productOfPeriod(entityId), input: {} });
}

async function onSubscription({
  message: { event, entityId, facts },
  envelope,
  tx,
  run,
}: Received<BrandSubscriptionChanged>): Promise<void> {
  const ordered = facts?.orderedTier;
  if (event === BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UPGRADE_ORDERED && ordered) {
    const dueAt = happenedAt(envelope);
    await execute(
      tx,
      'insert into tier_change (id, subscription_id, tier, ordered_on) values ($1, $2, $3, $4) on conflict do nothing',
      [envelope.eventId, entityId, ordered, calendarDate(dueAt, OFFICE_ZONE)],
    );
    await planJob(tx, { kind: 'change-product', subjectId: envelope.eventId, dueAt });
  }
  const consent = BEGAN_NEVER.includes(event) ? await consentOfSubscription(tx, entityId) : undefined;
  if (consent !== undefined) await run(chargeConsent.remove, { streamId: consent, input: {} });
  const over =
    event === BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UPGRADE_DROPPED
      ? [TIER_CHANGE.kind]
      : overKinds(facts);
  for (const streamId of over.length === 0 ? [] : await unpaidProducts(tx, entityId, over))
    await run(withdraw, { streamId, input: {}, key: streamId });
}

/** Kinds of products that nobody is asked for any more: all at its end; with the next period, what was to change the last one. */
function overKinds(facts: BrandSubscriptionChanged['facts']): readonly string[] {
  if (facts?.status === 'Ended') return [PERIOD.kind, TIER_CHANGE.kind];
  return facts?.startDate === undefined ? [] : [TIER_CHANGE.kind];
}

function happenedAt({ occurredAt }: Received<never>['envelope']): Date {
  if (occurredAt === undefined) throw new PermanentFault('a fact without its time');
  return timestampDate(occurredAt);
}
