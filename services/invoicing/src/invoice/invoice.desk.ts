import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { invoiceResource } from './invoice.resource.js';

/** How colleagues speak of an invoice, and what they do with it. */
export const invoiceDesk = deskOf(invoiceResource, {
  states: {
    Prepared: { word: 'To issue', waitsFor: 'us', next: ['issueInvoice'] },
    Issued: { word: 'Being sent', waitsFor: 'nobody' },
    Sent: { word: 'Unpaid', waitsFor: 'client', since: 'issueDate', next: ['payInvoice'] },
    Overdue: { word: 'Overdue', waitsFor: 'client', since: 'issueDate', next: ['payInvoice'] },
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
    payInvoice: {
      group: 'money',
      label: 'Confirm the payment',
      sentence: 'The money is on our account.',
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
