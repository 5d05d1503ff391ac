import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import {
  downgradeProblem,
  orderedProblem,
  pausedProblem,
  tierFromNow,
  upgradeProblem,
} from './brand-subscription-rules.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { brandSubscriptionResource } from './brand-subscription.resource.js';
import { nextPeriod } from './subscription-calendar-rules.js';
import { no } from '../refusals.js';

const { created, trialStarted, started, pastDue, cancelled, ended } = BrandSubscriptionStatus;
const step = stepsOf(brandSubscriptionResource);
const { tier, billingEntityId } = brandSubscriptionResource.fields;

type Facts = Parameters<typeof upgradeProblem>[0];

/** The charge of the next period has its price by the tier it was prepared for: `NEXT_PERIOD_PREPARED`, with its first day in `from`. */
async function preparedProblem(
  tx: EntityManager,
  fields: Facts,
  streamId: string,
): Promise<Refusal | Record<never, never>> {
  const next = nextPeriod(fields);
  const prepared = await queryRow(
    tx,
    'select id from brand_subscription_payment where brand_subscription_id = $1 and start_date = $2 limit 1',
    [streamId, next?.start ?? null],
  );
  return prepared === undefined || next === undefined ? {} : no('NEXT_PERIOD_PREPARED', { from: next.start });
}

/** What is watched: more at once, for the difference; less from the next period on. */
export const tierSteps = [
  step({
    command: 'OrderBrandSubscriptionUpgrade',
    doc: 'A higher tier at once, for the difference of the days that are left; it begins when that is paid.',
    event: 'BrandSubscriptionUpgradeOrdered',
    label: 'Upgrade ordered',
    audience: 'customer',
    from: [started],
    to: 'same',
    by: ['customer', 'admin'],
    input: { tier },
    guard: (fields, given) => pausedProblem(fields) ?? upgradeProblem(fields, given.tier),
    preload: (tx, fields, _, { streamId }) => preparedProblem(tx, fields, streamId),
    change: (_, given) => ({ orderedTier: given.tier }),
  }),
  step({
    command: 'CompleteBrandSubscriptionUpgrade',
    doc: 'The difference is paid: the higher tier is watched from now on.',
    event: 'BrandSubscriptionUpgraded',
    label: 'Upgraded',
    audience: 'customer',
    from: [started, pastDue, cancelled],
    to: 'same',
    by: [],
    tells: ['subscription-upgraded'],
    guard: orderedProblem,
    change: ({ orderedTier, tier: before }, _, context) => ({
      ...(orderedTier == null ? {} : tierFromNow(before, orderedTier, context)),
      orderedTier: null,
      nextTier: null,
    }),
  }),
  step({
    command: 'DropBrandSubscriptionUpgrade',
    doc: 'The difference was not paid; the tier stays as it is.',
    event: 'BrandSubscriptionUpgradeDropped',
    label: 'Upgrade dropped',
    audience: 'customer',
    from: [trialStarted, started, pastDue, cancelled, ended],
    to: 'same',
    by: [],
    tells: ['subscription-upgrade-dropped'],
    guard: orderedProblem,
    change: () => ({ orderedTier: null }),
  }),
  step({
    command: 'PlanBrandSubscriptionDowngrade',
    doc: 'A lower tier from the next period on; the present one takes it back.',
    event: 'BrandSubscriptionDowngradePlanned',
    label: 'Downgrade planned',
    audience: 'customer',
    from: [started],
    to: 'same',
    by: ['customer', 'admin'],
    tells: ['subscription-downgrade-planned', 'subscription-downgrade-recalled'],
    input: { tier },
    guard: (fields, given) => pausedProblem(fields) ?? downgradeProblem(fields, given.tier),
    preload: (tx, fields, _, { streamId }) => preparedProblem(tx, fields, streamId),
    change: (fields, given) => ({ nextTier: given.tier === fields.tier ? null : given.tier }),
  }),
  step({
    command: 'ChangeBrandSubscription',
    doc: 'Another one to invoice.',
    event: 'BrandSubscriptionChanged',
    label: 'Subscription changed',
    audience: 'customer',
    from: [created, trialStarted, started, pastDue],
    to: 'same',
    by: ['customer', 'admin'],
    input: { billingEntityId },
    change: (_, given) => (given.billingEntityId == null ? {} : { billingEntityId: given.billingEntityId }),
  }),
];
