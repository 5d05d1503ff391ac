import { deskOf } from '@cotta/kit/model/decider/desk.js';
import { caseObjectionResource } from './case-objection.resource.js';

/** How colleagues speak of what the other side wrote, and what they do with it. */
export const caseObjectionDesk = deskOf(caseObjectionResource, {
  states: {
    'To answer': {
      word: 'To answer',
      waitsFor: 'us',
      next: ['keepCaseDemand', 'withdrawCaseDemand', 'askCaseObjectionClient'],
    },
    'With client': { word: 'Client is asked', waitsFor: 'client' },
    'Demand kept': { word: 'Answered, demand kept', waitsFor: 'nobody' },
    'Demand withdrawn': { word: 'Demand withdrawn', waitsFor: 'nobody' },
    'Set aside': { word: 'Set aside', waitsFor: 'nobody' },
  },
  steps: {
    keepCaseDemand: {
      group: 'office',
      label: 'Answer, keep the demand',
      sentence:
        'Your answer goes to the other side by e-mail now; what was asked of it stays, and the client is written to.',
    },
    withdrawCaseDemand: {
      group: 'office',
      label: 'Answer, withdraw the demand',
      sentence:
        'Your answer goes to the other side by e-mail now; nothing is asked of it any more, and the client reads why.',
    },
    askCaseObjectionClient: {
      group: 'client',
      label: 'Ask the client',
      sentence: 'The client gets your question by letter and answers on the page of the threat.',
    },
    setAsideCaseObjection: {
      group: 'ends',
      label: 'Set aside',
      sentence: 'Nothing goes to the other side; say why, also where you answered in another way.',
    },
  },
});
