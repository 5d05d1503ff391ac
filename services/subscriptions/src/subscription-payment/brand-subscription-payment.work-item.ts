import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import {
  afterDecline,
  attemptProblem,
  byHandProblem,
  keepPayment,
  noticeProblem,
} from './brand-subscription-payment-rules.js';
import { periodProblem } from '../subscription/paid-period.js';
import { PaymentStatus } from './brand-subscription-payment-status.js';
import { brandSubscriptionPaymentResource } from './brand-subscription-payment.resource.js';
import { no } from '../refusals.js';
import { brandSubscriptionPaymentDesk } from './brand-subscription-payment.desk.js';

const { prepared, notified, charging, paid, declined, failed } = PaymentStatus;
const step = stepsOf(brandSubscriptionPaymentResource);
const { productId, total, startDate, endDate } = brandSubscriptionPaymentResource.fields;

/** Jobs walk these arrows; an admin may do it for them when one of them stands still. */
const steps = [
  step({
    command: 'PriceBrandSubscriptionPayment',
    doc: 'What is charged has its price and its order.',
    event: 'BrandSubscriptionPaymentPriced',
    label: 'Payment priced',
    audience: 'staff',
    from: [prepared],
    to: 'same',
    by: [],
    input: {
      productId: { ...productId, optional: false as const },
      total: { ...total, optional: false as const },
    },
    change: (_, given) => ({ productId: given.productId, total: given.total }),
  }),
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
    // Day, amount and tier go along: the letter names them.
    change: (fields) => letterFacts(fields),
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
    input: {
      withNewCard: f.boolean('Another card was given: it is tried at once, where one is awaited.', {
        optional: true,
      }),
    },
    guard: (fields, given, context) => attemptProblem(fields, given, context),
    change: ({ numberOfAttempts = 0 }, _, { now }) => ({
      numberOfAttempts: numberOfAttempts + 1,
      lastAttemptDate: now.toISOString(),
      awaitsCard: false,
      nextAttemptOn: null,
    }),
  }),
  step({
    command: 'ConfirmBrandSubscriptionPayment',
    doc: 'The money is there. A first payment at the checkout begins its period on the day it came.',
    event: 'BrandSubscriptionPaymentPaid',
    label: 'Payment confirmed',
    audience: 'customer',
    from: [prepared, notified, charging, declined],
    to: paid,
    by: ['admin'],
    input: {
      startDate: { ...startDate, optional: true as const },
      endDate: { ...endDate, optional: true as const },
    },
    guard: (fields, given, context) =>
      byHandProblem(fields, context) ??
      periodProblem({
        startDate: given.startDate ?? fields.startDate ?? '',
        endDate: given.endDate ?? fields.endDate ?? '',
      }),
    change: (_, given) => ({
      ...(given.startDate == null ? {} : { startDate: given.startDate }),
      ...(given.endDate == null ? {} : { endDate: given.endDate }),
      declineReason: null,
      nextAttemptOn: null,
      awaitsCard: false,
    }),
  }),
  step({
    command: 'DeclineBrandSubscriptionPayment',
    doc: 'The card said no; after the fourth attempt, or on day 14, the payment has failed.',
    event: 'BrandSubscriptionPaymentRefused',
    label: 'Payment declined',
    audience: 'customer',
    from: [charging],
    to: (fields, { declineReason }) => afterDecline(fields, declineReason).status,
    by: ['admin'],
    tells: ['charge-declined', 'charge-card-needed', 'charge-confirm'],
    input: { declineReason: f.text('As the payment provider names it.', { max: 120, min: 1 }) },
    guard: (fields, _, context) => byHandProblem(fields, context),
    change: (fields, { declineReason }) => {
      const { awaitsCard, nextAttemptOn } = afterDecline(fields, declineReason);
      return { ...letterFacts(fields), declineReason, awaitsCard, nextAttemptOn };
    },
  }),
  step({
    command: 'RemindBrandSubscriptionPayment',
    doc: 'Asks for a payment that no card on file pays: on its day, and three and seven days after.',
    event: 'BrandSubscriptionPaymentReminded',
    label: 'Payment reminder',
    audience: 'customer',
    from: [notified, declined],
    to: 'same',
    by: [],
    notification: true,
    tells: ['charge-reminder'],
    input: { remindersSent: f.integer('Which reminder it is.', { min: 1, max: 3 }) },
    guard: ({ remindersSent }, given) =>
      (remindersSent ?? 0) >= given.remindersSent ? no('REMINDED') : undefined,
    change: (fields, { remindersSent }) => ({ ...letterFacts(fields), remindersSent }),
  }),
  step({
    command: 'FailBrandSubscriptionPayment',
    doc: 'Nobody waits for it any more: fourteen days are over, or the subscription has ended.',
    event: 'BrandSubscriptionPaymentFailed',
    label: 'Payment given up',
    audience: 'customer',
    from: [prepared, notified, declined],
    to: failed,
    by: [],
    change: () => ({ nextAttemptOn: null, awaitsCard: false }),
  }),
];

/** What a letter about a payment names. */
function letterFacts({
  brandSubscriptionId,
  startDate,
  tier,
  total,
  productId,
  numberOfAttempts,
}: RecordFields<typeof brandSubscriptionPaymentResource.fields>) {
  return {
    ...(brandSubscriptionId === undefined ? {} : { brandSubscriptionId }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(tier == null ? {} : { tier }),
    ...(total == null ? {} : { total }),
    ...(productId == null ? {} : { productId }),
    ...(numberOfAttempts === undefined ? {} : { numberOfAttempts }),
  };
}

const events = {
  added: 'BrandSubscriptionPaymentPrepared',
  amended: 'BrandSubscriptionPaymentAmended',
  removed: 'BrandSubscriptionPaymentRemoved',
  assigned: 'BrandSubscriptionPaymentAssigned',
};

export const brandSubscriptionPayment = workItem(brandSubscriptionPaymentResource, events, {
  writable: [
    'userId',
    'brandSubscriptionId',
    'startDate',
    'endDate',
    'productId',
    'tier',
    'chargeNumber',
    'isFirst',
  ],
  fixed: ['userId', 'brandSubscriptionId', 'startDate'],
  create: ['admin'],
  update: ['admin'],
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
