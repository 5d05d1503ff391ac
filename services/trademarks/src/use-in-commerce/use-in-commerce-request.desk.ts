import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { useInCommerceRequestResource } from './use-in-commerce-request.resource.js';

/** How colleagues speak of a proof of use, and what they do with it. */
export const useInCommerceRequestDesk = deskOf(useInCommerceRequestResource, {
  states: {
    Created: [
      {
        word: 'Date to confirm',
        waitsFor: 'secondPerson',
        lacks: 'confirmedDueDate',
        next: ['confirmUseInCommerceDeadline'],
      },
      { word: 'To send', waitsFor: 'us', next: ['kickOffUseInCommerceRequest'] },
    ],
    'Kick-off sent': {
      word: 'Client to decide',
      waitsFor: 'client',
      next: ['notifyUseInCommerceRequest'],
    },
    'In preparation': { word: 'To check', waitsFor: 'us', next: ['approveUseInCommerceFiling'] },
    'Approved for filing': [
      {
        word: 'To be filed',
        waitsFor: 'us',
        has: 'declarationSignedOn',
        next: ['submitUseInCommerceRequest'],
      },
      { word: 'To be signed', waitsFor: 'client', next: ['notifyUseInCommerceRequest'] },
    ],
    Submitted: { word: 'Filed', waitsFor: 'office' },
    'Abandonment requested': {
      word: 'Wants to let it go',
      waitsFor: 'us',
      next: ['confirmUseInCommerceAbandonment'],
    },
    Abandoned: { word: 'Let go', waitsFor: 'nobody' },
  },
  steps: {
    confirmUseInCommerceDeadline: {
      group: 'dates',
      label: 'Confirm the date',
      sentence: 'The second look; not by the person who set it.',
      lacks: 'confirmedDueDate',
      why: 'The date was confirmed.',
      notBy: { key: 'dueDateSetById', why: 'You entered the date: somebody else confirms it.' },
      secondLook: { why: 'You give no second looks: an admin sets who does.' },
    },
    correctUseInCommerceDeadline: {
      group: 'dates',
      label: 'Correct the date',
      sentence: 'It must be confirmed again.',
    },
    applyUseInCommerceLateFee: {
      group: 'dates',
      label: 'Add the late fee',
      sentence: 'From the day after the due date on; the client reads what it is and until when.',
      lacks: 'lateFeeApplied',
      why: 'It was added.',
    },
    kickOffUseInCommerceRequest: {
      group: 'client',
      label: 'Send it',
      sentence: 'The client reads what has to be proved, until when and what it costs.',
      has: 'confirmedDueDate',
      why: 'The date waits for a second look.',
    },
    notifyUseInCommerceRequest: {
      group: 'client',
      label: 'Write to the client',
      sentence: 'The same link; it counts as a reminder.',
    },
    revokeUseInCommerceLinks: {
      group: 'client',
      label: 'Revoke its links',
      sentence: 'No link sent before opens it any more; the next letter brings a new one.',
    },
    orderUseInCommerceRequest: {
      group: 'client',
      label: 'Order for the client',
      sentence: 'On the client’s word, which is kept as paper.',
    },
    approveUseInCommerceFiling: {
      group: 'office',
      label: 'Approve for filing',
      sentence: 'The specimens were looked at, class by class.',
    },
    submitUseInCommerceRequest: {
      group: 'office',
      label: 'It was filed',
      sentence: 'The day it was handed in; the mark moves on.',
    },
    reopenUseInCommerceRequest: {
      group: 'record',
      label: 'Take up again',
      sentence: 'It is prepared once more.',
    },
    requestUseInCommerceAbandonment: {
      group: 'ends',
      label: 'The client lets it go',
      sentence: 'Notes the wish, and asks the client to make sure; a lawyer confirms the end.',
    },
    confirmUseInCommerceAbandonment: {
      group: 'ends',
      label: 'Confirm the end',
      sentence: 'The mark is not kept for these goods.',
    },
    lapseUseInCommerceRequest: {
      group: 'ends',
      label: 'Lapse now',
      sentence: 'As if the last day had passed.',
    },
  },
});
