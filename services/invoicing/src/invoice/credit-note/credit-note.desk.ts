import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { creditNoteResource } from './credit-note.resource.js';

/** How colleagues speak of a credit note, and what they do with it. */
export const creditNoteDesk = deskOf(creditNoteResource, {
  states: {
    Created: { word: 'To send', waitsFor: 'us', next: ['sendCreditNote'] },
    Sent: { word: 'Sent', waitsFor: 'nobody' },
  },
  steps: {
    sendCreditNote: {
      group: 'client',
      label: 'Send the credit note',
      sentence: 'The paper goes to the client.',
    },
  },
});
