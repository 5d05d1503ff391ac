import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { affiliateField, attributionKept } from './order/visit-attribution.js';
import { requestStages, requestStatuses, statusGroups } from './labels.js';
import { orderDraftFields } from './order/order-draft.js';
import { keptOfMark } from './verification/mark-fields.js';

// Where a name for the mark among several stands in what is printed: behind its words.
const { type, value, meaning, ...restOfMark } = keptOfMark;

/** The row of an order: its columns, and what the API shows of them. */
export const requestFields = {
  publicId: f.text('What people quote on the phone.', { trigram: true, max: 20, filterable: true }),
  userId: f.ref('User', 'The account that owns it; none until one was made.', {
    as: 'user',
    many: 'registrationRequests',
    optional: true,
    filterable: true,
  }),
  brandId: f.ref('Brand', 'What its client groups it under.', {
    as: 'brand',
    many: 'registrationRequests',
    optional: true,
    filterable: true,
  }),
  contactEmail: f.email('Where letters go.', { trigram: true, filterable: true, personal: true }),
  contactFirstName: f.text('First name of the contact.', { max: 100, personal: true }),
  contactLastName: f.text('Last name of the contact.', { max: 100, filterable: true, personal: true }),
  contactPhone: f.text('Phone, empty when none was given.', { max: 40, personal: true }),
  language: f.code('LanguageCode', 'Language of letters and report.'),
  country: f.code('CountryCode', 'Where the contact is.', { optional: true }),
  region: f.text('Site region of the visit.', { max: 10, optional: true }),
  currency: f.code('CurrencyCode', 'Currency prices are shown in.'),
  quoteId: f.id('Quote its price comes from; empty where a person quotes.', {
    optional: true,
    visibleTo: staff,
  }),
  services: f.list(f.text('Ordered service.', { max: 60 }), { max: 50 }),
  orderedItems: f.list(f.text('Ordered item.', { max: 200 }), { max: 200 }),
  type,
  value,
  meaning,
  markAlias: f.text('A name for the mark among several.', { max: 200, optional: true }),
  ...restOfMark,
  filingClassesCount: f.integer('How many classes are to be filed.', { min: 0, max: 45 }),
  e2eProtection: f.boolean('End-to-end protection was ordered.'),
  brandProtection: f.boolean('Brand protection was ordered.'),
  euipoGrantRequested: f.boolean('The EUIPO grant for small firms was asked for.'),
  serviceType: f.text('Kind of service.', { max: 60, optional: true }),
  sendMarketingEmails: f.boolean('Consent to marketing.'),
  sendDraftingReminders: f.boolean('Reminders about drafts are wanted.'),
  stage: f.enumeration('How far the order is.', {
    name: 'RegistrationRequestStage',
    values: requestStages,
    filterable: true,
  }),
  status: f.enumeration('Status of the specification.', {
    name: 'RegistrationRequestStatus',
    values: requestStatuses,
    optional: true,
    filterable: true,
    sortable: true,
  }),
  statusGroup: f.enumeration('Who acts next.', {
    name: 'RegistrationRequestStatusGroup',
    values: statusGroups,
    filterable: true,
  }),
  verificationVersion: f.integer('How often it was asked to be checked.', { min: 0 }),
  promisedAt: f.instant('When the report is promised.', {
    optional: true,
    filterable: true,
    sortable: true,
  }),
  requestedAt: f.instant('When the current check was asked for.', {
    optional: true,
    filterable: true,
    sortable: true,
  }),
  answeredAt: f.instant('When the report was released.', {
    optional: true,
    filterable: true,
    sortable: true,
  }),
  viewedAt: f.instant('When the client first opened the report.', { optional: true, filterable: true }),
  dismissReason: f.longText('Why the mark should not be filed as it is.', { max: 5000, optional: true }),
  dismissAlternatives: f.list(f.longText('What could work instead.', { max: 1000 }), { max: 5 }),
  orderDraft: f.object('OrderDraft', 'What is filled in of an order, finished or not.', orderDraftFields, {
    optional: true,
    personal: true,
  }),
  orderDraftSavedAt: f.instant('When it was last saved.', { optional: true }),
  termsVersion: f.text('Version of the terms that were accepted with the order.', {
    max: 20,
    optional: true,
  }),
  orderedReportVersion: f.integer(
    'Version of the report the order was placed on; empty where there was none.',
    { min: 1, optional: true },
  ),
  oldReportDays: f.integer('Age of that report in days, where the client ordered knowing that it is old.', {
    min: 0,
    optional: true,
  }),
  unitsAgainstAdvice: f.list(
    f.text('Office and class that was ordered although the lawyer advises against it: US 19.', { max: 10 }),
    { max: 5000 },
  ),
  orderedUnits: f.list(f.text('Office and class that were ordered: EU 20.', { max: 10 }), {
    max: 5000,
    visibleTo: staff,
  }),
  orderedAt: f.instant('When the order was placed.', { optional: true, filterable: true, sortable: true }),
  checkedOutAt: f.instant('When a way to pay was chosen.', { optional: true, filterable: true }),
  paidAt: f.instant('When the invoice was paid.', { optional: true, filterable: true, sortable: true }),
  endAskedAt: f.instant(
    'When the client asked to end the paid order; empty where nobody did, or it goes on after all.',
    { optional: true, filterable: true },
  ),
  unansweredSince: f.instant(
    'Since when something the client wrote about the order or its draft waits for an answer; empty where nothing does.',
    { optional: true, filterable: true, sortable: true, visibleTo: staff },
  ),
  postponedUntil: f.calendarDate('The client wants to be asked again on this day.', {
    optional: true,
    filterable: true,
    sortable: true,
  }),
  leftOutUnits: f.list(f.text('Office and class that are paid and left out on purpose.', { max: 10 }), {
    max: 5000,
    visibleTo: staff,
  }),
  sentAt: f.instant('When the draft went to the client; empty from the moment changes are asked for.', {
    optional: true,
    filterable: true,
    sortable: true,
  }),
  sentDigest: f.text('Digest of what the lawyer sent.', { max: 64, optional: true, visibleTo: staff }),
  approvedAt: f.instant('When the client approved the draft.', {
    optional: true,
    filterable: true,
    sortable: true,
  }),
  approvalAddressKey: f.text('Hash of the network address the approval came from.', {
    max: 100,
    secret: true,
    optional: true,
  }),
  poaDocumentId: f.ref('Document', 'The signed power of attorney.', { as: 'poaDocument', optional: true }),
  poaDigest: f.text('Digest of what was signed on line.', { max: 64, optional: true, visibleTo: staff }),
  assignedAdminId: f.ref('User', 'Who is in charge.', {
    as: 'assignedAdmin',
    optional: true,
    visibleTo: staff,
    filterable: true,
  }),
  remindersPaused: f.boolean('Whether reminders rest.', { visibleTo: staff }),
  linkRevision: f.integer('Links signed with another revision are worthless.', {
    min: 0,
    visibleTo: staff,
  }),
  consultationId: f.ref('Consultation', 'The talk it follows from.', {
    as: 'consultation',
    many: 'orders',
    optional: true,
    filterable: true,
  }),
  attribution: f.list(attributionKept, { max: 10, visibleTo: staff, personal: true }),
  affiliate: affiliateField,
  emailKey: f.text('Hash of the e-mail address, for limits.', { max: 60, secret: true }),
  addressKey: f.text('Hash of the network address, for limits.', {
    max: 100,
    secret: true,
    optional: true,
  }),
};
