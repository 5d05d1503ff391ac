import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { isCountry } from '@cotta/reference/countries.js';
import { affiliateField, attributionKept } from '../registration-request/order/visit-attribution.js';
import { serviceRequestStatuses } from './service-request-status.js';

/** What an office asks of a deed, one by one. */
export const deedChecks = {
  parties: f.boolean('Its parties are the owner of the register and the new owner of the order.'),
  signed: f.boolean('Everybody who has to sign it has signed.'),
  dated: f.boolean('It has its date.'),
  notarised: f.boolean('The signatures are certified, or the office does not ask for it.'),
  covers: f.boolean('It names the marks of the order.'),
};

/** As many files come with one order. */
export const MOST_PAPERS = 5;

/** Whoever holds the link of an order made without an account. */
function linked({ link }: Viewer) {
  return link?.purpose === 'verification-receipt'
    ? { id: link.subjectId, linkRevision: link.revision }
    : noRow;
}

export const serviceRequestResource = defineResource({
  name: 'ServiceRequest',
  table: 'service_request',
  doc: 'An order of one service: a renewal, a transfer, an answer to an office. Customers read "service order".',
  tier: 'aggregate',
  readableBy: ['visitor', 'customer', ...staff],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linked,
  },
  fields: {
    publicId: f.text('What people quote on the phone.', { trigram: true, max: 20, filterable: true }),
    serviceName: f.text(
      'Which service: `trademark-renewal`, `trademark-renewals` (several marks in one order), `ownership-transfer`, `office-action-response`, `proof-of-use`, `case-solution`, `opposition`, a service with a form of its own (`legal-services` …), `other`.',
      { max: 60, min: 1, filterable: true, sortable: true },
    ),
    title: f.text('What it is, as colleagues call it: its kind and its mark.', {
      trigram: true,
      max: 400,
      optional: true,
      visibleTo: staff,
    }),
    internalLabel: f.text('How the firm calls it.', {
      max: 200,
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    description: f.longText('What is wanted.', { max: 10_000, optional: true, personal: true }),
    parameters: f.json('Answers of the form of this service.', {
      maxBytes: 50_000,
      optional: true,
      personal: true,
    }),
    language: f.code('LanguageCode', 'Language of letters.'),
    region: f.text('Site region of the order.', { max: 10, optional: true }),
    attribution: f.list(attributionKept, { max: 10, optional: true, visibleTo: staff, personal: true }),
    affiliate: affiliateField,
    status: f.enumeration('How far it is.', {
      name: 'ServiceRequestStatus',
      values: serviceRequestStatuses,
      filterable: true,
      sortable: true,
    }),
    invoiceContent: f.longText('What the invoice says.', { max: 5000, optional: true }),
    currency: f.code('CurrencyCode', 'Currency of the price.', { filterable: true }),
    country: f.code('CountryCode', 'Country of the billing address: taxes follow from it.', {
      optional: true,
      personal: true,
      known: isCountry,
    }),
    price: f.money(
      'Price told to the customer: before tax while a person quotes, the total once it is invoiced.',
      { optional: true },
    ),
    officeFee: f.money('The part of a quoted price that the office takes.', { optional: true }),
    quoteNote: f.longText('What we say about a quoted price; the client reads it beside it.', {
      max: 2000,
      optional: true,
    }),
    orderBy: f.calendarDate(
      'Last day to pay, so that it can be done before the last day of the office; none: as long as any price holds.',
      { optional: true },
    ),
    releasedAt: f.instant('An admin let the work begin before the money was there.', {
      optional: true,
      visibleTo: staff,
    }),
    filedOn: f.calendarDate('Day it was handed in at the office.', { optional: true, filterable: true }),
    recordedOn: f.calendarDate('Day the office put it on record.', { optional: true, filterable: true }),
    recordNumber: f.text('Number under which the office put it on record.', {
      max: 60,
      min: 1,
      optional: true,
    }),
    renewedUntil: f.calendarDate('Day the protection ends after a renewal.', { optional: true }),
    officeReceiptId: f.ref('Document', 'Receipt of the office.', { as: 'officeReceipt', optional: true }),
    workElsewhere: f.boolean('What is paid with it is done at the record it was ordered at.', {
      optional: true,
      visibleTo: staff,
    }),
    awaitsOffice: f.boolean('What was ordered is not done at the office, so it cannot be finished.', {
      optional: true,
      visibleTo: staff,
    }),
    quoteId: f.id('The stored quote its price comes from.', { optional: true, visibleTo: staff }),
    jurisdiction: f.code('JurisdictionCode', 'Office it is about; follows from the parameters.', {
      optional: true,
      filterable: true,
    }),
    linkRevision: f.integer('Links to the order with another revision do not open it.', {
      min: 1,
      optional: true,
      visibleTo: staff,
    }),
    contactEmail: f.email('Where to write to, for who has no account.', {
      trigram: true,
      optional: true,
      filterable: true,
      personal: true,
    }),
    contactName: f.text('Who asks, for who has no account.', { max: 200, optional: true, personal: true }),
    userId: f.ref('User', 'Who ordered.', {
      as: 'user',
      many: 'serviceRequests',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    billingEntityId: f.ref('Party', 'Who is invoiced.', {
      as: 'billingEntity',
      many: 'serviceRequests',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    brandId: f.ref('Brand', 'The brand it is grouped under.', {
      as: 'brand',
      many: 'serviceRequests',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    productId: f.ref('Product', 'What is paid for.', {
      as: 'product',
      many: 'serviceRequests',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    deedDocumentId: f.ref('Document', 'The signed deed of a transfer.', {
      as: 'deedDocument',
      optional: true,
    }),
    deedCheck: f.object(
      'DeedCheck',
      'What was found in the deed as it lies here; none while nobody looked at it.',
      deedChecks,
      { optional: true, visibleTo: staff },
    ),
    paperDocumentIds: f.list(f.id('Papers that came with the order.'), {
      max: MOST_PAPERS,
      optional: true,
      visibleTo: staff,
    }),
    draftDocumentId: f.ref('Document', 'The draft that the client reads before it leaves.', {
      as: 'draftDocument',
      optional: true,
    }),
    draftApprovedAt: f.instant('The client agreed to this draft.', { optional: true }),
    draftWish: f.longText('What the client wants changed in this draft.', {
      max: 5000,
      optional: true,
      personal: true,
    }),
    outcome: f.longText('What came of it, as the client reads it.', { max: 5000, optional: true }),
    outcomeDocumentId: f.ref('Document', 'The paper of the outcome.', {
      as: 'outcomeDocument',
      optional: true,
    }),
    accountAsked: f.boolean('Who ordered without an account asked for one.', {
      optional: true,
      visibleTo: staff,
    }),
    partOfId: f.ref(
      'ServiceRequest',
      'The order of several marks that this one mark was ordered and paid in.',
      { as: 'partOf', many: 'parts', optional: true, filterable: true },
    ),
    trademarkId: f.ref('Trademark', 'The mark it is about.', {
      as: 'trademark',
      many: 'serviceRequests',
      optional: true,
      filterable: true,
    }),
    consultationId: f.ref('Consultation', 'The talk it follows from.', {
      as: 'consultation',
      many: 'serviceOrders',
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
