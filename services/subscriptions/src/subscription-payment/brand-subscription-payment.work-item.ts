import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  afterDecline,
  attemptProblem,
  keepPayment,
  noticeProblem,
} from './brand-subscription-payment-rules.js';
import { periodProblem } from '../subscription/paid-period.js';
import { PaymentStatus } from './brand-subscription-payment-status.js';
import { brandSubscriptionPaymentResource } from './brand-subscription-payment.resource.js';
import { brandSubscriptionPaymentDesk } from './brand-subscription-payment.desk.js';

const { prepared, notified, charging, paid, declined } = PaymentStatus;
const step = stepsOf(brandSubscriptionPaymentResource);

/** Jobs walk these arrows; an admin may do it for them when one of them stands still. */
const steps = [
  step({
    command: 'NotifyBrandSubscriptionPayment',
    doc: 'The customer is told what will be charged, at the earliest three days before.',
    event: 'BrandSubscriptionPaymentNotified',
    label: 'Payment announced',
    audience: 'customer',
    from: [prepared],
    to: notified,
    by: ['admin'],
    guard: (fields, _, context) => noticeProblem(fields, context),
    tells: ['charge-announced'],
    // The day goes along: the letter names it.
    change: ({ startDate }) => (startDate === undefined ? {} : { startDate }),
  }),
  step({
    command: 'ChargeBrandSubscriptionPayment',
    doc: 'Tries the card: on day 0, 3, 7 and 14 of the period.',
    event: 'BrandSubscriptionPaymentCharged',
    label: 'Payment attempted',
    audience: 'staff',
    from: [notified, declined],
    to: charging,
    by: ['admin'],
    guard: (fields, _, context) => attemptProblem(fields, context),
    change: ({ numberOfAttempts = 0 }, _, { now }) => ({
      numberOfAttempts: numberOfAttempts + 1,
      lastAttemptDate: now.toISOString(),
    }),
  }),
  step({
    command: 'ConfirmBrandSubscriptionPayment',
    doc: 'The money is there.',
    event: 'BrandSubscriptionPaymentPaid',
    label: 'Payment confirmed',
    audience: 'customer',
    from: [charging],
    to: paid,
    by: ['admin'],
    change: () => ({ declineReason: null }),
  }),
  step({
    command: 'DeclineBrandSubscriptionPayment',
    doc: 'The card said no; after the fourth attempt the payment has failed.',
    event: 'BrandSubscriptionPaymentRefused',
    label: 'Payment declined',
    audience: 'customer',
    from: [charging],
    to: afterDecline,
    by: ['admin'],
    input: { declineReason: f.text('As the payment provider names it.', { max: 120, min: 1 }) },
    change: (_, { declineReason }) => ({ declineReason }),
  }),
];

const events = {
  added: 'BrandSubscriptionPaymentPrepared',
  amended: 'BrandSubscriptionPaymentAmended',
  removed: 'BrandSubscriptionPaymentRemoved',
  assigned: 'BrandSubscriptionPaymentAssigned',
};

export const brandSubscriptionPayment = workItem(brandSubscriptionPaymentResource, events, {
  writable: ['userId', 'brandSubscriptionId', 'startDate', 'endDate', 'productId'],
  fixed: ['userId', 'brandSubscriptionId', 'startDate'],
  create: staff,
  update: staff,
  remove: ['admin'],
  starts: prepared,
  labels: { added: 'Payment prepared', audience: 'staff' },
  steps,
  fill: () => ({ numberOfAttempts: 0 }),
  mayTouch: isOwner,
  check: periodProblem,
  keep: keepPayment,
  subject: ({ userId }) => userId ?? undefined,
});

export const brandSubscriptionPaymentEntity = workItemEntity(
  brandSubscriptionPaymentResource,
  brandSubscriptionPayment,
  { saveBy: ['brandSubscriptionId', 'startDate'], desk: brandSubscriptionPaymentDesk },
);
