import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { eInvoiceDuties } from './e-invoice-duty.js';
import { eInvoiceStatuses, eInvoiceTroubles } from './e-invoice-status.js';

export const eInvoiceResource = defineResource({
  name: 'EInvoice',
  table: 'e_invoice',
  doc: 'An invoice or credit note on its way to the e-invoice mailbox of a business: the exact file that was sent, and what became of it. One a document.',
  tier: 'aggregate',
  readableBy: ['customer', 'lawyer', 'admin'],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  retained: { law: 'E-invoices are kept as the invoices they are.' },
  defaultOrder: [{ field: 'createdAt', direction: 'DESC' }],
  unique: [['invoiceId'], ['creditNoteId']],
  fields: {
    invoiceId: f.ref('Invoice', 'The invoice it is.', {
      as: 'invoice',
      many: 'eInvoices',
      optional: true,
      filterable: true,
    }),
    creditNoteId: f.ref('CreditNote', 'The credit note it is.', {
      as: 'creditNote',
      many: 'eInvoices',
      optional: true,
      filterable: true,
    }),
    userId: f.ref('User', 'Whose document it is; empty until an account owns the order.', {
      as: 'user',
      optional: true,
      filterable: true,
    }),
    number: f.text('Number of the document.', {
      trigram: true,
      max: 10,
      filterable: true,
      sortable: true,
      published: true,
    }),
    status: f.enumeration('How far it is.', {
      name: 'EInvoiceStatus',
      values: eInvoiceStatuses,
      filterable: true,
      sortable: true,
    }),
    duty: f.enumeration('Whether the law asks for it.', {
      name: 'EInvoiceDuty',
      values: eInvoiceDuties,
      filterable: true,
    }),
    receiver: f.text('Address of the receiver in the network.', {
      max: 60,
      optional: true,
      personal: true,
      visibleTo: staff,
    }),
    attempt: f.integer('How often somebody wanted it sent; the first is by itself.', {
      min: 1,
      visibleTo: staff,
    }),
    documentId: f.ref('Document', 'The file as it was sent.', { as: 'document', optional: true }),
    fingerprint: f.text('SHA-256 of that file, hexadecimal.', { max: 64, optional: true }),
    messageId: f.text('What the provider calls it.', { max: 80, optional: true, visibleTo: staff }),
    sentAt: f.instant('When it was handed over.', { optional: true, sortable: true }),
    deliveredAt: f.instant('When it came to the mailbox.', { optional: true, sortable: true }),
    trouble: f.enumeration('Why it did not arrive.', {
      name: 'EInvoiceTrouble',
      values: eInvoiceTroubles,
      optional: true,
      filterable: true,
      visibleTo: staff,
    }),
    problem: f.longText('The same in words, those of the provider where it said why.', {
      max: 2000,
      optional: true,
      personal: true,
      visibleTo: staff,
    }),
  },
});
