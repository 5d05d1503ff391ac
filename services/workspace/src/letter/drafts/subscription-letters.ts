import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import {
  BrandSubscriptionEvent,
  BrandSubscriptionPaymentEvent,
  type BrandSubscriptionFacts,
  type BrandSubscriptionPaymentFacts,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import type { BrandSubscriptionTrialEndAnnounced } from '@cotta/proto/cotta/subscriptions/v1/events_pb.js';
import { declineClass } from '@cotta/reference/decline-class.js';
import type { EntityManager } from 'typeorm';
import { addressedTo, addresseeOf } from '../addressee.js';
import type { SubscriptionNews } from '../emails/subscription-news/email.js';
import type { LetterMeans } from './letter-of-fact.js';

type Means = Pick<LetterMeans, 'links' | 'write'>;

/** Days after the first of a period on which nobody waits for its payment any more. @source money rules R-SUB-6 */
const LAST_DAY = 14;

/** Of a downgrade: one that is planned, and one that is not any more. */
interface TwoNews {
  readonly planned: SubscriptionNews;
  readonly recalled: SubscriptionNews;
}

const ofSubscription: Readonly<Partial<Record<BrandSubscriptionEvent, SubscriptionNews | TwoNews>>> = {
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_WIN_BACK_SENT]: 'subscription-win-back',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_PAYMENT_CONFIRMED]: 'subscription-recovered',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_ENDED_UNPAID]: 'subscription-ended-unpaid',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_LAPSED]: 'subscription-lapsed',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_TRIAL_REFUSED]: 'subscription-trial-used',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UPGRADED]: 'subscription-upgraded',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UPGRADE_DROPPED]: 'subscription-upgrade-dropped',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_DOWNGRADE_PLANNED]: {
    planned: 'subscription-downgrade-planned',
    recalled: 'subscription-downgrade-recalled',
  },
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_RESUMED]: 'subscription-resumed',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_PAUSED]: 'subscription-paused',
  [BrandSubscriptionEvent.BRAND_SUBSCRIPTION_UNPAUSED]: 'subscription-unpaused',
};

interface Known {
  readonly userId: string;
  readonly brand: string;
  readonly id: string;
  readonly eventId: string;
}

/** The letter of what became of a subscription, where it has one. */
export async function subscriptionLetter(
  tx: EntityManager,
  means: Means,
  {
    event,
    facts,
    ...known
  }: Known & { readonly event: BrandSubscriptionEvent; readonly facts: Partial<BrandSubscriptionFacts> },
): Promise<void> {
  const news = ofSubscription[event];
  if (news === undefined) return;
  // The present tier was chosen: nothing lower is planned any more.
  const isRecalled = facts.nextTier === undefined;
  const ofTwo = typeof news === 'string' ? news : news[isRecalled ? 'recalled' : 'planned'];
  await writeNews(tx, means, {
    ...known,
    subject: 'brand_subscription',
    subscriptionId: known.id,
    news: ofTwo,
    params: { tier: facts.tier ?? '', day: facts.endDate ?? '' },
  });
}

/** The end of a trial: what is charged the day after, as far as it is known, or that nothing is. */
export async function trialEndLetter(
  tx: EntityManager,
  means: Means,
  {
    brandSubscriptionId,
    userId,
    brand,
    tier,
    endDate,
    hasCard,
    totalMinor,
    currency,
    eventId,
  }: Omit<BrandSubscriptionTrialEndAnnounced, '$typeName' | '$unknown'> & { readonly eventId: string },
): Promise<void> {
  await writeNews(tx, means, {
    userId,
    brand,
    id: brandSubscriptionId,
    eventId,
    subject: 'brand_subscription',
    subscriptionId: brandSubscriptionId,
    news: 'subscription-trial-ends',
    params: {
      tier,
      day: endDate,
      hasCard,
      // Without a card the period that was priced is not charged.
      ...(hasCard ? { chargedOn: addDays(endDate, 1) } : {}),
      ...(hasCard && currency !== '' ? { amountMinor: Number(totalMinor), currency } : {}),
    },
  });
}

/** The letter of what became of the charge of a period: announced, asked for, or declined, by what the payer can do about it. */
export async function chargeLetter(
  tx: EntityManager,
  means: Means,
  {
    event,
    facts,
    ...known
  }: Known & {
    readonly event: BrandSubscriptionPaymentEvent;
    readonly facts: BrandSubscriptionPaymentFacts | undefined;
  },
): Promise<void> {
  const letter = facts === undefined ? undefined : chargeNews(event, facts);
  if (letter === undefined || facts === undefined) return;
  const { totalMinor, totalCurrency } = facts;
  await writeNews(tx, means, {
    ...known,
    subject: 'brand_subscription_payment',
    subscriptionId: facts.brandSubscriptionId ?? '',
    news: letter.news,
    params: {
      tier: facts.tier ?? '',
      day: letter.day,
      ...(totalMinor === undefined || totalCurrency === undefined
        ? {}
        : { amountMinor: Number(totalMinor), currency: totalCurrency }),
    },
  });
}

function chargeNews(
  event: BrandSubscriptionPaymentEvent,
  { startDate = '', nextAttemptOn = '', declineReason = '', status }: BrandSubscriptionPaymentFacts,
): { readonly news: SubscriptionNews; readonly day: string } | undefined {
  switch (event) {
    case BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_NOTIFIED:
      return { news: 'charge-announced', day: startDate };
    case BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_REMINDED:
      return { news: 'charge-reminder', day: startDate };
    case BrandSubscriptionPaymentEvent.BRAND_SUBSCRIPTION_PAYMENT_REFUSED: {
      // The last refusal ends the subscription, which has a letter of its own.
      if (status === 'Failed') return undefined;
      const kind = declineClass(declineReason);
      if (kind === 'HARD') return { news: 'charge-card-needed', day: addDays(startDate, LAST_DAY) };
      return { news: kind === 'AUTHENTICATION' ? 'charge-confirm' : 'charge-declined', day: nextAttemptOn };
    }
    default:
      return undefined;
  }
}

interface News extends Known {
  readonly subject: 'brand_subscription' | 'brand_subscription_payment';
  readonly subscriptionId: string;
  readonly news: SubscriptionNews | 'subscription-trial-ends';
  readonly params: Readonly<Record<string, unknown>>;
}

async function writeNews(
  tx: EntityManager,
  { links, write }: Means,
  { userId, brand, id, eventId, subject, subscriptionId, news, params }: News,
): Promise<void> {
  const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
  const isOffer = news === 'subscription-win-back';
  if (addressee === undefined || (isOffer && !addressee.marketingLetters)) return;
  await write(tx, {
    ...addressedTo(addressee),
    subjectType: subject,
    subjectId: id,
    businessKey: eventId,
    template: news,
    params: {
      ...params,
      brand,
      link: links.portal(
        subscriptionId === '' ? '/portal/monitoring' : `/portal/monitoring/${subscriptionId}`,
      ),
    },
    legal: !isOffer,
  });
}
