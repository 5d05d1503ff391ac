import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  BrandSubscriptionChangedSchema,
  BrandSubscriptionEvent,
  BrandSubscriptionPaymentChangedSchema,
  BrandSubscriptionPaymentEvent,
  type BrandSubscriptionFacts,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { BrandSubscriptionNotifiedSchema } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import { rememberSubject, subjectOf } from '../subject/work-subject.js';
import { addressedTo, addresseeOf } from './addressee.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { publicLinks } from '../words/public-links.js';
import type { LetterMeans } from './drafts/letter-of-fact.js';
import { letterWriter } from './drafts/letter-writer.js';

/** Steps of a subscription its customer has to know of; that it was paid has the letter of its invoice. */
const withLetter: Readonly<Partial<Record<BrandSubscriptionEvent, 'subscription-status'>>> = {
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_STARTED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_STARTED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_PAYMENT_DECLINED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_CANCELLED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_ENDED]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_ENDED_UNPAID]: 'subscription-status',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_ENDED]: 'subscription-status',
};

/** Where a subscription stands, as a letter about it says it, and which letter it is. */
interface SubscriptionNews {
  readonly userId: string;
  readonly brand: string;
  readonly status: string;
  readonly tier: string;
  readonly until: string;
  readonly id: string;
  readonly eventId: string;
  readonly legal: boolean;
}

/** How a subscription stands: when it changes, before it is charged, and when staff ask for it. A trial, a payment that did not go through and its end are owed to the
 *  customer; what staff send once more of a subscription that runs is not. */
export function subscriptionLettersConsumer(parts: LettersConsumerParts): Consumer {
  const means = { links: publicLinks(parts.publicOrigin), write: letterWriter(parts) };
  return defineConsumer({
    name: 'subscription-letters',
    sources: ['subscriptions'],
    mode: 'once',
    handlers: [
      on(BrandSubscriptionNotifiedSchema, ({ message, envelope: { eventId }, tx }) => {
        const { brandSubscriptionId: id, userId, brand, status, tier, endDate: until } = message;
        const legal = status === 'Past due';
        return writeNews(tx, means, { userId, brand, status, tier, until, id, eventId, legal });
      }),
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
          if (withLetter[event] === undefined) return;
          const { clientId: userId, mark: brand } = await subjectOf(tx, subject);
          await writeNews(tx, means, { userId, brand, status, tier, until, id, eventId, legal: true });
        },
      ),
      chargeLetter(means),
    ],
  });
}

type Means = Pick<LetterMeans, 'links' | 'write'>;
const NOTHING: Partial<BrandSubscriptionFacts> = {};

async function writeNews(
  tx: EntityManager,
  { links, write }: Means,
  { userId, id, eventId, legal, ...news }: SubscriptionNews,
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

/** The day of the next charge, once somebody announces it. */
const chargeLetter = ({ links, write }: Means) =>
  on(BrandSubscriptionPaymentChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx }) => {
    const subject = { type: 'brand_subscription_payment', id: entityId };
    const parent =
      facts?.brandSubscriptionId === undefined
        ? undefined
        : { type: 'brand_subscription', id: facts.brandSubscriptionId };
    await rememberSubject(tx, subject, { clientId: facts?.userId, parent });
    if (event !== BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_NOTIFIED) return;
    const { clientId, mark: brand } = await subjectOf(tx, subject);
    const addressee = clientId === '' ? undefined : await addresseeOf(tx, clientId);
    if (addressee === undefined) return;
    await write(tx, {
      ...addressedTo(addressee),
      subjectType: 'brand_subscription_payment',
      subjectId: entityId,
      businessKey: envelope.eventId,
      template: 'charge-announced',
      params: { brand, day: facts?.startDate ?? '', link: links.portal('/portal/monitoring') },
      legal: true,
    });
  });
