import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { eInvoiceResource } from './e-invoice.resource.js';

/** How colleagues speak of an e-invoice, and what they do with it. */
export const eInvoiceDesk = deskOf(eInvoiceResource, {
  states: {
    Waiting: { word: 'To be sent', waitsFor: 'nobody' },
    Sent: { word: 'On its way', waitsFor: 'thirdParties', since: 'sentAt' },
    Delivered: { word: 'Delivered', waitsFor: 'nobody' },
    Rejected: { word: 'Rejected', waitsFor: 'us', next: ['tryEInvoiceAgain'] },
    'Cannot be sent': { word: 'Cannot be sent', waitsFor: 'us', next: ['tryEInvoiceAgain'] },
  },
  steps: {
    tryEInvoiceAgain: {
      group: 'client',
      label: 'Send again',
      sentence:
        'What stood in its way is gone, for example the client has a mailbox by now. A wrong number is put right by replacing the invoice.',
    },
  },
});
