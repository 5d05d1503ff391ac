import { stepsOf, type Step } from '@cotta/kit/model/decider/step.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { f } from '@cotta/kit/model/field/field.js';
import {
  attemptsLeftProblem,
  cancelProblem,
  firstPeriodOf,
  periodEndProblem,
  periodOverProblem,
  pausedProblem,
  tierFromNow,
  trialEndProblem,
  trialPeriod,
  trialProblem,
  trialUsed,
} from './brand-subscription-rules.js';
import { periodProblem } from './paid-period.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { brandSubscriptionResource } from './brand-subscription.resource.js';
import { noticeSteps } from './brand-subscription-notice.steps.js';
import { no } from '../refusals.js';
import { isTrial } from './subscription-calendar-rules.js';
import { pauseSteps } from './brand-subscription-pause.steps.js';
import { tierSteps } from './brand-subscription-tier.steps.js';

const { created, trialStarted, started, pastDue, cancelled, ended } = BrandSubscriptionStatus;
const step = stepsOf(brandSubscriptionResource);
const { userPaymentMethodId, chargeConsentId } = brandSubscriptionResource.fields;

const attempts = {
  numberOfAttempts: f.integer('Charges tried for the period so far; none where no card is on file.', {
    min: 0,
    max: 100,
  }),
};
const paidPeriod = {
  startDate: f.calendarDate('First day of the paid period.'),
  endDate: f.calendarDate('Last day of it.'),
};

const lifeSteps = [
  step({
    command: 'CompleteBrandSubscriptionCheckout',
    doc: 'The checkout of the order is completed: the brand counts as monitored.',
    event: 'BrandSubscriptionCheckoutCompleted',
    label: 'Checkout completed',
    audience: 'customer',
    from: [created],
    to: 'same',
    by: [],
    change: (_, __, { now }) => ({ checkoutCompletedAt: now.toISOString() }),
  }),
  step({
    command: 'NoteBrandSubscriptionCard',
    doc: 'A card is on file for the coming charges, another one, or none any more.',
    event: 'BrandSubscriptionCardNoted',
    label: 'Card on file changed',
    audience: 'customer',
    from: [created, trialStarted, started, pastDue, cancelled],
    to: 'same',
    by: [],
    input: { userPaymentMethodId, chargeConsentId },
    change: (_, given) => ({
      ...(given.chargeConsentId == null ? {} : { chargeConsentId: given.chargeConsentId }),
      userPaymentMethodId: given.userPaymentMethodId ?? null,
      ...(given.userPaymentMethodId == null ? {} : { awaitsCard: false }),
    }),
  }),
  step({
    command: 'StartBrandSubscriptionTrial',
    doc: 'Fourteen days to try it, once per customer and with a card on file.',
    event: 'BrandSubscriptionTrialStarted',
    label: 'Trial started',
    audience: 'customer',
    from: [created],
    to: trialStarted,
    by: [],
    guard: trialProblem,
    preload: async (tx, { userId }) => {
      // One at a time per customer, so that two orders do not both find no earlier trial.
      await tx.query(
        `select pg_advisory_xact_lock(hashtextextended('brand-subscription-trial:' || $1::text, 0))`,
        [userId],
      );
      const earlier = await queryRow(
        tx,
        'select id from brand_subscription where user_id = $1 and trial_start_date is not null limit 1',
        [userId],
      );
      return earlier === undefined ? {} : trialUsed();
    },
    change: (_, __, context) => {
      const period = trialPeriod(context);
      return { ...period, trialStartDate: period.startDate };
    },
  }),
  step({
    command: 'ForgoBrandSubscriptionTrial',
    doc: 'Its owner takes it without the trial that was ordered: the first period is paid now.',
    event: 'BrandSubscriptionTrialForgone',
    label: 'Taken without the trial',
    audience: 'customer',
    from: [created],
    to: 'same',
    by: ['customer'],
    guard: ({ withTrial }) => (withTrial === true ? undefined : no('NO_TRIAL_ORDERED')),
    change: () => ({ withTrial: false }),
  }),
  step({
    command: 'StartBrandSubscription',
    doc: 'The first payment is confirmed; the first day of its period is the anchor of all that follow.',
    event: 'BrandSubscriptionStarted',
    label: 'Subscription started',
    audience: 'customer',
    from: [created, trialStarted],
    to: started,
    by: [],
    input: { startDate: f.calendarDate('First day of the paid period.') },
    change: (fields, { startDate }) => firstPeriodOf(fields, startDate),
  }),
  step({
    command: 'RenewBrandSubscription',
    doc: 'The next period is paid and begins.',
    event: 'BrandSubscriptionRenewed',
    label: 'Next period started',
    audience: 'customer',
    from: [started, cancelled],
    to: 'same',
    by: [],
    input: { ...paidPeriod, tier: brandSubscriptionResource.fields.tier },
    guard: (_, period) => periodProblem(period),
    change: (fields, { startDate, endDate, tier }, context) => ({
      startDate,
      endDate,
      ...tierFromNow(fields.tier, tier, context),
      anchorDate: fields.anchorDate ?? startDate,
      ...(fields.nextTier === tier ? { nextTier: null } : {}),
    }),
  }),
  step({
    command: 'EndBrandSubscriptionTrial',
    doc: 'The trial is over and there is nothing to charge.',
    event: 'BrandSubscriptionTrialEnded',
    label: 'Trial ended',
    audience: 'customer',
    from: [trialStarted],
    to: ended,
    by: [],
    guard: (fields, _, context) => trialEndProblem(fields, context),
  }),
  step({
    command: 'LapseBrandSubscription',
    doc: 'The order was neither paid nor given a card in its time.',
    event: 'BrandSubscriptionLapsed',
    label: 'Order lapsed',
    audience: 'customer',
    from: [created],
    to: ended,
    by: [],
    tells: ['subscription-lapsed'],
  }),
  step({
    command: 'RefuseBrandSubscriptionTrial',
    doc: 'Another order of the same customer had the one trial first: this one ends, and its card is not charged.',
    event: 'BrandSubscriptionTrialRefused',
    label: 'Trial used by another order',
    audience: 'customer',
    from: [created],
    to: ended,
    by: [],
    tells: ['subscription-trial-used'],
    change: () => ({ userPaymentMethodId: null }),
  }),
  step({
    command: 'MarkBrandSubscriptionPastDue',
    doc: 'A payment was declined or did not come; the service goes on meanwhile.',
    event: 'BrandSubscriptionPaymentDeclined',
    label: 'Payment declined',
    audience: 'customer',
    from: [trialStarted, started],
    to: pastDue,
    by: [],
    input: {
      ...attempts,
      awaitsCard: f.boolean('The card will never work: another one is awaited.', { optional: true }),
    },
    change: (_, { awaitsCard }) => ({ awaitsCard: awaitsCard === true }),
  }),
  step({
    command: 'RecoverBrandSubscription',
    doc: 'A payment that was open is confirmed; its own period becomes the running one, and no day moves.',
    event: 'BrandSubscriptionPaymentConfirmed',
    label: 'Payment confirmed',
    audience: 'customer',
    from: [pastDue],
    to: started,
    by: [],
    tells: ['subscription-recovered'],
    input: { ...paidPeriod, tier: brandSubscriptionResource.fields.tier },
    guard: (_, period) => periodProblem(period),
    change: (fields, { startDate, endDate, tier }, context) => ({
      startDate,
      endDate,
      ...tierFromNow(fields.tier, tier, context),
      awaitsCard: false,
      anchorDate: fields.anchorDate ?? startDate,
      ...(fields.nextTier === tier ? { nextTier: null } : {}),
    }),
  }),
  step({
    command: 'EndUnpaidBrandSubscription',
    doc: 'All attempts to charge it failed, or nobody gave a working card in fourteen days.',
    event: 'BrandSubscriptionEndedUnpaid',
    label: 'Ended unpaid',
    audience: 'customer',
    from: [trialStarted, started, pastDue],
    to: ended,
    by: [],
    tells: ['subscription-ended-unpaid'],
    input: {
      ...attempts,
      unpaidSince: f.calendarDate('First day of the period that was not paid; at the firm.'),
    },
    guard: (_, given, context) => attemptsLeftProblem(given, context),
    change: () => ({ orderedTier: null, nextTier: null, awaitsCard: false }),
  }),
  step({
    command: 'CancelBrandSubscription',
    doc: 'No further period; what is paid goes on until its last day.',
    event: 'BrandSubscriptionCancelled',
    label: 'Subscription cancelled',
    audience: 'customer',
    from: [trialStarted, started, pastDue],
    to: cancelled,
    by: ['customer', 'admin'],
    guard: (fields, _, context) => pausedProblem(fields) ?? cancelProblem(fields, context),
    // That it was the trial is said again: its letter must not speak of what is paid.
    change: (fields) => ({
      nextTier: null,
      ...(isTrial(fields) ? { trialStartDate: fields.trialStartDate ?? null } : {}),
    }),
  }),
  step({
    command: 'ResumeBrandSubscription',
    doc: 'Takes a cancellation back before the period ends.',
    event: 'BrandSubscriptionResumed',
    label: 'Subscription resumed',
    audience: 'customer',
    from: [cancelled],
    to: (fields) => (isTrial(fields) ? trialStarted : started),
    by: ['customer', 'admin'],
    tells: ['subscription-resumed'],
    guard: (fields, _, context) => periodOverProblem(fields, context),
  }),
  step({
    command: 'EndBrandSubscription',
    doc: 'The last day of a cancelled subscription has passed.',
    event: 'BrandSubscriptionEnded',
    label: 'Subscription ended',
    audience: 'customer',
    from: [cancelled],
    to: ended,
    by: [],
    guard: (fields, _, context) => periodEndProblem(fields, context),
    change: () => ({ orderedTier: null, awaitsCard: false }),
  }),
];

/** Steps whose event has the letter of where the subscription stands written. */
const withStatusLetter: readonly string[] = [
  'BrandSubscriptionTrialStarted',
  'BrandSubscriptionStarted',
  'BrandSubscriptionCancelled',
  'BrandSubscriptionTrialEnded',
  'BrandSubscriptionEnded',
];

/** The same step; what is watched, and to which day, goes along where the customer is written to: whoever writes needs no copy. */
function withLetterFacts<S extends Step<typeof brandSubscriptionResource.fields>>(one: S): S {
  const tells = withStatusLetter.includes(one.event) ? ['subscription-status'] : one.tells;
  if (tells === undefined) return one;
  return {
    ...one,
    tells,
    change: (fields, input, context) => ({
      ...(fields.tier === undefined ? {} : { tier: fields.tier }),
      endDate: fields.endDate ?? null,
      ...one.change?.(fields, input, context),
    }),
  };
}

/** Arrows of the state machine. Those without a role are walked by the system: payments and the calendar decide. */
export const brandSubscriptionSteps = [...lifeSteps, ...tierSteps, ...pauseSteps, ...noticeSteps].map(
  withLetterFacts,
);
