import { stepsOf, type Step } from '@cotta/kit/model/decider/step.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  attemptsLeftProblem,
  noRecipient,
  periodEndProblem,
  periodOverProblem,
  trialEndProblem,
  trialPeriod,
  trialProblem,
  trialUsed,
} from './brand-subscription-rules.js';
import { periodProblem } from './paid-period.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { brandSubscriptionResource } from './brand-subscription.resource.js';

const { created, trialStarted, started, pastDue, cancelled, ended } = BrandSubscriptionStatus;
const step = stepsOf(brandSubscriptionResource);
const { tier, billingEntityId } = brandSubscriptionResource.fields;

const attempts = {
  numberOfAttempts: f.integer('Charges tried for the period so far.', { min: 1, max: 100 }),
};

const steps = [
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
    command: 'StartBrandSubscriptionTrial',
    doc: 'Fourteen days to try it, once per customer and with a card on file.',
    event: 'BrandSubscriptionTrialStarted',
    label: 'Trial started',
    audience: 'customer',
    from: [created],
    to: trialStarted,
    by: ['customer'],
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
    command: 'StartBrandSubscription',
    doc: 'The first payment is confirmed.',
    event: 'BrandSubscriptionStarted',
    label: 'Subscription started',
    audience: 'customer',
    from: [created, trialStarted],
    to: started,
    by: [],
    input: {
      startDate: f.calendarDate('First day of the paid period.'),
      endDate: f.calendarDate('Last day of it.'),
    },
    guard: (_, period) => periodProblem(period),
    change: (_, { startDate, endDate }) => ({ startDate, endDate }),
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
    command: 'MarkBrandSubscriptionPastDue',
    doc: 'A payment was declined; the service goes on meanwhile.',
    event: 'BrandSubscriptionPaymentDeclined',
    label: 'Payment declined',
    audience: 'customer',
    from: [started],
    to: pastDue,
    by: [],
    input: attempts,
  }),
  step({
    command: 'RecoverBrandSubscription',
    doc: 'A payment that was open is confirmed; the period stays as it was.',
    event: 'BrandSubscriptionPaymentConfirmed',
    label: 'Payment confirmed',
    audience: 'customer',
    from: [pastDue],
    to: started,
    by: [],
  }),
  step({
    command: 'EndUnpaidBrandSubscription',
    doc: 'All attempts to charge it failed.',
    event: 'BrandSubscriptionEndedUnpaid',
    label: 'Ended unpaid',
    audience: 'customer',
    from: [pastDue],
    to: ended,
    by: [],
    input: attempts,
    guard: (_, { numberOfAttempts }) => attemptsLeftProblem(numberOfAttempts),
  }),
  step({
    command: 'CancelBrandSubscription',
    doc: 'No further period; what is paid goes on until its last day.',
    event: 'BrandSubscriptionCancelled',
    label: 'Subscription cancelled',
    audience: 'customer',
    from: [started, pastDue],
    to: cancelled,
    by: ['customer', 'admin'],
    guard: (fields, _, context) => periodOverProblem(fields, context),
  }),
  step({
    command: 'ResumeBrandSubscription',
    doc: 'Takes a cancellation back before the period ends.',
    event: 'BrandSubscriptionResumed',
    label: 'Subscription resumed',
    audience: 'customer',
    from: [cancelled],
    to: started,
    by: ['customer', 'admin'],
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
    preload: async (tx, { brandId }): Promise<object> => ({
      brandName:
        (await queryRow<{ name: string }>(tx, 'select name from brand where id = $1', [brandId]))?.name ?? '',
    }),
    change: ({ status, tier, startDate = null, endDate = null }) => ({
      ...(status === undefined ? {} : { status }),
      ...(tier === undefined ? {} : { tier }),
      startDate,
      endDate,
    }),
  }),
  step({
    command: 'ChangeBrandSubscription',
    doc: 'Another tier or another one to invoice.',
    event: 'BrandSubscriptionChanged',
    label: 'Subscription changed',
    audience: 'customer',
    from: [started],
    to: 'same',
    by: ['customer', 'admin'],
    input: { tier: { ...tier, optional: true }, billingEntityId },
    change: (_, input) => ({
      ...(input.tier == null ? {} : { tier: input.tier }),
      ...(input.billingEntityId == null ? {} : { billingEntityId: input.billingEntityId }),
    }),
  }),
];

/** Steps whose event has the letter of where the subscription stands written. */
const withLetter: readonly string[] = [
  'BrandSubscriptionTrialStarted',
  'BrandSubscriptionStarted',
  'BrandSubscriptionPaymentDeclined',
  'BrandSubscriptionCancelled',
  'BrandSubscriptionTrialEnded',
  'BrandSubscriptionEndedUnpaid',
  'BrandSubscriptionEnded',
];

/** The same step; what is watched, and to which day, goes along where the customer is written to: whoever writes needs no copy. */
function withLetterFacts<S extends Step<typeof brandSubscriptionResource.fields>>(one: S): S {
  if (!withLetter.includes(one.event)) return one;
  return {
    ...one,
    tells: ['subscription-status'],
    change: (fields, input, context) => ({
      ...(fields.tier === undefined ? {} : { tier: fields.tier }),
      endDate: fields.endDate ?? null,
      ...one.change?.(fields, input, context),
    }),
  };
}

/** Arrows of the state machine. Those without a role are walked by the system: payments and the calendar decide. */
export const brandSubscriptionSteps = steps.map(withLetterFacts);
