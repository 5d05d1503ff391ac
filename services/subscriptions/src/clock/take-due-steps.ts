import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { nextPeriod } from '../subscription/subscription-calendar-rules.js';
import { brandSubscriptionPayment } from '../subscription-payment/brand-subscription-payment.work-item.js';
import { dueStep, type DuePayment, type DueStep, type DueSubscription } from './due-step-rules.js';
import { walkDueStep } from './walk-due-step.js';

const { failBrandSubscriptionPayment } = brandSubscriptionPayment.steps;

/** Longest way from one state to the next that nothing more is due of. */
const MOST_STEPS = 12;
const ENDS: ReadonlySet<DueStep['step']> = new Set(['lapse', 'end-trial', 'end', 'end-unpaid']);

/** Where commands run, and when. */
export interface DueHands {
  readonly tx: EntityManager;
  readonly run: RunCommand;
  readonly now: Date;
}

/** Takes every step that is due of a subscription now, in the transaction of the caller; its row is held meanwhile, so that a second worker finds nothing left.
 *  @returns how many were taken */
export async function takeDueSteps({ tx, run, now }: DueHands, id: string): Promise<number> {
  for (let taken = 0; taken < MOST_STEPS; taken += 1) {
    const subscription = await subscriptionOf(tx, id);
    if (subscription === undefined) return taken;
    const payment = await paymentOf(tx, subscription);
    const due = dueStep(subscription, payment, now);
    if (due === undefined) return taken;
    const key = `${due.step} ${payment?.startDate ?? ''} ${String(payment?.numberOfAttempts ?? 0)} ${String(taken)}`;
    const outcome = await walkDueStep({ tx, run, subscription, payment, key }, due);
    // What is refused is looked at again with the next round.
    if (outcome === undefined || 'refusal' in outcome) return taken;
    if (ENDS.has(due.step)) await giveUpOpenPayments({ tx, run }, id);
  }
  return MOST_STEPS;
}

/** Of a subscription that has ended nothing is waited for any more. */
export async function giveUpOpenPayments(
  { tx, run }: Pick<DueHands, 'tx' | 'run'>,
  id: string,
): Promise<void> {
  const open = await queryRows<{ id: string }>(
    tx,
    `select id from brand_subscription_payment where brand_subscription_id = $1 and status in ('Prepared', 'Notified', 'Declined') order by id`,
    [id],
  );
  for (const payment of open)
    await run(failBrandSubscriptionPayment, { streamId: payment.id, input: {}, key: payment.id });
}

type Found = DueSubscription & { readonly id: string; readonly userId: string | null };

function subscriptionOf(tx: EntityManager, id: string): Promise<Found | undefined> {
  return queryRow<Found>(
    tx,
    `select id, user_id as "userId", status, tier, payment_frequency as "paymentFrequency", anchor_date::text as "anchorDate",
       start_date::text as "startDate", end_date::text as "endDate", trial_start_date::text as "trialStartDate", next_tier as "nextTier",
       ordered_tier as "orderedTier", paused_on::text as "pausedOn", coalesce(with_trial, false) as "withTrial",
       user_payment_method_id is not null as "hasCard", coalesce(trial_notices_sent, 0) as "trialNoticesSent",
       win_back_sent_on::text as "winBackSentOn", (created_at at time zone 'Europe/Bratislava')::date::text as "orderedOn"
     from brand_subscription where id = $1 for update`,
    [id],
  );
}

async function paymentOf(
  tx: EntityManager,
  subscription: Found,
): Promise<(DuePayment & { readonly id: string }) | undefined> {
  const next = nextPeriod(subscription);
  if (next === undefined) return undefined;
  return queryRow<DuePayment & { readonly id: string }>(
    tx,
    `select id, status, start_date::text as "startDate", end_date::text as "endDate", tier, number_of_attempts as "numberOfAttempts",
       next_attempt_on::text as "nextAttemptOn", coalesce(awaits_card, false) as "awaitsCard", coalesce(reminders_sent, 0) as "remindersSent",
       product_id is not null as "isPriced"
     from brand_subscription_payment where brand_subscription_id = $1 and start_date = $2`,
    [subscription.id, next.start],
  );
}
