import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { caseLetterResource } from './case-letter.resource.js';

/** How colleagues speak of a letter to the other side, and what they do with it. */
export const caseLetterDesk = deskOf(caseLetterResource, {
  states: {
    Draft: { word: 'Being written', waitsFor: 'us', next: ['offerCaseLetter'] },
    'With client': { word: 'With the client', waitsFor: 'client' },
    'Changes asked': { word: 'Client wants changes', waitsFor: 'us', next: ['offerCaseLetter'] },
    Approved: { word: 'Approved, to send', waitsFor: 'us', next: ['emailCaseLetter', 'sendCaseLetter'] },
    'Being e-mailed': { word: 'Being e-mailed', waitsFor: 'nobody' },
    Sent: { word: 'With the other side', waitsFor: 'otherSide', next: ['noteCaseLetterAnswer'] },
    Answered: { word: 'Answered', waitsFor: 'nobody' },
    Withdrawn: { word: 'Withdrawn', waitsFor: 'nobody' },
  },
  steps: {
    offerCaseLetter: {
      group: 'client',
      label: 'Give it to the client',
      sentence: 'The client reads the file and approves it or asks for changes.',
    },
    takeBackCaseLetter: {
      group: 'client',
      label: 'Take it back',
      sentence: 'It is rewritten; what the client approved before holds no more.',
    },
    emailCaseLetter: {
      group: 'office',
      label: 'Send by e-mail',
      sentence:
        'It goes now, as a file, to the address you give; it counts as sent once the mail server took it.',
    },
    sendCaseLetter: {
      group: 'office',
      label: 'Sent by post',
      sentence: 'It went to the other side as the client approved it; the client is written to.',
    },
    noteCaseLetterAnswer: {
      group: 'office',
      label: 'Answer came',
      sentence: 'What the other side answered; the client reads it.',
    },
    withdrawCaseLetter: {
      group: 'ends',
      label: 'Withdraw',
      sentence: 'It is not sent; the client is written to with the reason in the history.',
    },
    deleteCaseLetter: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only one that the client never got.',
      from: ['Draft'],
    },
  },
});
