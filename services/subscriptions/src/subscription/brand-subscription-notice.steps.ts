import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { Money } from '@cotta/kit/model/words/money.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { noRecipient } from './brand-subscription-rules.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { brandSubscriptionResource } from './brand-subscription.resource.js';
import { officeDay } from './office-day.js';
import { isTrial, nextPeriod } from './subscription-calendar-rules.js';
import { no } from '../refusals.js';

const { trialStarted, started, pastDue, cancelled, ended } = BrandSubscriptionStatus;
const step = stepsOf(brandSubscriptionResource);

async function brandName(tx: EntityManager, brandId: string | undefined): Promise<string> {
  const brand = await queryRow<{ name: string }>(tx, 'select name from brand where id = $1', [
    brandId ?? null,
  ]);
  return brand?.name ?? '';
}

/** What is charged for the period that begins on `startDate`, with tax; null until it is priced. */
async function priceOf(
  tx: EntityManager,
  subscriptionId: string,
  startDate: string | undefined,
): Promise<Money | null> {
  const payment = await queryRow<{ total: Money | null }>(
    tx,
    'select total from brand_subscription_payment where brand_subscription_id = $1 and start_date = $2',
    [subscriptionId, startDate ?? null],
  );
  return payment?.total ?? null;
}

/** Only letters: nothing of the subscription changes with them. */
export const noticeSteps = [
  step({
    command: 'AnnounceBrandSubscriptionTrialEnd',
    doc: 'The trial ends in three days, or tomorrow.',
    event: 'BrandSubscriptionTrialEndAnnounced',
    label: 'End of the trial announced',
    audience: 'customer',
    from: [trialStarted],
    to: 'same',
    by: [],
    notification: true,
    tells: ['subscription-trial-ends'],
    input: { notice: f.integer('1: three days before; 2: the day before.', { min: 1, max: 2 }) },
    guard: ({ trialNoticesSent }, given) =>
      (trialNoticesSent ?? 0) >= given.notice ? no('REMINDED') : undefined,
    // Said by the event: neither the brand nor the payment is in the columns of a subscription.
    preload: async (tx, { brandId, userPaymentMethodId, ...calendar }, _, { streamId }) => ({
      brandName: await brandName(tx, brandId),
      hasCard: userPaymentMethodId != null,
      firstCharge: await priceOf(tx, streamId, nextPeriod(calendar)?.start),
    }),
    change: ({ tier, endDate = null }, given) => ({
      trialNoticesSent: given.notice,
      ...(tier === undefined ? {} : { tier }),
      endDate,
    }),
  }),
  step({
    command: 'SendBrandSubscriptionWinBack',
    doc: 'A week after a trial that nobody went on with, to those who want offers.',
    event: 'BrandSubscriptionWinBackSent',
    label: 'Offer after the trial sent',
    audience: 'staff',
    from: [ended],
    to: 'same',
    by: [],
    notification: true,
    tells: ['subscription-win-back'],
    guard: ({ winBackSentOn }) => (winBackSentOn == null ? undefined : no('REMINDED')),
    change: (_, __, { now }) => ({ winBackSentOn: officeDay(now) }),
  }),
  step({
    command: 'NotifyBrandSubscription',
    doc: 'Sends the customer the letter about where the subscription stands once more.',
    event: 'BrandSubscriptionNotified',
    label: 'Letter sent again',
    audience: 'staff',
    from: [trialStarted, started, pastDue, cancelled, ended],
    to: 'same',
    by: staff,
    tells: ['subscription-status'],
    reasonNeeded: true,
    guard: ({ userId }) => (userId ? undefined : noRecipient()),
    // Told by the event, so that whoever writes the letter needs no copy; the name of the brand is no column of ours.
    preload: async (tx, { brandId, startDate, trialStartDate }): Promise<object> => ({
      brandName: await brandName(tx, brandId),
      onTrial: isTrial({ startDate, trialStartDate }),
    }),
    change: ({ status, tier, startDate = null, endDate = null }) => ({
      ...(status === undefined ? {} : { status }),
      ...(tier === undefined ? {} : { tier }),
      startDate,
      endDate,
    }),
  }),
];
