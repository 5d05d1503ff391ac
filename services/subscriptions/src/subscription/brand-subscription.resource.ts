import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { brandSubscriptionStatuses } from './brand-subscription-status.js';
import { monitoringTiers } from '@cotta/reference/monitoring-tiers.js';
import { paymentFrequencies } from './tiers.js';

export const brandSubscriptionResource = defineResource({
  name: 'BrandSubscription',
  table: 'brand_subscription',
  doc: 'An order to watch over a brand, paid period by period.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    userId: f.ref('User', 'Whose subscription it is; the owner of the brand.', {
      as: 'user',
      many: 'brandSubscriptions',
      optional: true,
      filterable: true,
    }),
    brandId: f.ref('Brand', 'What is watched over.', {
      as: 'brand',
      many: 'brandSubscriptions',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    status: f.enumeration('How far it is.', {
      name: 'BrandSubscriptionStatus',
      values: brandSubscriptionStatuses,
      filterable: true,
      sortable: true,
    }),
    tier: f.enumeration('What is watched.', {
      name: 'BrandSubscriptionTier',
      values: monitoringTiers,
      filterable: true,
    }),
    paymentFrequency: f.enumeration('Length of a period.', {
      name: 'BrandSubscriptionPaymentFrequency',
      values: paymentFrequencies,
      filterable: true,
    }),
    currency: f.code('CurrencyCode', 'In which it is charged.', { filterable: true }),
    startDate: f.calendarDate('First day of the running period, or of the trial; at the firm.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    endDate: f.calendarDate('Last day of it; at the firm.', {
      optional: true,
      filterable: true,
      sortable: true,
    }),
    billingEntityId: f.ref('Party', 'Who is invoiced.', { as: 'billingEntity', optional: true }),
    userPaymentMethodId: f.ref('UserPaymentMethod', 'Card that is charged.', {
      as: 'userPaymentMethod',
      optional: true,
      filterable: true,
    }),
    discountCouponId: f.ref('DiscountCoupon', 'Coupon of the order.', {
      as: 'discountCoupon',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    caseSolutionId: f.ref('CaseSolution', 'Recommended step that led to it.', {
      as: 'caseSolution',
      many: 'brandSubscriptions',
      optional: true,
      filterable: true,
    }),
    isProactive: f.boolean('Opened by the firm, not ordered.', { filterable: true }),
    checkoutCompletedAt: f.instant(
      'When the checkout was completed: from then on an order counts as monitored.',
      { optional: true, filterable: true },
    ),
    isMonitored: f.boolean('Somebody looks after the brand now.', { filterable: true }),
    trialStartDate: f.calendarDate('First day of its trial; there is one trial per customer.', {
      optional: true,
      filterable: true,
    }),
    assignedAdminId: f.ref('User', 'Who is in charge.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
  },
});
