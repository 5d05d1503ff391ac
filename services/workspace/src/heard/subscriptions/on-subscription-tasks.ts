import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
  BrandSubscriptionEventSchema,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { tendWork, type EntityWork } from '../../task/entity-work.js';

const {
  BRAND_SUBSCRIPTION_PAYMENT_DECLINED: DECLINED,
  BRAND_SUBSCRIPTION_PAYMENT_CONFIRMED: RECOVERED,
  BRAND_SUBSCRIPTION_CARD_NOTED: CARD,
  BRAND_SUBSCRIPTION_LAPSED: LAPSED,
  BRAND_SUBSCRIPTION_PAUSED: PAUSED,
  BRAND_SUBSCRIPTION_UNPAUSED: UNPAUSED,
  BRAND_SUBSCRIPTION_CANCELLED: CANCELLED,
  BRAND_SUBSCRIPTION_ENDED_UNPAID: ENDED_UNPAID,
  BRAND_SUBSCRIPTION_ENDED: ENDED,
  BRAND_SUBSCRIPTION_REMOVED: REMOVED,
} = BrandSubscriptionEvent;

const subscriptionWork: EntityWork<BrandSubscriptionEvent> = {
  opens: { [LAPSED]: 'order-lapsed', [PAUSED]: 'rests' },
  ends: { [RECOVERED]: ['card-lost'], [CARD]: ['card-lost'], [UNPAUSED]: ['rests'] },
  drops: {
    [CANCELLED]: ['card-lost'],
    [ENDED_UNPAID]: 'all',
    [ENDED]: 'all',
    [REMOVED]: 'all',
  },
};

/** Where a subscription waits for somebody of the firm: a card that will never work, an order that came to nothing, a rest without an end. */
export const subscriptionTasks = defineConsumer({
  name: 'subscription-tasks',
  sources: ['subscriptions'],
  mode: 'once',
  handlers: [
    on(BrandSubscriptionChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      const isCardLost = event === DECLINED && facts?.awaitsCard === true;
      const work = isCardLost
        ? { ...subscriptionWork, opens: { [DECLINED]: 'card-lost' as const } }
        : subscriptionWork;
      await tendWork({ tx, run }, work, {
        event,
        outcome: eventType(BrandSubscriptionEventSchema, event),
        subject: { type: 'brand_subscription', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          parent: facts?.brandId === undefined ? undefined : { type: 'brand', id: facts.brandId },
        },
        envelope,
      });
    }),
  ],
});
