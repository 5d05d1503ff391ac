import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import type { MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import {
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { paymentId } from '../../clock/walk-due-step.js';
import { officeDay } from '../../subscription/office-day.js';
import { firstPeriod } from '../../subscription/subscription-calendar-rules.js';
import { brandSubscriptionPayment } from '../../subscription-payment/brand-subscription-payment.work-item.js';

interface Unpaid {
  readonly userId: string | null;
  readonly tier: MonitoringTier;
  readonly paymentFrequency: string;
}

const BEGINNINGS: readonly BrandSubscriptionEvent[] = [
  BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CREATED,
  BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_FORGONE,
];

/** Whatever door a subscription is ordered by, its first period is charged: the form prepares it with the order, any other one has it prepared here. A trial has none yet, unless its owner
 *  takes it without, and what the firm opens by itself is offered first. */
export const createdSubscriptions = defineConsumer({
  name: 'created-subscriptions',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandSubscriptionChangedSchema, async ({ message: { entityId: id, event }, envelope, tx, run }) => {
      if (!BEGINNINGS.includes(event)) return;
      const unpaid = await queryRow<Unpaid>(
        tx,
        `select user_id as "userId", tier, payment_frequency as "paymentFrequency" from brand_subscription s
         where id = $1 and status = 'Created' and not coalesce(with_trial, false) and not is_proactive and payer_country is not null
           and not exists (select from brand_subscription_payment p where p.brand_subscription_id = s.id)`,
        [id],
      );
      if (unpaid === undefined || envelope.occurredAt === undefined) return;
      const { userId, tier, paymentFrequency } = unpaid;
      const { start, end } = firstPeriod(officeDay(timestampDate(envelope.occurredAt)), paymentFrequency);
      await run(brandSubscriptionPayment.create, {
        streamId: paymentId(id, start),
        input: {
          brandSubscriptionId: id,
          startDate: start,
          endDate: end,
          tier,
          chargeNumber: 1,
          isFirst: true,
          ...(userId === null ? {} : { userId }),
        },
      });
    }),
  ],
});
