import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { officeActionResource } from './office-action.resource.js';

const beforeAnswer = ['Docketed', 'Kick-off sent', 'Landing page visited', 'Ordered', 'Drafting'] as const;

/** How colleagues speak of a letter of an office, and what they do with it. */
export const officeActionDesk = deskOf(officeActionResource, {
  states: {
    Docketed: [
      {
        word: 'Date to confirm',
        waitsFor: 'secondPerson',
        lacks: 'confirmedDueDate',
        next: ['confirmOfficeActionDueDate'],
      },
      {
        word: 'To examine',
        waitsFor: 'us',
        has: 'examinationFinished',
        next: ['kickOffOfficeAction'],
      },
      {
        word: 'To examine',
        waitsFor: 'us',
        next: [{ page: '/office_action/{id}/examination', label: 'Examine' }],
      },
    ],
    'Kick-off sent': { word: 'Client to choose', waitsFor: 'client', next: ['notifyOfficeAction'] },
    'Landing page visited': {
      word: 'Client to choose, seen',
      waitsFor: 'client',
      next: ['notifyOfficeAction'],
    },
    Ordered: [
      { word: 'To answer', waitsFor: 'us', has: 'workReleasedAt', next: ['startOfficeActionDraft'] },
      { word: 'To answer', waitsFor: 'us', lacks: 'serviceRequestId', next: ['startOfficeActionDraft'] },
      { word: 'Ordered, unpaid', waitsFor: 'client' },
    ],
    Drafting: [
      {
        word: 'Answer agreed, to file',
        waitsFor: 'us',
        has: 'draftApprovedAt',
        next: ['submitOfficeActionResponse'],
      },
      {
        word: 'Answer to change',
        waitsFor: 'us',
        has: 'draftChangeAskedAt',
        next: ['sendOfficeActionDraft'],
      },
      { word: 'Answer with the client', waitsFor: 'client', has: 'draftSentAt' },
      {
        word: 'Answer in work',
        waitsFor: 'us',
        next: ['sendOfficeActionDraft', 'submitOfficeActionResponse'],
      },
    ],
    'Response submitted': { word: 'Answered', waitsFor: 'office', next: ['closeOfficeAction'] },
    Closed: { word: 'Over', waitsFor: 'nobody' },
    Abandoned: { word: 'Let lapse', waitsFor: 'nobody' },
  },
  steps: {
    confirmOfficeActionDueDate: {
      group: 'dates',
      label: 'Confirm the date',
      sentence: 'The second look; not by the person who set it.',
      lacks: 'confirmedDueDate',
      why: 'The date was confirmed.',
      notBy: { key: 'dueDateSetById', why: 'You entered the date: somebody else confirms it.' },
      secondLook: { why: 'You give no second looks: an admin sets who does.' },
    },
    correctOfficeActionDueDate: {
      group: 'dates',
      label: 'Correct the date',
      sentence: 'It must be confirmed again.',
    },
    extendOfficeAction: {
      group: 'dates',
      label: 'More time',
      sentence: 'Once where the office allows it; the date must be confirmed again.',
      lacks: 'extendedOn',
      why: 'It was extended once.',
    },
    kickOffOfficeAction: {
      group: 'client',
      label: 'Send the options',
      sentence: 'What the letter means, what can be done and what it costs.',
      has: 'examinationFinished',
      why: 'The examination is not finished.',
    },
    notifyOfficeAction: {
      group: 'client',
      label: 'Write to the client',
      sentence: 'The same link; it counts as a reminder.',
    },
    revokeOfficeActionLinks: {
      group: 'client',
      label: 'Revoke its links',
      sentence: 'No link sent before opens it any more; the next letter brings a new one.',
    },
    requestOfficeActionInfo: {
      group: 'client',
      label: 'Ask the client for facts',
      sentence: 'The answer waits for what the client knows.',
    },
    submitOfficeActionInfo: {
      group: 'client',
      label: 'Enter the client’s answers',
      sentence: 'As they came by mail or phone.',
    },
    orderOfficeActionResponse: {
      group: 'client',
      label: 'Order for the client',
      sentence: 'On the client’s word, at the price that was offered.',
    },
    startOfficeActionDraft: {
      group: 'office',
      label: 'Start the answer',
      sentence: 'The client sees that it is in work.',
    },
    sendOfficeActionDraft: {
      group: 'client',
      label: 'Send the draft',
      sentence: 'The client reads the answer, and agrees to it or says what to change.',
      has: 'responseText',
      why: 'Nothing of the answer is written yet.',
    },
    approveOfficeActionDraftForClient: {
      group: 'client',
      label: 'The client agreed elsewhere',
      sentence: 'On the telephone, by e-mail or here: the way and the very words are kept.',
      has: 'draftSentAt',
      why: 'No draft was sent to the client.',
      lacks: 'draftApprovedAt',
    },
    submitOfficeActionResponse: {
      group: 'office',
      label: 'File the answer',
      sentence:
        'The day it was handed in; without the client’s word to the draft, a reason. The client is told.',
    },
    closeOfficeAction: {
      group: 'office',
      label: 'Enter the decision',
      sentence: 'What the office answered; the mark moves on.',
    },
    abandonOfficeAction: {
      group: 'ends',
      label: 'Let it lapse for the client',
      sentence: 'The application dies after the last day; the client’s word is kept as paper.',
      from: beforeAnswer,
    },
  },
});
