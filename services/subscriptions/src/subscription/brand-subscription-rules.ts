import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { officeDay } from './office-day.js';
import { no } from '../refusals.js';

const TRIAL_DAYS = 14;
/** Days 0, 3, 7 and 14 after the first day of the period. */
const MOST_ATTEMPTS = 4;

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

export function billingProblem({ billingEntityId, isProactive }: Subscription): Refusal | undefined {
  if (isProactive === true || (billingEntityId ?? null) !== null) return undefined;
  return refuseFields([{ path: ['billingEntityId'], code: 'REQUIRED', message: 'Say who is invoiced.' }]);
}

export function trialProblem({ userPaymentMethodId }: Subscription): Refusal | undefined {
  return (userPaymentMethodId ?? null) === null ? no('PAYMENT_METHOD_NEEDED') : undefined;
}

export function trialUsed(): Refusal {
  return no('TRIAL_USED');
}

export function trialEndProblem(subscription: Subscription, { now }: CommandContext): Refusal | undefined {
  if ((subscription.userPaymentMethodId ?? null) !== null) return no('PAYMENT_METHOD_THERE');
  return stillRunning(subscription, now);
}

export function periodEndProblem(subscription: Subscription, { now }: CommandContext): Refusal | undefined {
  return stillRunning(subscription, now);
}

function stillRunning({ endDate }: Subscription, now: Date): Refusal | undefined {
  const day = endDate ?? undefined;
  return day !== undefined && officeDay(now) <= day ? no('PERIOD_RUNS', { endDate: day }) : undefined;
}

export function periodOverProblem({ endDate }: Subscription, { now }: CommandContext): Refusal | undefined {
  const day = endDate ?? undefined;
  return day !== undefined && officeDay(now) > day ? no('PERIOD_OVER', { endDate: day }) : undefined;
}

export function periodProblem({
  startDate,
  endDate,
}: {
  readonly startDate: string;
  readonly endDate: string;
}): Refusal | undefined {
  return endDate < startDate
    ? refuseFields([
        { path: ['endDate'], code: 'BEFORE_START', message: 'The last day comes before the first.' },
      ])
    : undefined;
}

export function attemptsLeftProblem(numberOfAttempts: number): Refusal | undefined {
  return numberOfAttempts < MOST_ATTEMPTS ? no('ATTEMPTS_LEFT', { numberOfAttempts }) : undefined;
}

/** Only an order that came to nothing goes without a trace in the accounts. */
export function keepSubscription({ status, checkoutCompletedAt }: Subscription): Refusal | undefined {
  const isDraft = status === created && (checkoutCompletedAt ?? null) === null;
  return isDraft ? undefined : no('RETAINED.subscription');
}

export function noRecipient(): Refusal {
  return no('NOBODY_TO_TELL');
}
