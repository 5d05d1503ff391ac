import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { brandSubscriptionResource } from './brand-subscription.resource.js';

/** How colleagues speak of a subscription, and what they do with it. */
export const brandSubscriptionDesk = deskOf(brandSubscriptionResource, {
  states: {
    Created: { word: 'Not checked out', waitsFor: 'client' },
    'Trial started': { word: 'Trial', waitsFor: 'nobody' },
    'Subscription started': { word: 'Runs', waitsFor: 'nobody' },
    'Past due': { word: 'Payment failed', waitsFor: 'client', next: ['notifyBrandSubscription'] },
    'Cancelled at period end': { word: 'Ends with the period', waitsFor: 'nobody' },
    Ended: { word: 'Ended', waitsFor: 'nobody' },
  },
  steps: {
    notifyBrandSubscription: {
      group: 'client',
      label: 'Write to the client',
      sentence: 'The letter about where it stands goes out once more.',
    },
    changeBrandSubscription: {
      group: 'money',
      label: 'Change',
      sentence: 'Another tier or another payer from the next period on.',
    },
    resumeBrandSubscription: {
      group: 'money',
      label: 'Take the end back',
      sentence: 'On the client’s word, before the period is over; it is charged again for the next one.',
    },
    cancelBrandSubscription: {
      group: 'ends',
      label: 'End with the period',
      sentence: 'It runs until what is paid is over.',
    },
    deleteBrandSubscription: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only what was never checked out.',
      from: ['Created'],
    },
  },
});
