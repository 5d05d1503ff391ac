import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { isCountry } from '@cotta/reference/countries.js';
import { paymentTypes } from '../money/payment-types.js';
import { settledFeeFields } from './estimated-fee.js';
import { disputeStates, paymentStates, productStatuses } from './product-status.js';

/** Whoever holds a link to the order it is for. */
function linked({ link }: Viewer) {
  const opens = link?.purpose === 'verification-summary' || link?.purpose === 'verification-receipt';
  return link !== undefined && opens ? { subjectId: link.subjectId, linkRevision: link.revision } : noRow;
}

/** Who pays, as the document will say. */
export const productBilling = f.object(
  'ProductBilling',
  'Who is invoiced.',
  {
    name: f.text('Person or company.', { max: 300, min: 1 }),
    street: f.text('Street and number.', { max: 200, min: 1 }),
    city: f.text('Town.', { max: 100, min: 1 }),
    postcode: f.text('Postcode.', { max: 20, optional: true }),
    country: f.code('CountryCode', 'Country.', { known: isCountry }),
    companyId: f.text('Number in the company register.', { max: 40, optional: true }),
    vatId: f.text('Number for the value-added tax.', { max: 40, optional: true }),
    email: f.email('Where documents and reminders go.'),
  },
  { personal: true, optional: true },
);

export const productResource = defineResource({
  name: 'Product',
  table: 'product',
  doc: 'What is ordered and paid at once: a registration, a period of a subscription, an answer to an office.',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linked,
  },
  unique: [['gatewayOrderId']],
  fields: {
    userId: f.ref('User', 'Who ordered; empty until an account owns the order.', {
      as: 'user',
      many: 'products',
      optional: true,
      filterable: true,
    }),
    kind: f.text('What kind of order it is.', {
      max: 60,
      min: 1,
      filterable: true,
      sortable: true,
    }),
    subjectType: f.text('Kind of record it is for.', {
      max: 60,
      optional: true,
      filterable: true,
    }),
    subjectId: f.id('Which one.', { optional: true, filterable: true }),
    service: f.text('Which service of the firm, where it is one: `trademark-renewal` …', {
      max: 60,
      optional: true,
    }),
    name: f.text('How the order reads to the customer.', {
      trigram: true,
      max: 300,
      min: 1,
      filterable: true,
      sortable: true,
    }),
    status: f.enumeration('How far it is.', {
      name: 'ProductStatus',
      values: productStatuses,
      filterable: true,
      sortable: true,
    }),
    paymentState: f.enumeration('How far the payment is; empty before the checkout.', {
      name: 'ProductPaymentState',
      values: paymentStates,
      optional: true,
      filterable: true,
    }),
    paymentType: f.enumeration('How it is paid.', {
      name: 'PaymentType',
      values: paymentTypes,
      optional: true,
      filterable: true,
    }),
    currency: f.code('CurrencyCode', 'Currency of all its amounts.', { filterable: true }),
    net: f.money('Before tax, after discount.'),
    vat: f.money('Tax.'),
    total: f.money('To pay.'),
    creditUsed: f.money('Part of it that the customer’s credit pays; the rest is to be paid.', {
      optional: true,
    }),
    stillToPay: f.money('What is left when a part of it came by transfer.', { optional: true }),
    refunded: f.money('Given back so far.', { optional: true }),
    transferBack: f.money('What one admin asked to be sent back by transfer; another confirms it.', {
      optional: true,
      visibleTo: staff,
    }),
    transferBackAskedBy: f.id('The admin who asked.', { optional: true, visibleTo: staff }),
    priceBreakdown: f.json('The quote it was priced by: lines, tax, discount, rates.', {
      maxBytes: 60_000,
      optional: true,
      deprecated: 'It is as the order stored it; ask for price.',
    }),
    discountCouponId: f.ref('DiscountCoupon', 'Coupon of the order.', {
      as: 'discountCoupon',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    billingEntityId: f.ref('Party', 'Who is invoiced.', { as: 'billingEntity', optional: true }),
    billing: productBilling,
    billingEntityCode: f.text('Code of the issuer.', { max: 10, optional: true, filterable: true }),
    variableSymbol: f.text('Ten digits that a transfer bears.', {
      trigram: true,
      max: 10,
      optional: true,
      filterable: true,
    }),
    orderReference: f.text('What people quote: V-7K2M9Q4X.', { max: 20, optional: true, filterable: true }),
    language: f.code('LanguageCode', 'Language of letters and documents.', { optional: true }),
    linkRevision: f.integer('Links to the order with another revision do not open it.', {
      min: 1,
      optional: true,
      visibleTo: staff,
    }),
    disputeOrderId: f.text('Dispute at the payment provider.', {
      max: 80,
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    disputeState: f.enumeration('Whether the payer’s bank takes the money back.', {
      name: 'ProductDisputeState',
      values: disputeStates,
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    attempt: f.integer('Orders opened at the payment provider so far; each is one attempt.', {
      min: 1,
      optional: true,
      visibleTo: staff,
    }),
    gatewayOrderId: f.text('Order of the payment provider.', {
      max: 80,
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    // No reference: what was paid with a card does not keep its owner from taking it away.
    paymentMethodId: f.id('Saved card it is paid with.', { optional: true }),
    saveCard: f.boolean('Whether the payer agreed that the card is kept.', {
      optional: true,
      visibleTo: staff,
    }),
    chargeWanted: f.text('The press of a button that wants the saved card charged; empty once it was.', {
      max: 60,
      optional: true,
      secret: true,
    }),
    chargeAttempt: f.integer('Which try of the card on file it is, made without the customer.', {
      min: 1,
      optional: true,
      visibleTo: staff,
    }),
    gatewayCustomerId: f.text('Whose order it is at the provider, where a card is kept or used again.', {
      max: 80,
      optional: true,
      secret: true,
    }),
    checkoutUrl: f.url('Page of the payment provider where it is paid.', { optional: true, anyHost: true }),
    declineReason: f.text('Why the last payment failed, as the provider names it.', {
      max: 120,
      optional: true,
    }),
    payableUntil: f.calendarDate('Last day to pay, at the firm.', { filterable: true, sortable: true }),
    invoiceDocumentId: f.ref('Document', 'File of its invoice.', { as: 'invoiceDocument', optional: true }),
    settledFees: f.list(
      f.object(
        'SettledOfficeFee',
        'What an office really took for a filing that was charged by estimate.',
        settledFeeFields,
      ),
      { max: 200, optional: true },
    ),
    paidAt: f.instant('When the money was there.', { optional: true, filterable: true, sortable: true }),
  },
});
