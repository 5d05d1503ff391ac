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
      sentence: 'Another payer for the charges to come.',
    },
    orderBrandSubscriptionUpgrade: {
      group: 'money',
      label: 'Upgrade',
      sentence:
        'The difference of the days that are left is charged; the higher tier begins when it is paid.',
    },
    planBrandSubscriptionDowngrade: {
      group: 'money',
      label: 'Downgrade',
      sentence: 'The lower tier begins with the next period; the present one takes it back.',
    },
    unpauseBrandSubscription: {
      group: 'record',
      label: 'Let it go on',
      sentence: 'Its last day moves by as many days as it rested.',
      has: 'pausedOn',
      why: 'It is not paused.',
    },
    pauseBrandSubscription: {
      group: 'record',
      label: 'Pause',
      sentence: 'Nothing is searched or charged meanwhile; the days that were paid are added at the end.',
      lacks: 'pausedOn',
      why: 'It is paused already.',
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
