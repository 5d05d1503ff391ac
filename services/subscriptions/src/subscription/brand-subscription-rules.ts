import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { officeDay } from './office-day.js';
import { daysBetween } from '@cotta/reference/calendar-date.js';
import { lastDay } from '@cotta/reference/dunning.js';
import { monitoringTiers, type MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import { no } from '../refusals.js';
import { firstPeriod } from './subscription-calendar-rules.js';

const TRIAL_DAYS = 14;
/** @source money rules R-SUB-6 */
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
  readonly payerCountry?: string | null;
  readonly pausedOn?: string | null;
  readonly tier?: string;
  readonly orderedTier?: string | null;
  readonly paymentFrequency?: string;
  readonly anchorDate?: string | null;
}

/** Whether somebody looks after the brand: a trial or a running subscription, and an ordered one once its checkout is completed; none that rests. */
export function isMonitored({ status, checkoutCompletedAt, pausedOn }: Subscription): boolean {
  if (pausedOn != null) return false;
  if (status === created) return checkoutCompletedAt !== undefined && checkoutCompletedAt !== null;
  return status === trialStarted || status === started || status === pastDue || status === cancelled;
}

/** First and last day of a trial that begins now. */
export function trialPeriod({ now }: Pick<CommandContext, 'now'>): { startDate: string; endDate: string } {
  const startDate = officeDay(now);
  return { startDate, endDate: addDays(startDate, TRIAL_DAYS - 1) };
}

/** Whoever orders says who is invoiced, or at least where, for the checkout to ask the rest: `REQUIRED` at `billingEntityId`. Not asked of a proactive subscription. */
export function billingProblem({
  billingEntityId,
  payerCountry,
  isProactive,
}: Subscription): Refusal | undefined {
  if (isProactive === true || billingEntityId != null || payerCountry != null) return undefined;
  return refuseFields([{ path: ['billingEntityId'], code: 'REQUIRED', message: 'Say who is invoiced.' }]);
}

const TERMS = [
  'tier',
  'paymentFrequency',
  'currency',
  'withTrial',
  'discountCouponId',
  'discountCouponCode',
  'caseSolutionId',
] as const;

/** What the client agreed to be charged for changes by their own steps alone, once it has begun. */
export function termsProblem({ status }: Subscription, changed: object): Refusal | undefined {
  const isOpen = status === created || !TERMS.some((key) => key in changed);
  return isOpen ? undefined : no('TERMS_AGREED');
}

/** Whoever orders says in which country the payer is, for the tax hangs on it: `REQUIRED` at `payerCountry`. */
export function payerProblem({ payerCountry }: Subscription): Refusal | undefined {
  if (payerCountry != null) return undefined;
  return refuseFields([
    { path: ['payerCountry'], code: 'REQUIRED', message: 'Say in which country the payer is.' },
  ]);
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

/** As `periodOverProblem`; a payment that is open may always be left alone, since its period was not paid. */
export function cancelProblem(subscription: Subscription, context: CommandContext): Refusal | undefined {
  return subscription.status === pastDue ? undefined : periodOverProblem(subscription, context);
}

/** A subscription ends unpaid after every attempt to charge it, or after fourteen days; before that `ATTEMPTS_LEFT`. `unpaidSince`: first day of the period. @source money rules R-SUB-6 */
export function attemptsLeftProblem(
  { numberOfAttempts, unpaidSince }: { readonly numberOfAttempts: number; readonly unpaidSince: string },
  { now }: Pick<CommandContext, 'now'>,
): Refusal | undefined {
  const until = lastDay({ chargeOn: unpaidSince, attempts: 0, lastAttemptOn: null, state: 'DUE' });
  return numberOfAttempts < MOST_ATTEMPTS && officeDay(now) < until
    ? no('ATTEMPTS_LEFT', { numberOfAttempts })
    : undefined;
}

/** First and last day of the period that was paid first, and the anchor of those that follow. */
export function firstPeriodOf(
  { paymentFrequency }: Subscription,
  startDate: string,
): { startDate: string; endDate: string; anchorDate: string } {
  return { startDate, endDate: firstPeriod(startDate, paymentFrequency).end, anchorDate: startDate };
}

/** Nothing is changed or charged while a subscription rests: `PAUSED`. */
export function pausedProblem({ pausedOn }: Subscription): Refusal | undefined {
  return pausedOn == null ? undefined : no('PAUSED');
}

/** Its last day moves by as many days as it rested, and the periods to come are counted from the day after; the scans of those days are not owed. */
export function afterPause(
  { pausedOn, ...subscription }: Subscription,
  { now }: Pick<CommandContext, 'now'>,
): { pausedOn: null; endDate: string | null; anchorDate?: string; scansChangedOn: string } {
  const { endDate, anchorDate } = subscription;
  const goesOn = { pausedOn: null, scansChangedOn: officeDay(now) };
  if (endDate == null || pausedOn == null) return { ...goesOn, endDate: endDate ?? null };
  const rested = Math.max(0, daysBetween(pausedOn, officeDay(now)));
  if (rested === 0) return { ...goesOn, endDate };
  const until = addDays(endDate, rested);
  // A trial has no anchor: its first period follows it.
  return { ...goesOn, endDate: until, ...(anchorDate == null ? {} : { anchorDate: addDays(until, 1) }) };
}

/** The tier that is watched from now on; another one than before is promised other scans. */
export function tierFromNow(
  before: string | undefined,
  tier: MonitoringTier,
  { now }: Pick<CommandContext, 'now'>,
): { tier: MonitoringTier; scansChangedOn?: string } {
  return before === tier ? { tier } : { tier, scansChangedOn: officeDay(now) };
}

const rankOf = (tier: string | undefined): number => monitoringTiers.findIndex((one) => one === tier);

/** Only a higher tier begins at once (`TIER_NOT_HIGHER`), and one at a time (`UPGRADE_UNDER_WAY`). @source money rules R-SUB-3 */
export function upgradeProblem({ tier, orderedTier }: Subscription, wanted: string): Refusal | undefined {
  if (orderedTier != null) return no('UPGRADE_UNDER_WAY');
  return rankOf(wanted) > rankOf(tier) ? undefined : no('TIER_NOT_HIGHER');
}

/** A lower tier is planned, or the present one kept; a higher one is an upgrade: `TIER_NOT_LOWER`. */
export function downgradeProblem({ tier, orderedTier }: Subscription, wanted: string): Refusal | undefined {
  if (orderedTier != null) return no('UPGRADE_UNDER_WAY');
  return rankOf(wanted) <= rankOf(tier) ? undefined : no('TIER_NOT_LOWER');
}

/** What is paid or dropped was ordered: `NOTHING_ORDERED`. */
export function orderedProblem({ orderedTier }: Subscription): Refusal | undefined {
  return orderedTier == null ? no('NOTHING_ORDERED') : undefined;
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
