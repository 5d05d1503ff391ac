import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { CommandOutcome } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import type { MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import type { EntityManager } from 'typeorm';
import { brandSubscription } from '../subscription/brand-subscription.work-item.js';
import { brandSubscriptionPayment } from '../subscription-payment/brand-subscription-payment.work-item.js';
import type { DuePayment, DueStep, DueSubscription } from './due-step-rules.js';

const {
  announceBrandSubscriptionTrialEnd,
  dropBrandSubscriptionUpgrade,
  endBrandSubscription,
  endBrandSubscriptionTrial,
  endUnpaidBrandSubscription,
  lapseBrandSubscription,
  markBrandSubscriptionPastDue,
  recoverBrandSubscription,
  renewBrandSubscription,
  sendBrandSubscriptionWinBack,
  startBrandSubscription,
} = brandSubscription.steps;
const {
  chargeBrandSubscriptionPayment,
  failBrandSubscriptionPayment,
  notifyBrandSubscriptionPayment,
  remindBrandSubscriptionPayment,
} = brandSubscriptionPayment.steps;

/** What a due step is taken with. */
export interface Walk {
  readonly tx: EntityManager;
  readonly run: RunCommand;
  readonly subscription: DueSubscription & { readonly id: string; readonly userId: string | null };
  readonly payment: (DuePayment & { readonly id: string }) | undefined;
  /** What tells this wish from the same step at another time. */
  readonly key: string;
}

type Due<Name extends DueStep['step']> = DueStep & { readonly step: Name };
type Walker<Name extends DueStep['step']> = (
  walk: Walk,
  due: Due<Name>,
) => Promise<CommandOutcome | undefined>;

// The edge: columns hold nothing but tiers.
const asTier = (tier: string): MonitoringTier => tier as MonitoringTier;

const ofPayment = async (
  { payment, key }: Walk,
  act: (at: { readonly streamId: string; readonly key: string }) => Promise<CommandOutcome>,
): Promise<CommandOutcome | undefined> =>
  payment === undefined ? undefined : act({ streamId: payment.id, key });

const walkers: { readonly [Name in DueStep['step']]: Walker<Name> } = {
  lapse: ({ run, subscription: { id: streamId }, key }) =>
    run(lapseBrandSubscription, { streamId, input: {}, key }),
  'end-trial': ({ run, subscription: { id: streamId }, key }) =>
    run(endBrandSubscriptionTrial, { streamId, input: {}, key }),
  end: ({ run, subscription: { id: streamId }, key }) =>
    run(endBrandSubscription, { streamId, input: {}, key }),
  'win-back': ({ run, subscription: { id: streamId }, key }) =>
    run(sendBrandSubscriptionWinBack, { streamId, input: {}, key }),
  'drop-upgrade': ({ run, subscription: { id: streamId }, key }) =>
    run(dropBrandSubscriptionUpgrade, { streamId, input: {}, key }),
  'trial-notice': ({ run, subscription: { id: streamId }, key }, { notice }) =>
    run(announceBrandSubscriptionTrialEnd, { streamId, input: { notice }, key }),
  start: ({ run, subscription: { id: streamId }, key }, { startDate }) =>
    run(startBrandSubscription, { streamId, input: { startDate }, key }),
  renew: (walk, due) => walk.run(renewBrandSubscription, periodRequest(walk, due)),
  recover: (walk, due) => walk.run(recoverBrandSubscription, periodRequest(walk, due)),
  'past-due': ({ run, subscription: { id: streamId }, key }, { numberOfAttempts, awaitsCard }) =>
    run(markBrandSubscriptionPastDue, { streamId, input: { numberOfAttempts, awaitsCard }, key }),
  'end-unpaid': ({ run, subscription: { id: streamId }, key }, { numberOfAttempts, unpaidSince }) =>
    run(endUnpaidBrandSubscription, { streamId, input: { numberOfAttempts, unpaidSince }, key }),
  prepare,
  announce: (walk) => ofPayment(walk, (at) => walk.run(notifyBrandSubscriptionPayment, { ...at, input: {} })),
  charge: (walk) => ofPayment(walk, (at) => walk.run(chargeBrandSubscriptionPayment, { ...at, input: {} })),
  fail: (walk) => ofPayment(walk, (at) => walk.run(failBrandSubscriptionPayment, { ...at, input: {} })),
  remind: (walk, { reminder: remindersSent }) =>
    ofPayment(walk, (at) => walk.run(remindBrandSubscriptionPayment, { ...at, input: { remindersSent } })),
};

/** Runs the command of a due step. Undefined: there is nothing to run it on. */
export function walkDueStep(walk: Walk, due: DueStep): Promise<CommandOutcome | undefined> {
  // The edge: the walker of that name takes the step of that name.
  const walker = walkers[due.step] as Walker<DueStep['step']>;
  return walker(walk, due);
}

function periodRequest(
  { subscription: { id: streamId, tier: present }, key }: Walk,
  {
    startDate,
    endDate,
    tier,
  }: { readonly startDate: string; readonly endDate: string; readonly tier: string },
) {
  return { streamId, input: { startDate, endDate, tier: asTier(tier === '' ? present : tier) }, key };
}

/** One row for one period, whoever asks for it and how often. */
async function prepare(
  { tx, run, subscription: { id, userId }, key }: Walk,
  { startDate, endDate, tier }: Due<'prepare'>,
): Promise<CommandOutcome> {
  const before = await queryRow<{ count: number }>(
    tx,
    `select count(*)::integer as count from brand_subscription_payment where brand_subscription_id = $1 and status <> 'Failed'`,
    [id],
  );
  const chargeNumber = (before?.count ?? 0) + 1;
  return run(brandSubscriptionPayment.create, {
    streamId: paymentId(id, startDate),
    input: {
      brandSubscriptionId: id,
      startDate,
      endDate,
      tier: asTier(tier),
      chargeNumber,
      isFirst: chargeNumber === 1,
      ...(userId === null ? {} : { userId }),
    },
    key,
  });
}

/** The payment of the period that begins on `startDate`. */
export const paymentId = (subscriptionId: string, startDate: string): string =>
  nameBasedId('brand-subscription-payment', subscriptionId, startDate);
