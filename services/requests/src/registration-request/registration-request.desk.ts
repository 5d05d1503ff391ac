import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { registrationRequestResource } from './registration-request.resource.js';

/** Until the wish to end is answered nothing goes on: the page itself asks for the answer. */
const endAsked = { word: 'End asked', waitsFor: 'us', has: 'endAskedAt' } as const;

/** The client waits for words of ours, whatever else they have to do themselves. */
const written = {
  word: 'Client wrote',
  waitsFor: 'us',
  has: 'unansweredSince',
  since: 'unansweredSince',
  next: [{ page: '/registration_request/{id}/show#conversation', label: 'Answer' }],
} as const;

/** How colleagues speak of a check and of the order that follows it, and what they do with it. */
export const registrationRequestDesk = deskOf(registrationRequestResource, {
  otherwise: [written, { word: 'Order begun', waitsFor: 'client', next: ['createOrder'] }],
  states: {
    'Verification requested': [
      {
        word: 'Check in work',
        waitsFor: 'us',
        has: 'assignedAdminId',
        next: ['approveVerification'],
      },
      { word: 'Check asked', waitsFor: 'us', next: ['startVerification'] },
    ],
    'Verification approved': [
      written,
      { word: 'Report sent', waitsFor: 'client', next: ['resendVerificationResult'] },
    ],
    'Verification dismissed': [
      written,
      { word: 'Advised against', waitsFor: 'client', next: ['resendVerificationResult'] },
    ],
    'Order created': [endAsked, written, { word: 'Ordered, not paid', waitsFor: 'client' }],
    'Ready for drafting': [endAsked, { word: 'To be drafted', waitsFor: 'us', next: ['sendForReview'] }],
    'Sent for review': [endAsked, written, { word: 'With the client', waitsFor: 'client' }],
    'Application approved': [
      endAsked,
      {
        word: 'To be filed',
        waitsFor: 'us',
        next: [{ page: '/registration_request/{id}/show/filing', label: 'Open the filing desk' }],
      },
    ],
    Filed: [
      written,
      {
        word: 'Filed',
        waitsFor: 'office',
        next: [{ page: '/registration_request/{id}/show/filing', label: 'Open the marks' }],
      },
    ],
    'Client unresponsive': [written, { word: 'Client silent', waitsFor: 'client', next: ['reopenRequest'] }],
    'Lost to follow-up': { word: 'Client silent for good', waitsFor: 'client', next: ['reopenRequest'] },
    Withdrawn: { word: 'Withdrawn', waitsFor: 'nobody' },
    Refunded: { word: 'Given back', waitsFor: 'nobody' },
  },
  steps: {
    startVerification: {
      group: 'record',
      label: 'Take the check',
      sentence: 'It is yours to answer.',
      from: ['Verification requested'],
      lacks: 'assignedAdminId',
      why: 'Somebody has it already.',
    },
    approveVerification: {
      group: 'client',
      label: 'Approve and send',
      sentence: 'The report is frozen and goes to the client.',
      from: ['Verification requested'],
    },
    saveVerificationResult: {
      group: 'record',
      label: 'Save the report',
      sentence: 'What was found so far; the client sees nothing of it yet.',
      from: ['Verification requested'],
    },
    recordVerificationSearch: {
      group: 'record',
      label: 'Record a search',
      sentence: 'The report names only searches that are recorded.',
      from: ['Verification requested'],
    },
    recordSearchByHand: {
      group: 'record',
      label: 'Record a search by hand',
      sentence: 'For a register we do not hold; with the screen as paper.',
      from: ['Verification requested'],
    },
    requestVerification: {
      group: 'record',
      label: 'Ask for a check',
      sentence: 'An order without a check gets one.',
      from: [],
    },
    repeatVerification: {
      group: 'record',
      label: 'Check again',
      sentence: 'A new version; the old one stays as it was.',
      from: ['Verification approved', 'Verification dismissed'],
    },
    deleteVerificationResult: {
      group: 'record',
      label: 'Discard the draft',
      sentence: 'Only while nothing was sent.',
      from: ['Verification requested'],
      has: 'verificationVersion',
      why: 'Nothing was drafted.',
    },
    resendVerificationResult: {
      group: 'client',
      label: 'Send the report again',
      sentence: 'The same text by the same link.',
      from: ['Verification approved', 'Verification dismissed'],
    },
    sendForReview: {
      group: 'client',
      label: 'Send to the client',
      sentence: 'The draft goes out for comments and approval.',
    },
    approveApplication: {
      group: 'client',
      label: 'Approve on the client’s word',
      sentence: 'The mail or letter is kept as paper.',
    },
    sendDocuments: {
      group: 'client',
      label: 'Send documents',
      sentence: 'Chosen from the papers of this order.',
    },
    sendViolationLink: {
      group: 'client',
      label: 'Send the report form',
      sentence: 'A personal link to report misuse of the name.',
    },
    pauseReminders: {
      group: 'client',
      label: 'Pause reminders',
      sentence: 'Legal dates go on.',
    },
    revokeLinks: {
      group: 'client',
      label: 'Take back links',
      sentence: 'All open links die and a new one goes out.',
    },
    assignRegistrationRequestToBrand: {
      group: 'record',
      label: 'Move to a brand',
      sentence: 'The client finds it under that brand.',
    },
    createOrder: {
      group: 'money',
      label: 'Order for the client',
      sentence: 'At the price that is shown before.',
    },
    markReadyForDrafting: {
      group: 'money',
      label: 'Draft without payment',
      sentence: 'The reason says who answers for it.',
    },
    giveUnits: {
      group: 'money',
      label: 'Give an office or class',
      sentence: 'Nothing more is asked for it.',
      from: ['Ready for drafting', 'Sent for review'],
    },
    takeUnitsBack: {
      group: 'money',
      label: 'Take an office or class back',
      sentence: 'What was given and is not used.',
      from: ['Ready for drafting', 'Sent for review'],
    },
    takeOut: {
      group: 'money',
      label: 'Take an addition out',
      sentence: 'What was added to the order and is not paid.',
      from: ['Ready for drafting', 'Sent for review'],
    },
    reopenRequest: { group: 'record', label: 'Take up again', sentence: 'It goes on where it stopped.' },
    goOnWithOrder: {
      group: 'record',
      label: 'Go on with the order',
      sentence: 'The client asked for an end and thought better of it.',
      has: 'endAskedAt',
      why: 'Nobody asked for an end.',
    },
    dismissVerification: {
      group: 'ends',
      label: 'Advise against',
      sentence: 'The client reads the reason and what to do instead.',
      from: ['Verification requested'],
    },
    postponeApplication: {
      group: 'ends',
      label: 'Postpone',
      sentence: 'At most six months, and not past the priority date.',
    },
    giveUpRequest: {
      group: 'ends',
      label: 'Client silent',
      sentence: 'Nobody answers; it can be taken up again.',
    },
    withdrawRequest: {
      group: 'ends',
      label: 'Withdraw',
      sentence: 'Nothing more is done; the client is told.',
    },
    refundRequest: {
      group: 'ends',
      label: 'Give money back',
      sentence: 'What was not worked for, with a credit note.',
    },
  },
});
