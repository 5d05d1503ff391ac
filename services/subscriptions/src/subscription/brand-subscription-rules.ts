import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { ATTEMPT_DAYS } from './charge-attempts.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { officeDay } from './office-day.js';
import { no } from '../refusals.js';

const TRIAL_DAYS = 14;

const { created, trialStarted, started, pastDue, cancelled } = BrandSubscriptionStatus;

interface Subscription {
  readonly status?: string;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly checkoutCompletedAt?: string | null;
  readonly userPaymentMethodId?: string | null;
  readonly billingEntityId?: string | null;
  readonly isProactive?: boolean;
}

/** Whether somebody looks after the brand: a trial or a running subscription, and an ordered one once its checkout is completed. */
export function isMonitored({ status, checkoutCompletedAt }: Subscription): boolean {
  if (status === created) return checkoutCompletedAt !== undefined && checkoutCompletedAt !== null;
  return status === trialStarted || status === started || status === pastDue || status === cancelled;
}

/** First and last day of a trial that begins now. */
export function trialPeriod({ now }: Pick<CommandContext, 'now'>): { startDate: string; endDate: string } {
  const startDate = officeDay(now);
  return { startDate, endDate: addDays(startDate, TRIAL_DAYS - 1) };
}

/** Whoever orders says who is invoiced: `REQUIRED` at `billingEntityId`. Not asked of a proactive subscription. */
export function billingProblem({ billingEntityId, isProactive }: Subscription): Refusal | undefined {
  if (isProactive === true || (billingEntityId ?? null) !== null) return undefined;
  return refuseFields([{ path: ['billingEntityId'], code: 'REQUIRED', message: 'Say who is invoiced.' }]);
}

/** A trial begins only with a card to charge afterwards; otherwise `PAYMENT_METHOD_NEEDED`. */
export function trialProblem({ userPaymentMethodId }: Subscription): Refusal | undefined {
  return (userPaymentMethodId ?? null) === null ? no('PAYMENT_METHOD_NEEDED') : undefined;
}

/** The refusal for a second trial of one customer: `TRIAL_USED`. */
export function trialUsed(): Refusal {
  return no('TRIAL_USED');
}

/** A trial ends for good when its last day is over at the firm and there is nothing to charge:
 *  `PAYMENT_METHOD_THERE` where there is, `PERIOD_RUNS` until then. */
export function trialEndProblem(subscription: Subscription, { now }: CommandContext): Refusal | undefined {
  if ((subscription.userPaymentMethodId ?? null) !== null) return no('PAYMENT_METHOD_THERE');
  return periodEndProblem(subscription, { now });
}

/** A cancelled subscription ends after its last day, by the day at the firm; until then `PERIOD_RUNS`. */
export function periodEndProblem(
  { endDate }: Subscription,
  { now }: Pick<CommandContext, 'now'>,
): Refusal | undefined {
  const day = endDate ?? undefined;
  return day !== undefined && officeDay(now) <= day ? no('PERIOD_RUNS', { endDate: day }) : undefined;
}

/** A subscription is cancelled, or its cancellation taken back, until its last day at the firm; afterwards `PERIOD_OVER`. */
export function periodOverProblem({ endDate }: Subscription, { now }: CommandContext): Refusal | undefined {
  const day = endDate ?? undefined;
  return day !== undefined && officeDay(now) > day ? no('PERIOD_OVER', { endDate: day }) : undefined;
}

/** A subscription ends unpaid only after every attempt to charge it; before that `ATTEMPTS_LEFT`. */
export function attemptsLeftProblem(numberOfAttempts: number): Refusal | undefined {
  return numberOfAttempts < ATTEMPT_DAYS.length ? no('ATTEMPTS_LEFT', { numberOfAttempts }) : undefined;
}

/** Only an order that came to nothing goes without a trace in the accounts. */
export function keepSubscription({ status, checkoutCompletedAt }: Subscription): Refusal | undefined {
  const isDraft = status === created && (checkoutCompletedAt ?? null) === null;
  return isDraft ? undefined : no('RETAINED.subscription');
}

/** The refusal for a letter about a subscription that nobody owns: `NOBODY_TO_TELL`. */
export function noRecipient(): Refusal {
  return no('NOBODY_TO_TELL');
}
