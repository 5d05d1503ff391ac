import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { caseResource } from './case.resource.js';

/** How colleagues speak of a threat, and what they do with it. */
export const caseDesk = deskOf(caseResource, {
  states: {
    Created: [
      { word: 'To weigh', waitsFor: 'us', has: 'relevance', next: ['kickOffCase'] },
      {
        word: 'To weigh',
        waitsFor: 'us',
        next: [{ page: '/case/{id}/show#case-relevance', label: 'Say how much it matters' }],
      },
    ],
    'Client approached': { word: 'Client to choose', waitsFor: 'client', next: ['notifyCase'] },
    'Client unresponsive': { word: 'Client silent', waitsFor: 'client', next: ['reopenCase'] },
    'In progress': { word: 'In work', waitsFor: 'us', next: ['closeCase'] },
    Dismissed: { word: 'Left alone', waitsFor: 'nobody', next: ['restoreCase'] },
    Resolved: { word: 'Closed', waitsFor: 'nobody', next: ['reopenCase'] },
  },
  steps: {
    kickOffCase: {
      group: 'client',
      label: 'Send the steps',
      sentence: 'The client gets what can be done about it; relevance and one option are needed.',
      has: 'relevance',
      why: 'Say first how much it matters.',
    },
    notifyCase: {
      group: 'client',
      label: 'Write to the client',
      sentence: 'The letter about where it stands goes out once more.',
    },
    reopenCase: {
      group: 'record',
      label: 'Take up again',
      sentence: 'It goes on where it stopped.',
    },
    restoreCase: { group: 'record', label: 'Bring back', sentence: 'It is weighed again.' },
    closeCase: {
      group: 'ends',
      label: 'Close with outcome',
      sentence:
        'The client reads the outcome, which is what was seen: pages that are gone, or a paper. What the client ordered is done before.',
    },
    dismissCase: {
      group: 'ends',
      label: 'Leave alone',
      sentence: 'Nothing is done about it; the reason stays in the history.',
    },
    deleteCase: {
      group: 'ends',
      label: 'Delete',
      sentence: 'Only what was entered by mistake and nobody was told of.',
      from: ['Created'],
    },
  },
});
