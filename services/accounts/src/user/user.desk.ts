import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { userResource } from './user.resource.js';

/** How colleagues speak of an account, and what they do with it. */
export const userDesk = deskOf(userResource, {
  states: {
    Initiated: { word: 'Not signed in yet', waitsFor: 'client' },
    Invited: { word: 'Not signed in yet', waitsFor: 'client' },
    Active: [
      { word: 'Wants to be erased', waitsFor: 'us', has: 'erasureRequestedAt', next: ['approveErasure'] },
      {
        word: 'Active',
        waitsFor: 'nobody',
        next: [{ page: '/registration_request/create?userId={id}', label: 'New order' }],
      },
    ],
    Deactivated: { word: 'Closed', waitsFor: 'nobody', next: ['reactivateUser'] },
    Merged: { word: 'Became another account', waitsFor: 'nobody' },
    Deleted: { word: 'Erased', waitsFor: 'nobody' },
  },
  steps: {
    updateUserProfile: {
      group: 'record',
      label: 'Correct the profile',
      sentence: 'Name, phone, language, currency and what the client agreed to.',
      from: ['Initiated', 'Invited', 'Active'],
    },
    cancelEmailChange: {
      group: 'record',
      label: 'Stop the change of e-mail',
      sentence: 'The old address stays.',
      has: 'pendingEmail',
      why: 'No change is under way.',
    },
    resetSecondFactors: {
      group: 'record',
      label: 'Take the second step away',
      sentence: 'For who lost the device; the next sign-in sets up a new one.',
      from: ['Active'],
      has: 'secondFactorCount',
      why: 'There is no second step.',
    },
    reactivateUser: {
      group: 'record',
      label: 'Open the account again',
      sentence: 'The client can sign in again.',
      from: ['Deactivated'],
    },
    deactivateUser: {
      group: 'ends',
      label: 'Close the account',
      sentence: 'Nobody signs in with it any more; open work stays with us.',
      from: ['Initiated', 'Invited', 'Active'],
    },
    mergeUser: {
      group: 'ends',
      label: 'Merge a duplicate',
      sentence:
        'This account is a second one of a client: everything in it becomes the other’s. It cannot be undone.',
      from: ['Initiated', 'Invited', 'Active', 'Deactivated'],
    },
    approveErasure: {
      group: 'ends',
      label: 'Erase',
      sentence: 'What the law does not keep is gone for good, the profile too.',
      from: ['Active', 'Deactivated'],
      has: 'erasureRequestedAt',
      why: 'Nobody asked for it.',
    },
  },
});
