import type { RestRoute } from '../route.js';
import { assign, change, create, list, notes, step, stored } from '../rows.js';

const letter = '/api/office-action/{id}';
const examination = [
  'tags',
  'natureOfIssues',
  'issueSummary',
  'riskHighlighted',
  'suggestedIssues',
  'similarTrademarks',
  'examinationNote',
];

export const officeActionAndInvoiceRoutes: readonly RestRoute[] = [
  list('/api/office-action', 'officeActionList', 'session'),
  create('/api/office-action', 'createOfficeAction', 'staff'),
  change(`${letter}/examination-draft`, 'updateOfficeAction', 'staff', { only: examination }),
  step(`${letter}/examination`, 'updateOfficeAction', 'staff', {
    only: examination,
    fill: { examinationFinished: true },
  }),
  step(`${letter}/docketing`, 'confirmOfficeActionDueDate', 'staff'),
  change(`${letter}/docketing`, 'correctOfficeActionDueDate', 'staff'),
  step(`${letter}/notify`, 'kickOffOfficeAction', 'staff'),
  step(`${letter}/debug/notify`, 'notifyOfficeAction', 'staff', { debug: true }),
  step(`${letter}/order`, 'orderOfficeActionResponse', 'session'),
  step(`${letter}/abandon`, 'abandonOfficeAction', 'session'),
  step(`${letter}/additional-info`, 'requestOfficeActionInfo', 'staff'),
  change(`${letter}/additional-info`, 'submitOfficeActionInfo', 'session'),
  assign(letter, 'assignOfficeAction'),
  ...notes(letter, 'office_action'),

  list('/api/invoice/{id}/credit-note', 'creditNoteList', 'session', { where: { invoiceId: '{id}' } }),
  create('/api/invoice/{id}/credit-note', 'createCreditNote', 'staff', { fill: { invoiceId: '{id}' } }),
  stored('/api/invoice/{id}/document', 'RestInvoiceDocument', 'session', {
    summary: 'The file of an invoice, with an address good for five minutes',
  }),
  stored('/api/invoice/{id}/download', 'RestInvoiceDocument', 'session', {
    summary: 'Leads to the file of an invoice',
    redirect: ['document', 'url'],
  }),
  stored('/api/credit-note/{id}/document', 'RestCreditNoteDocument', 'session', {
    summary: 'The file of a credit note, with an address good for five minutes',
  }),
];
