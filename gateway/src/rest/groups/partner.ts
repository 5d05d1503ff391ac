import { partnerPath } from '@cotta/reference/partner-scopes.js';
import { equalTo, partnerList, partnerRead, partnerWrite } from '../partner/partner-rows.js';
import type { RestRoute } from '../route.js';

const at = (path: string): string => `${partnerPath}/${path}`;

/** What is asked of a mark, without what only our own pages know: the visit, a talk. */
const ofMark = [
  'type',
  'value',
  'meaning',
  'logoUpload',
  'jurisdictions',
  'businessDescription',
  'websites',
  'classes',
  'jurisdictionsUndecided',
  'useInCommerce',
  'contact',
  'language',
  'country',
  'currency',
  'sendMarketingEmails',
];

/** What programs of partners and clients read and do, each path by its scope. Curated operations: what an answer has is a promise. */
export const partnerRoutes: readonly RestRoute[] = [
  partnerList(at('trademarks'), 'PartnerTrademarks', {
    summary: 'Trademarks, the oldest first',
    scope: 'trademarks:read',
    query: { jurisdiction: { is: 'text' }, registration_request_id: { is: 'id' } },
    filter: ({ jurisdiction, registration_request_id: registrationRequestId }) =>
      equalTo({ jurisdiction, registrationRequestId }),
  }),
  partnerRead(at('trademarks/{id}'), 'PartnerTrademark', {
    summary: 'A trademark with its goods and dates',
    scope: 'trademarks:read',
  }),
  partnerList(at('deadlines'), 'PartnerDeadlines', {
    summary: 'Deadlines of the trademarks, the earliest first, each with its reason',
    scope: 'deadlines:read',
    query: { trademark_id: { is: 'id' }, from: { is: 'text' }, until: { is: 'text' } },
    filter: ({ trademark_id: trademarkId, from, until }) => {
      const between = {
        ...(from === undefined ? {} : { gte: from }),
        ...(until === undefined ? {} : { lte: until }),
      };
      const mark = equalTo({ trademarkId });
      return Object.keys(between).length === 0 ? mark : { ...mark, nominalDate: between };
    },
  }),
  partnerList(at('checks'), 'PartnerChecks', {
    summary: 'Checks of marks by a lawyer, the oldest first; those that were ordered from are orders too',
    scope: 'orders:read',
  }),
  partnerRead(at('checks/{id}'), 'PartnerCheck', {
    summary: 'A check and, once the lawyer has answered, its result office by office',
    scope: 'orders:read',
  }),
  partnerWrite(at('checks'), 'PartnerRequestCheck', {
    method: 'post',
    summary: 'Asks a lawyer to check a name or a logo',
    scope: 'orders:write',
    success: 201,
    collection: at('checks'),
    only: ofMark,
  }),
  partnerWrite(at('quotes'), 'PartnerQuote', {
    method: 'post',
    summary: 'What a registration costs, with the token that an order gives back; nothing is ordered',
    scope: 'orders:write',
    question: true,
  }),
  partnerWrite(at('order-drafts'), 'PartnerBeginOrder', {
    method: 'post',
    summary: 'Begins an order without a check before it',
    scope: 'orders:write',
    success: 201,
    collection: at('orders'),
    only: ofMark,
  }),
  partnerWrite(at('order-drafts/{id}'), 'PartnerSaveOrderDraft', {
    method: 'patch',
    summary:
      'Saves offices, goods, owner and payer of an order, finished or not; the id is that of the check, or of what was begun without one',
    scope: 'orders:write',
  }),
  partnerWrite(at('orders'), 'PartnerPlaceOrder', {
    method: 'post',
    summary:
      'Orders what the draft says at the quoted price. It is begun when it is paid: its owner pays where payment_url leads.',
    scope: 'orders:write',
    success: 201,
    collection: at('orders'),
    idKey: 'registrationRequestId',
    fixed: ['services', 'reason'],
    leadsTo: { payment_url: '/portal/order/{id}' },
    variables: ({ body: { registrationRequestId: id, ...input } }) => ({
      id,
      input: { services: ['registration'], ...input },
    }),
  }),
  partnerList(at('orders'), 'PartnerOrders', {
    summary: 'Orders of registrations, the oldest first',
    scope: 'orders:read',
    filter: () => ({ orderedAt: { isNull: false } }),
  }),
  partnerRead(at('orders/{id}'), 'PartnerOrder', {
    summary: 'An order with what was ordered, office by office and class by class, and what comes next',
    scope: 'orders:read',
    leadsTo: { page_url: '/portal/order/{id}' },
  }),
  partnerList(at('service-orders'), 'PartnerServiceOrders', {
    summary: 'Orders of other services, renewals and transfers among them, the oldest first',
    scope: 'orders:read',
  }),
  partnerRead(at('service-orders/{id}'), 'PartnerServiceOrder', {
    summary: 'An order of a service',
    scope: 'orders:read',
  }),
  partnerList(at('documents'), 'PartnerDocuments', {
    summary: 'Documents, the oldest first',
    scope: 'documents:read',
    query: { subject_type: { is: 'text' }, subject_id: { is: 'id' } },
    filter: ({ subject_type: subjectType, subject_id: subjectId }) => equalTo({ subjectType, subjectId }),
  }),
  partnerRead(at('documents/{id}'), 'PartnerDocument', {
    summary: 'What a document is; its bytes are its content',
    scope: 'documents:read',
  }),
  partnerRead(at('documents/{id}/content'), 'PartnerDocumentContent', {
    summary: 'The bytes of a document',
    scope: 'documents:read',
    redirect: ['url'],
    streams: true,
  }),
  partnerList(at('invoices'), 'PartnerInvoices', {
    summary: 'Invoices, the oldest first; amounts are whole minor units',
    scope: 'invoices:read',
    query: { registration_request_id: { is: 'id' } },
    filter: ({ registration_request_id: registrationRequestId }) => equalTo({ registrationRequestId }),
  }),
  partnerRead(at('invoices/{id}'), 'PartnerInvoice', {
    summary: 'An invoice with its lines and taxes; its file is the document it names',
    scope: 'invoices:read',
  }),
];
