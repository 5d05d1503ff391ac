import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { serviceRequestResource } from './service-request.resource.js';

const transfers = { field: 'serviceName', values: ['ownership-transfer'] } as const;
/** Services that end at an office. */
const atOffices = {
  field: 'serviceName',
  values: ['trademark-renewal', 'ownership-transfer'],
} as const;

/** How colleagues speak of a service order, and what they do with it. */
export const serviceRequestDesk = deskOf(serviceRequestResource, {
  states: {
    Draft: { word: 'Begun', waitsFor: 'client', next: ['submitServiceRequest'] },
    Submitted: {
      word: 'Price to name',
      waitsFor: 'us',
      next: ['quoteServiceRequest', 'invoiceServiceRequest'],
    },
    Quoted: {
      word: 'Price with the client',
      waitsFor: 'client',
      next: ['invoiceServiceRequest', 'notifyServiceRequest'],
    },
    Invoiced: {
      word: 'Unpaid',
      waitsFor: 'client',
      next: ['confirmServiceRequestPayment', 'notifyServiceRequest'],
    },
    Paid: { word: 'To be done', waitsFor: 'us', next: ['startServiceRequest'] },
    'In progress': {
      word: 'In work',
      waitsFor: 'us',
      next: ['finishServiceRequest', 'noteServiceFiling', 'noteServiceRecord'],
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
      sentence: 'It is ordered at the price that was shown.',
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
    quoteServiceRequest: {
      group: 'money',
      label: 'Name the price',
      sentence: 'The client reads it and can agree.',
    },
    invoiceServiceRequest: {
      group: 'money',
      label: 'Invoice',
      sentence: 'The client gets what is to be paid.',
    },
    releaseServiceRequest: {
      group: 'money',
      label: 'Begin before payment',
      sentence: 'The work starts now; what is to be paid stays to be paid.',
      has: 'workElsewhere',
      lacks: 'releasedAt',
      why: 'Only work ordered at a letter, a proof of use or a threat waits for its payment, and begins once.',
    },
    confirmServiceRequestPayment: {
      group: 'money',
      label: 'Confirm the payment',
      sentence: 'The money is on our account; the work begins.',
    },
    startServiceRequest: { group: 'record', label: 'Start', sentence: 'The client sees that it is in work.' },
    finishServiceRequest: {
      group: 'record',
      label: 'Finish',
      sentence: 'The client reads that it is done.',
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
