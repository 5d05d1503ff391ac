import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { caseSolutionResource } from './case-solution.resource.js';

/** How colleagues speak of an option against a threat, and what they do with it. */
export const caseSolutionDesk = deskOf(caseSolutionResource, {
  states: {
    Draft: { word: 'Not offered yet', waitsFor: 'us', next: ['offerCaseSolution'] },
    Offered: { word: 'With the client', waitsFor: 'client' },
    Ordered: [
      { word: 'In progress', waitsFor: 'us', has: 'workBegunAt', next: ['deliverCaseSolution'] },
      { word: 'Ordered', waitsFor: 'us', has: 'paidAt', next: ['deliverCaseSolution'] },
      { word: 'Ordered, unpaid', waitsFor: 'client' },
    ],
    Delivered: { word: 'Done', waitsFor: 'nobody' },
    Declined: { word: 'Declined', waitsFor: 'nobody' },
    Lapsed: { word: 'Offer over', waitsFor: 'nobody' },
  },
  steps: {
    offerCaseSolution: {
      group: 'client',
      label: 'Offer this option',
      sentence: 'The client can order it from now on.',
    },
    orderCaseSolution: {
      group: 'client',
      label: 'Order for the client',
      sentence: 'On the client’s word, which is kept as paper; the price is the one that was offered.',
    },
    deliverCaseSolution: {
      group: 'record',
      label: 'Option done',
      sentence:
        'It is done by itself once its letter is sent, its report filed and other work finished; so is the order.',
    },
    deleteCaseSolution: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only an option that was never offered.',
      from: ['Draft'],
    },
  },
});
