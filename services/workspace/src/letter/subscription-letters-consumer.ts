import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { BrandSubscriptionNotifiedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { addressedTo, addresseeOf } from './addressee.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { publicLinks } from '../words/public-links.js';
import { letterWriter } from './drafts/letter-writer.js';

/** How a subscription stands, when staff ask for it. A declined payment is owed to its customer, the rest is not: those who want no letters about orders do not get it. */
export function subscriptionLettersConsumer(parts: LettersConsumerParts): Consumer {
  const links = publicLinks(parts.publicOrigin);
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'subscription-letters',
    sources: ['subscriptions'],
    mode: 'once',
    handlers: [
      on(
        BrandSubscriptionNotifiedSchema,
        async ({
          message: { brandSubscriptionId, userId, brand, status, tier, endDate: until },
          envelope,
          tx,
        }) => {
          const legal = status === 'Past due';
          const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
          if (addressee === undefined || (!legal && !addressee.orderLetters)) return;
          await write(tx, {
            ...addressedTo(addressee),
            businessKey: envelope.eventId,
            template: 'subscription-status',
            params: {
              brand,
              status,
              tier,
              until,
              link: links.portal(`/portal/monitoring/${brandSubscriptionId}`),
            },
            legal,
          });
        },
      ),
    ],
  });
}
