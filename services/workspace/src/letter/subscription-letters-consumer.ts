import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
  BrandSubscriptionPaymentChangedSchema,
  type BrandSubscriptionFacts,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import {
  BrandSubscriptionNotifiedSchema,
  BrandSubscriptionTrialEndAnnouncedSchema,
} from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import { rememberSubject, subjectOf } from '../subject/work-subject.js';
import { addressedTo, addresseeOf } from './addressee.js';
import { chargeLetter, subscriptionLetter, trialEndLetter } from './drafts/subscription-letters.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { publicLinks } from '../words/public-links.js';
import type { LetterMeans } from './drafts/letter-of-fact.js';
import { letterWriter } from './drafts/letter-writer.js';

/** Steps after which a customer reads where the subscription stands; that it was paid has the letter of its invoice. */
const withStatus: Readonly<Partial<Record<BrandSubscriptionEvent, 'subscription-status'>>> = {
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_STARTED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_STARTED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CANCELLED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_ENDED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_ENDED]: 'subscription-status',
};

/** Where a subscription stands, as a letter about it says it, and which letter it is. */
interface SubscriptionStatusNews {
  readonly userId: string;
  readonly brand: string;
  readonly status: string;
  readonly tier: string;
  readonly until: string;
  readonly onTrial: boolean;
  readonly id: string;
  readonly eventId: string;
  readonly legal: boolean;
}

/** What becomes of a subscription and of its charges. All of it is part of what was ordered, but what staff send once more of one that runs, and the offer after a trial. */
export function subscriptionLettersConsumer(parts: LettersConsumerParts): Consumer {
  const means = { links: publicLinks(parts.publicOrigin), write: letterWriter(parts) };
  return defineConsumer({
    name: 'subscription-letters',
    sources: ['subscriptions'],
    mode: 'once',
    handlers: [
      on(BrandSubscriptionNotifiedSchema, ({ message, envelope: { eventId }, tx }) => {
        const { brandSubscriptionId: id, userId, brand, status, tier, endDate: until, onTrial } = message;
        const legal = status === 'Past due';
        return writeStatus(tx, means, { userId, brand, status, tier, until, onTrial, id, eventId, legal });
      }),
      on(BrandSubscriptionTrialEndAnnouncedSchema, ({ message, envelope: { eventId }, tx }) =>
        trialEndLetter(tx, means, { ...message, eventId }),
      ),
      on(
        BrandSubscriptionChangedSchema,
        async ({ message: { entityId: id, event, facts = NOTHING }, envelope: { eventId }, tx }) => {
          const { status = '', tier = '', endDate: until = '' } = facts;
          const subject = { type: 'brand_subscription', id };
          // Most events say only what they change: whose it is, and of which brand, is kept from the first one.
          await rememberSubject(tx, subject, {
            clientId: facts.userId,
            parent: facts.brandId === undefined ? undefined : { type: 'brand', id: facts.brandId },
          });
          const { clientId: userId, mark: brand } = await subjectOf(tx, subject);
          if (withStatus[event] !== undefined)
            await writeStatus(tx, means, {
              userId,
              brand,
              status,
              tier,
              until,
              onTrial: facts.trialStartDate !== undefined,
              id,
              eventId,
              legal: true,
            });
          await subscriptionLetter(tx, means, { event, facts, userId, brand, id, eventId });
        },
      ),
      on(
        BrandSubscriptionPaymentChangedSchema,
        async ({ message: { entityId: id, event, facts }, envelope: { eventId }, tx }) => {
          const subject = { type: 'brand_subscription_payment', id };
          const parent =
            facts?.brandSubscriptionId === undefined
              ? undefined
              : { type: 'brand_subscription', id: facts.brandSubscriptionId };
          await rememberSubject(tx, subject, { clientId: facts?.userId, parent });
          const { clientId: userId, mark: brand } = await subjectOf(tx, subject);
          await chargeLetter(tx, means, { event, facts, userId, brand, id, eventId });
        },
      ),
    ],
  });
}

type Means = Pick<LetterMeans, 'links' | 'write'>;
const NOTHING: Partial<BrandSubscriptionFacts> = {};

async function writeStatus(
  tx: EntityManager,
  { links, write }: Means,
  { userId, id, eventId, legal, ...news }: SubscriptionStatusNews,
): Promise<void> {
  const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
  if (addressee === undefined || (!legal && !addressee.orderLetters)) return;
  await write(tx, {
    ...addressedTo(addressee),
    subjectType: 'brand_subscription',
    subjectId: id,
    businessKey: eventId,
    template: 'subscription-status',
    params: { ...news, link: links.portal(`/portal/monitoring/${id}`) },
    legal,
  });
}
