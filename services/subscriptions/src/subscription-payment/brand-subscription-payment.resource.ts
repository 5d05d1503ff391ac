import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { monitoringTiers } from '@cotta/reference/monitoring-tiers.js';
import { paymentStatuses } from './brand-subscription-payment-status.js';

export const brandSubscriptionPaymentResource = defineResource({
  name: 'BrandSubscriptionPayment',
  table: 'brand_subscription_payment',
  doc: 'The one charge of one period of a subscription.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  defaultOrder: [{ field: 'startDate', direction: 'DESC' }],
  unique: [['brandSubscriptionId', 'startDate']],
  fields: {
    userId: f.ref('User', 'Who pays; the owner of the subscription.', {
      as: 'user',
      many: 'brandSubscriptionPayments',
      optional: true,
      filterable: true,
    }),
    brandSubscriptionId: f.ref('BrandSubscription', 'What is paid.', {
      as: 'brandSubscription',
      many: 'payments',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    status: f.enumeration('How far it is.', {
      name: 'BrandSubscriptionPaymentStatus',
      values: paymentStatuses,
      filterable: true,
      sortable: true,
    }),
    startDate: f.calendarDate('First day of the period, at the firm; the day of the first attempt.', {
      filterable: true,
      sortable: true,
    }),
    endDate: f.calendarDate('Last day of the period, at the firm.', { filterable: true, sortable: true }),
    tier: f.enumeration('What is watched in the period.', {
      name: 'BrandSubscriptionTier',
      values: monitoringTiers,
      optional: true,
    }),
    chargeNumber: f.integer('Which charge of the subscription it is; 1 for the first.', {
      min: 1,
      optional: true,
    }),
    isFirst: f.boolean('The first charge of the subscription.', { optional: true }),
    total: f.money('What is charged, with tax; empty until it is priced.', {
      optional: true,
      published: true,
    }),
    declineReason: f.text('Why the last attempt failed, as the payment provider names it.', {
      max: 120,
      optional: true,
      published: true,
    }),
    nextAttemptOn: f.calendarDate('When it is tried again; at the firm.', {
      optional: true,
      filterable: true,
    }),
    awaitsCard: f.boolean('It is tried again with another card alone.', { optional: true, filterable: true }),
    remindersSent: f.integer('Letters that asked for the payment so far.', {
      min: 0,
      max: 3,
      optional: true,
    }),
    lastAttemptDate: f.instant('When it was last tried.', { optional: true, filterable: true }),
    numberOfAttempts: f.integer('How often it was tried.', { min: 0, max: 100 }),
    productId: f.ref('Product', 'What is charged and invoiced.', {
      as: 'product',
      many: 'brandSubscriptionPayments',
      optional: true,
      filterable: true,
    }),
  },
});
