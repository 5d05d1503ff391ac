import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { brandSubscriptionStatuses } from './brand-subscription-status.js';
import { monitoringTiers } from '@cotta/reference/monitoring-tiers.js';
import { payerKinds, paymentFrequencies } from './tiers.js';
import { isCountry } from '@cotta/reference/countries.js';

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
    anchorDate: f.calendarDate('Day from which its periods are counted; at the firm.', { optional: true }),
    orderedTier: f.enumeration('Higher tier that was ordered and is not paid yet.', {
      name: 'BrandSubscriptionTier',
      values: monitoringTiers,
      optional: true,
    }),
    nextTier: f.enumeration('Lower tier from the next period on.', {
      name: 'BrandSubscriptionTier',
      values: monitoringTiers,
      optional: true,
    }),
    withTrial: f.boolean('Ordered with a trial, which begins with a card on file.', { optional: true }),
    pausedOn: f.calendarDate('Since when nothing is searched or charged; at the firm.', {
      optional: true,
      filterable: true,
    }),
    scansChangedOn: f.calendarDate(
      'Day a pause ended or another tier began: what was promised before is not counted by what holds now; at the firm.',
      { optional: true },
    ),
    awaitsCard: f.boolean('The card that was charged will never work: another one is awaited.', {
      optional: true,
      filterable: true,
    }),
    payerCountry: f.code('CountryCode', 'Country of whoever pays, as ordered.', {
      optional: true,
      known: isCountry,
    }),
    payerKind: f.enumeration('A business pays other taxes than a person.', {
      name: 'BrandSubscriptionPayerKind',
      values: payerKinds,
      optional: true,
    }),
    payerPostcode: f.text('Postcode of whoever pays: some regions lie outside the tax.', {
      max: 20,
      optional: true,
      published: true,
    }),
    vatNumber: f.text('VAT number of a business that pays, with its prefix.', {
      max: 20,
      pattern: /^[A-Za-z]{2}[A-Za-z0-9 .+*-]+$/,
      optional: true,
      published: true,
    }),
    discountCouponCode: f.text('Code of the coupon, as it was entered.', {
      max: 40,
      optional: true,
      visibleTo: staff,
      published: true,
    }),
    brandName: f.text('Name of the brand when it was ordered, for its documents.', {
      max: 120,
      optional: true,
      published: true,
    }),
    language: f.code('LanguageCode', 'Language in which it was ordered.', { optional: true }),
    fromMonitoringOffer: f.boolean('Ordered from an offer to watch over a brand.', { optional: true }),
    ownAccounts: f.list(
      f.text('Seller, account or shop of the customer or a partner.', { max: 200, min: 1 }),
      {
        max: 100,
        optional: true,
        published: true,
      },
    ),
    trialNoticesSent: f.integer('Letters about the end of the trial so far.', {
      min: 0,
      max: 2,
      optional: true,
      visibleTo: staff,
    }),
    winBackSentOn: f.calendarDate('When the offer after the trial went out.', {
      optional: true,
      visibleTo: staff,
    }),
    billingEntityId: f.ref('Party', 'Who is invoiced.', { as: 'billingEntity', optional: true }),
    userPaymentMethodId: f.ref('UserPaymentMethod', 'Card that is charged.', {
      as: 'userPaymentMethod',
      optional: true,
      filterable: true,
    }),
    chargeConsentId: f.id('Consent by which the card is charged.', { optional: true, visibleTo: staff }),
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
