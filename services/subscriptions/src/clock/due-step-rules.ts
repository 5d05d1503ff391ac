import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { BrandSubscriptionStatus } from '../subscription/brand-subscription-status.js';
import { officeDay } from '../subscription/office-day.js';
import { NOTICE_DAYS, ORDER_DAYS, nextPeriod } from '../subscription/subscription-calendar-rules.js';
import { PaymentStatus } from '../subscription-payment/brand-subscription-payment-status.js';
import { lastChargeDay } from '../subscription-payment/brand-subscription-payment-rules.js';

/** What the clock knows of a subscription; days are `YYYY-MM-DD` at the firm. */
export interface DueSubscription {
  readonly status: string;
  readonly tier: string;
  readonly paymentFrequency: string;
  readonly anchorDate: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly trialStartDate: string | null;
  readonly nextTier: string | null;
  readonly orderedTier: string | null;
  readonly pausedOn: string | null;
  readonly withTrial: boolean;
  readonly hasCard: boolean;
  readonly trialNoticesSent: number;
  readonly winBackSentOn: string | null;
  /** Day of the order. */
  readonly orderedOn: string;
}

/** The payment of the period that comes next. */
export interface DuePayment {
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly tier: string | null;
  readonly numberOfAttempts: number;
  readonly nextAttemptOn: string | null;
  readonly awaitsCard: boolean;
  readonly remindersSent: number;
  readonly isPriced: boolean;
}

interface PaidPeriod {
  readonly startDate: string;
  readonly endDate: string;
  readonly tier: string;
}

/** The one thing that is due of a subscription now. */
export type DueStep =
  | { readonly step: 'lapse' | 'end-trial' | 'end' | 'win-back' | 'drop-upgrade' }
  | { readonly step: 'trial-notice'; readonly notice: 1 | 2 }
  | ({ readonly step: 'prepare' } & PaidPeriod)
  | ({ readonly step: 'renew' | 'recover' } & PaidPeriod)
  | { readonly step: 'start'; readonly startDate: string }
  | { readonly step: 'announce' | 'fail' | 'charge' }
  | { readonly step: 'remind'; readonly reminder: 1 | 2 | 3 }
  | { readonly step: 'past-due'; readonly numberOfAttempts: number; readonly awaitsCard: boolean }
  | { readonly step: 'end-unpaid'; readonly numberOfAttempts: number; readonly unpaidSince: string };

const { created, trialStarted, started, pastDue, cancelled, ended } = BrandSubscriptionStatus;
const { prepared, notified, paid, declined, failed } = PaymentStatus;

/** A letter after a trial goes out on the seventh day; who was not written to within this many days is left alone. */
const WIN_BACK_DAYS = { from: 7, until: 30 } as const;
/** Days after the first of a period on which somebody without a card is asked for its payment. */
const REMINDER_DAYS = [0, 3, 7] as const;
/** Charges begin at this time of their day, UTC. @source money rules R-SUB-2 */
const CHARGED_FROM = 'T06:00:00.000Z';

/** What is due of a subscription by the clock, one step at a time: the caller takes it and asks again. Undefined: nothing. What lies more than fourteen days back is
 *  ended, never charged. @source money rules R-SUB-2…7, status notes 3 and 13 */
export function dueStep(
  subscription: DueSubscription,
  payment: DuePayment | undefined,
  now: Date,
): DueStep | undefined {
  const today = officeDay(now);
  const { status, endDate, pausedOn } = subscription;
  if (pausedOn !== null) return undefined;
  if (status === created) return lapses(subscription, today);
  if (status === ended) return winsBack(subscription, today);
  if (endDate === null) return undefined;
  if (status === cancelled) return afterCancel(endDate, payment, today);
  if (status === trialStarted) {
    const notice = trialNotice(subscription, { endDate, today, payment });
    if (notice !== undefined) return notice;
    if (!subscription.hasCard && payment?.status !== paid)
      return today > endDate ? { step: 'end-trial' } : undefined;
  }
  if (status !== trialStarted && status !== started && status !== pastDue) return undefined;
  return payment === undefined
    ? withoutPayment(subscription, today)
    : withPayment(subscription, payment, now);
}

function lapses({ withTrial, orderedOn }: DueSubscription, today: string): DueStep | undefined {
  return withTrial && today > addDays(orderedOn, ORDER_DAYS) ? { step: 'lapse' } : undefined;
}

function winsBack(
  { trialStartDate, anchorDate, endDate, winBackSentOn }: DueSubscription,
  today: string,
): DueStep | undefined {
  const onlyTried = trialStartDate !== null && anchorDate === null && endDate !== null;
  if (!onlyTried || winBackSentOn !== null) return undefined;
  const isTime =
    today >= addDays(endDate, WIN_BACK_DAYS.from) && today <= addDays(endDate, WIN_BACK_DAYS.until);
  return isTime ? { step: 'win-back' } : undefined;
}

/** A period that was paid before the cancellation is delivered; nothing else follows. */
function afterCancel(endDate: string, payment: DuePayment | undefined, today: string): DueStep | undefined {
  if (today <= endDate) return undefined;
  return payment?.status === paid ? { step: 'renew', ...periodOf(payment) } : { step: 'end' };
}

interface TrialEnd {
  readonly endDate: string;
  readonly today: string;
  readonly payment: DuePayment | undefined;
}

/** It names what will be charged, so it waits for the price; where there is none on its first day, it goes out without. */
function trialNotice(
  { trialNoticesSent, hasCard }: DueSubscription,
  { endDate, today, payment }: TrialEnd,
): DueStep | undefined {
  const from = addDays(endDate, -NOTICE_DAYS);
  if (today < from || today > endDate || payment?.status === paid) return undefined;
  const notice = today >= addDays(endDate, -1) ? 2 : 1;
  const isWaiting = hasCard && payment?.isPriced !== true && today === from;
  return trialNoticesSent < notice && !isWaiting ? { step: 'trial-notice', notice } : undefined;
}

function withoutPayment(subscription: DueSubscription, today: string): DueStep | undefined {
  const next = nextPeriod(subscription);
  if (next === undefined) return undefined;
  // The end of a trial is announced with its price, by the last day: one day earlier than a charge, by the first.
  const daysBefore = subscription.status === trialStarted ? NOTICE_DAYS + 1 : NOTICE_DAYS;
  if (today < addDays(next.start, -daysBefore)) return undefined;
  // Its price is worked out for the days of the running period, which are over.
  if (subscription.orderedTier !== null) return { step: 'drop-upgrade' };
  if (today > lastChargeDay(next.start))
    return { step: 'end-unpaid', numberOfAttempts: 0, unpaidSince: next.start };
  if (subscription.status === pastDue) return undefined;
  const tier = subscription.nextTier ?? subscription.tier;
  return { step: 'prepare', startDate: next.start, endDate: next.end, tier };
}

function withPayment(subscription: DueSubscription, payment: DuePayment, now: Date): DueStep | undefined {
  const today = officeDay(now);
  const { status, numberOfAttempts, startDate } = payment;
  const last = lastChargeDay(startDate);
  if (status === failed) return { step: 'end-unpaid', numberOfAttempts, unpaidSince: startDate };
  if (status === paid) return today >= startDate ? beginsPaid(subscription, payment) : undefined;
  if (status === prepared) {
    if (today > last) return { step: 'fail' };
    const isTime = today >= addDays(startDate, -NOTICE_DAYS);
    return payment.isPriced && isTime ? { step: 'announce' } : undefined;
  }
  if (status !== notified && status !== declined) return undefined;
  const isGivenUp = today > last || (today === last && (payment.awaitsCard || !subscription.hasCard));
  if (isGivenUp) return { step: 'fail' };
  if (status === declined && subscription.status !== pastDue)
    return { step: 'past-due', numberOfAttempts, awaitsCard: payment.awaitsCard };
  if (payment.awaitsCard) return undefined;
  return subscription.hasCard ? charged(payment, now) : asked(subscription, payment, now);
}

function beginsPaid({ status, tier }: DueSubscription, payment: DuePayment): DueStep {
  if (status === trialStarted) return { step: 'start', startDate: payment.startDate };
  return {
    step: status === pastDue ? 'recover' : 'renew',
    ...periodOf({ ...payment, tier: payment.tier ?? tier }),
  };
}

function charged({ status, startDate, nextAttemptOn }: DuePayment, now: Date): DueStep | undefined {
  const on = status === notified ? startDate : nextAttemptOn;
  return on !== null && now >= new Date(`${on}${CHARGED_FROM}`) ? { step: 'charge' } : undefined;
}

/** Without a card the payer pays at the checkout: asked for on the day, and twice more. */
function asked(
  { status }: DueSubscription,
  { startDate, numberOfAttempts, remindersSent }: DuePayment,
  now: Date,
): DueStep | undefined {
  if (now < new Date(`${startDate}${CHARGED_FROM}`)) return undefined;
  const today = officeDay(now);
  const reminder = REMINDER_DAYS.filter((day) => today >= addDays(startDate, day)).length as 1 | 2 | 3;
  if (remindersSent < reminder) return { step: 'remind', reminder };
  return status === pastDue ? undefined : { step: 'past-due', numberOfAttempts, awaitsCard: false };
}

function periodOf({
  startDate,
  endDate,
  tier,
}: Pick<DuePayment, 'startDate' | 'endDate' | 'tier'>): PaidPeriod {
  return { startDate, endDate, tier: tier ?? '' };
}
