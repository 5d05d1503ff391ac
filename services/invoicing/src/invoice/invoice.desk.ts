import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { invoiceResource } from './invoice.resource.js';

/** How colleagues speak of an invoice, and what they do with it. */
export const invoiceDesk = deskOf(invoiceResource, {
  states: {
    Prepared: { word: 'To issue', waitsFor: 'us', next: ['issueInvoice'] },
    Issued: { word: 'Being sent', waitsFor: 'nobody' },
    Sent: { word: 'Unpaid', waitsFor: 'client', since: 'issueDate', next: ['confirmInvoiceTransfer'] },
    Overdue: { word: 'Overdue', waitsFor: 'client', since: 'issueDate', next: ['confirmInvoiceTransfer'] },
    Paid: { word: 'Paid', waitsFor: 'nobody' },
    Credited: { word: 'Credited', waitsFor: 'nobody' },
  },
  steps: {
    issueInvoice: {
      group: 'money',
      label: 'Issue',
      sentence: 'It gets its number; only a credit note corrects it afterwards.',
    },
    sendInvoiceLetter: {
      group: 'client',
      label: 'Send it again',
      sentence: 'The letter with the invoice goes to the payer once more.',
      has: 'documentId',
      why: 'Its paper is being made.',
    },
    confirmInvoiceTransfer: {
      group: 'money',
      label: 'Confirm the transfer',
      sentence: 'The whole sum stands on the statement of the bank.',
      lacks: 'productId',
      why: 'It belongs to an order: the transfer is confirmed beside its payments.',
    },
    renewInvoiceDocument: {
      group: 'record',
      label: 'Make the paper again',
      sentence: 'The same content, a new file.',
    },
    deleteInvoice: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only before it has a number.',
      from: ['Prepared'],
    },
  },
});
