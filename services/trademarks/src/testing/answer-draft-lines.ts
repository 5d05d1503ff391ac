import type { Lines } from '@cotta/kit/testing/every-step.js';
import { reminded } from './marks.js';
import { client } from './people.js';

/** Of the state machine of a letter: its answer is read by the client before it is filed. */
export const answerDraftLines: Lines = {
  SendOfficeActionDraft: {
    from: ['Drafting'],
    to: (from) => from,
    by: ['lawyer'],
    facts: { responseText: 'The marks differ.' },
  },
  ApproveOfficeActionDraft: {
    from: ['Drafting'],
    to: (from) => from,
    by: ['visitor', 'customer'],
    input: { draft: 1 },
    facts: { draftNumber: 1 },
    viewer: client,
  },
  ApproveOfficeActionDraftForClient: {
    from: ['Drafting'],
    to: (from) => from,
    by: ['lawyer', 'admin'],
    input: { draftAgreedBy: 'telephone', draftAgreedWords: 'Yes, file it.', reason: 'Called.' },
    facts: { draftNumber: 1 },
  },
  AskOfficeActionDraftChange: {
    from: ['Drafting'],
    to: (from) => from,
    by: ['visitor', 'customer'],
    input: { draft: 1, draftWish: 'Softer.' },
    facts: { draftNumber: 1 },
    viewer: client,
  },
  RemindOfOfficeActionDraft: { from: ['Drafting'], to: (from) => from, by: [], input: reminded },
};
