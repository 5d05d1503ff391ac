import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { draftedServices } from './drafted-work-rules.js';
import { orderedWorkServices } from './service-parameters.js';
import { serviceRequestResource } from './service-request.resource.js';

const transfers = { field: 'serviceName', values: ['ownership-transfer'] } as const;
/** Services that end at an office. */
const atOffices = {
  field: 'serviceName',
  values: ['trademark-renewal', 'ownership-transfer'],
} as const;

/** Services that are done without a word of what came of it. */
const doneWithoutWords = {
  field: 'serviceName',
  values: [
    'trademark-renewal',
    'trademark-renewals',
    'ownership-transfer',
    ...orderedWorkServices.filter((service) => !draftedServices.includes(service)),
    'other',
  ],
} as const;
/** Services whose draft the client reads first. */
const drafted = { field: 'serviceName', values: draftedServices } as const;

/** How colleagues speak of a service order, and what they do with it. */
export const serviceRequestDesk = deskOf(serviceRequestResource, {
  states: {
    Draft: { word: 'Begun', waitsFor: 'client', next: ['submitServiceRequest'] },
    // Its price is named on its page, where it is seen as the client reads it.
    Submitted: { word: 'Price to name', waitsFor: 'us' },
    Quoted: {
      word: 'Price with the client',
      waitsFor: 'client',
      next: ['notifyServiceRequest'],
    },
    Invoiced: {
      word: 'Unpaid',
      waitsFor: 'client',
      next: ['notifyServiceRequest'],
    },
    Paid: { word: 'To be done', waitsFor: 'us', next: ['startServiceRequest'] },
    'In progress': {
      word: 'In work',
      waitsFor: 'us',
      next: ['recordServiceOutcome', 'finishServiceRequest', 'noteServiceFiling', 'noteServiceRecord'],
    },
    Finished: { word: 'Done', waitsFor: 'nobody' },
    Withdrawn: { word: 'Withdrawn', waitsFor: 'nobody' },
    Cancelled: { word: 'Called off', waitsFor: 'nobody' },
    Refunded: { word: 'Given back', waitsFor: 'nobody' },
    'Client unresponsive': { word: 'Client silent', waitsFor: 'client', next: ['notifyServiceRequest'] },
  },
  steps: {
    submitServiceRequest: {
      group: 'client',
      label: 'Send it for the client',
      sentence: 'It is ordered as it stands; its price is named next.',
    },
    addAssignmentDeed: {
      group: 'client',
      label: 'Add the deed',
      sentence: 'The signed paper of the transfer.',
      only: transfers,
    },
    checkAssignmentDeed: {
      group: 'record',
      label: 'Note what the deed says',
      sentence: 'Five points, each in order or not; a new deed is looked at anew.',
      only: transfers,
    },
    notifyServiceRequest: {
      group: 'client',
      label: 'Write to the client',
      sentence: 'The letter about where it stands goes out once more.',
    },
    releaseServiceRequest: {
      group: 'money',
      label: 'Begin before payment',
      sentence: 'The work starts now; what is to be paid stays to be paid.',
      has: 'workElsewhere',
      lacks: 'releasedAt',
      why: 'Only work ordered at a letter, a proof of use or a threat waits for its payment, and begins once.',
    },
    startServiceRequest: { group: 'record', label: 'Start', sentence: 'The client sees that it is in work.' },
    sendServiceDraft: {
      group: 'client',
      label: 'Send the draft',
      sentence: 'The client reads it and agrees, or says what to change.',
      only: drafted,
      lacks: 'draftApprovedAt',
      why: 'The client has agreed to the draft: it leaves as it is.',
    },
    addOutcomePaper: {
      group: 'client',
      label: 'Add the paper of the outcome',
      sentence: 'The letter as it left, the receipt, the agreement; the client sees it.',
      only: drafted,
    },
    recordServiceOutcome: {
      group: 'record',
      label: 'Record the outcome',
      sentence: 'The client reads what came of it; the order is done.',
      only: drafted,
    },
    finishServiceRequest: {
      group: 'record',
      label: 'Finish',
      sentence: 'The client reads that it is done.',
      only: doneWithoutWords,
      lacks: 'awaitsOffice',
      why: 'A renewal is filed first, a transfer is on record first, each of several marks is finished alone.',
    },
    noteServiceFiling: {
      group: 'office',
      label: 'It was filed',
      sentence: 'The day it was handed in, of a mark we do not look after.',
      only: atOffices,
      has: 'awaitsOffice',
      lacks: 'trademarkId',
      why: 'It is filed at its mark, or was filed before; the order follows by itself.',
    },
    noteServiceRecord: {
      group: 'office',
      label: 'It is on record',
      sentence: 'Day and number at the office, of a mark we do not look after.',
      only: atOffices,
      has: 'jurisdiction',
      lacks: 'trademarkId',
      why: 'Its mark says so; the order follows by itself.',
    },
    keepOfficeReceipt: {
      group: 'office',
      label: 'Keep the receipt',
      sentence: 'The paper of the office, seen by the client too.',
      only: atOffices,
      lacks: 'awaitsOffice',
      why: 'It is not filed yet.',
    },
    cloneServiceRequest: {
      group: 'record',
      label: 'Copy as new',
      sentence: 'A new order with the same answers.',
    },
    assignServiceRequestToBrand: {
      group: 'record',
      label: 'Move to a brand',
      sentence: 'The client finds it under that brand.',
    },
    cancelServiceRequest: {
      group: 'ends',
      label: 'Call off',
      sentence: 'Before it is paid; the client is told.',
    },
    giveUpServiceRequest: {
      group: 'ends',
      label: 'Client silent',
      sentence: 'Nobody answers; it can still be paid later.',
    },
    refundServiceRequest: {
      group: 'ends',
      label: 'Give money back',
      sentence: 'With a credit note; the work ends.',
    },
  },
});
