import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { productResource } from './product.resource.js';

/** How colleagues speak of what is paid, and what they do with it. */
export const productDesk = deskOf(productResource, {
  states: {
    Created: { word: 'To pay', waitsFor: 'client' },
    'Checkout started': { word: 'Paying begun', waitsFor: 'client' },
    'Payment failed': { word: 'Payment failed', waitsFor: 'client' },
    'Checkout completed': { word: 'Transfer awaited', waitsFor: 'client', next: ['confirmProductTransfer'] },
    Paid: { word: 'Paid', waitsFor: 'us', next: ['finishProductOrder'] },
    Fulfilled: { word: 'Done', waitsFor: 'nobody' },
    'Partly refunded': { word: 'Part given back', waitsFor: 'nobody' },
    Refunded: { word: 'Given back', waitsFor: 'nobody' },
    Cancelled: { word: 'Called off', waitsFor: 'nobody' },
  },
  steps: {
    confirmProductTransfer: {
      group: 'money',
      label: 'Confirm the transfer',
      sentence:
        'As the statement of the bank shows it. The whole sum pays the order; less leaves the rest to pay; more becomes the client’s credit, which can be sent back.',
    },
    finishProductOrder: {
      group: 'record',
      label: 'Finish',
      sentence: 'What was paid for is done.',
    },
    settleProductFee: {
      group: 'money',
      label: 'Enter what the office took',
      sentence:
        'As its receipt says. What it is less than was charged goes back to the client with a credit note; more is ours.',
    },
    regenerateProductDocument: {
      group: 'record',
      label: 'Make the paper again',
      sentence: 'The same content, a new file.',
    },
    refundProduct: {
      group: 'money',
      label: 'Give money back',
      sentence: 'With a credit note; it goes back the way it came.',
    },
    requestProductTransferBack: {
      group: 'money',
      label: 'Give money back by transfer',
      sentence: 'With a credit note; two persons send the transfer.',
    },
    cancelProduct: {
      group: 'ends',
      label: 'Call the order off',
      sentence: 'It cannot be paid any more.',
    },
  },
});
