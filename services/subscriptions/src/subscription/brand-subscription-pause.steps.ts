import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { afterPause, pausedProblem } from './brand-subscription-rules.js';
import { BrandSubscriptionStatus } from './brand-subscription-status.js';
import { brandSubscriptionResource } from './brand-subscription.resource.js';
import { nextPeriod } from './subscription-calendar-rules.js';
import { officeDay } from './office-day.js';
import { no } from '../refusals.js';

const { trialStarted, started } = BrandSubscriptionStatus;
const step = stepsOf(brandSubscriptionResource);

/** Staff let a subscription rest: nothing is searched or charged, and the days that were paid are added at its end. */
export const pauseSteps = [
  step({
    command: 'PauseBrandSubscription',
    doc: 'Nothing is searched or charged until it goes on; what was paid is not lost.',
    event: 'BrandSubscriptionPaused',
    label: 'Paused',
    audience: 'customer',
    from: [trialStarted, started],
    to: 'same',
    by: ['lawyer', 'admin'],
    reasonNeeded: true,
    tells: ['subscription-paused'],
    guard: pausedProblem,
    preload: async (tx, fields, _, { streamId }) => {
      const next = nextPeriod(fields);
      const prepared = await queryRow(
        tx,
        'select id from brand_subscription_payment where brand_subscription_id = $1 and start_date = $2 limit 1',
        [streamId, next?.start ?? null],
      );
      return prepared === undefined || next === undefined
        ? {}
        : no('NEXT_PERIOD_PREPARED', { from: next.start });
    },
    change: (_, __, { now }) => ({ pausedOn: officeDay(now) }),
  }),
  step({
    command: 'UnpauseBrandSubscription',
    doc: 'It goes on; its last day moves by as many days as it rested.',
    event: 'BrandSubscriptionUnpaused',
    label: 'Pause ended',
    audience: 'customer',
    from: [trialStarted, started],
    to: 'same',
    by: ['lawyer', 'admin'],
    tells: ['subscription-unpaused'],
    guard: ({ pausedOn }) => (pausedOn == null ? no('NOT_PAUSED') : undefined),
    change: (fields, _, context) => afterPause(fields, context),
  }),
];
