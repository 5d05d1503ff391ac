import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { reminderNoted } from '../deadlines/rows/reminder-fields.js';
import { linked } from '../links/record-link.js';
import { noRecipient } from '../mark/mark-letters.js';
import { no } from '../refusals.js';
import {
  agreementProblem,
  changesProblem,
  draftDecisionProblem,
  draftToSendProblem,
  wordsOf,
} from './answer-draft-rules.js';
import { letterFacts } from './letter-facts.js';
import { officeActionResource } from './office-action.resource.js';

const step = stepsOf(officeActionResource);
const { draftWish, draftAgreedBy, draftAgreedWords } = officeActionResource.fields;

/** Nobody noted an agreement that was given elsewhere. */
const agreedNowhereElse = { draftAgreedBy: null, draftAgreedWords: null };

/** The draft that was read: another one that came meanwhile is read first. */
const seen = { draft: f.integer('The number of the draft that was read.', { min: 1 }) };

/** The answer goes to the client before it is filed, who agrees to it or says what to change. */
export const answerDraft = [
  step({
    command: 'SendOfficeActionDraft',
    doc: 'The client reads the answer before it is filed; a new draft takes the place of the old, and ends what was agreed to.',
    event: 'OfficeActionDraftSent',
    label: 'Draft sent to the client',
    audience: 'customer',
    from: ['Drafting'],
    to: 'same',
    by: ['lawyer'],
    tells: ['office-action-draft'],
    guard: (letter) => noRecipient(letter) ?? draftToSendProblem(letter),
    change: (letter, _, { now }) => ({
      ...letterFacts(letter),
      ...linked(letter),
      draftNumber: (letter.draftNumber ?? 0) + 1,
      draftText: wordsOf(letter),
      draftTextBefore: letter.draftText ?? null,
      draftSentAt: now.toISOString(),
      draftApprovedAt: null,
      draftChangeAskedAt: null,
      draftWish: null,
      ...agreedNowhereElse,
    }),
  }),
  step({
    command: 'ApproveOfficeActionDraft',
    doc: 'The client agrees to the draft as it was read.',
    event: 'OfficeActionDraftApproved',
    label: 'Draft approved by the client',
    audience: 'customer',
    from: ['Drafting'],
    to: 'same',
    by: ['visitor', 'customer'],
    input: seen,
    guard: (letter, { draft }) => draftDecisionProblem(letter, draft),
    change: (letter, _, { now }) => ({
      ...letterFacts(letter),
      draftApprovedAt: now.toISOString(),
      draftChangeAskedAt: null,
      draftWish: null,
    }),
  }),
  step({
    command: 'ApproveOfficeActionDraftForClient',
    doc: 'The client agreed to the draft elsewhere than on its page: whoever of the firm heard it notes the way and the very words, and why it was not said on the page.',
    event: 'OfficeActionDraftApproved',
    label: 'Draft approved by the client',
    audience: 'customer',
    from: ['Drafting'],
    to: 'same',
    by: staff,
    reasonNeeded: true,
    input: {
      draftAgreedBy: { ...draftAgreedBy, optional: false },
      draftAgreedWords: { ...draftAgreedWords, optional: false },
    },
    // The draft that counts is the one that is there: the words were said about no other.
    guard: (letter, { draftAgreedWords: words }) =>
      draftDecisionProblem(letter, letter.draftNumber ?? 0) ?? agreementProblem(words),
    change: (letter, { draftAgreedBy: way, draftAgreedWords: words }, { now }) => ({
      ...letterFacts(letter),
      draftApprovedAt: now.toISOString(),
      draftChangeAskedAt: null,
      draftWish: null,
      draftAgreedBy: way,
      draftAgreedWords: words,
    }),
  }),
  step({
    command: 'AskOfficeActionDraftChange',
    doc: 'The client says what to change; the lawyer sends the draft anew.',
    event: 'OfficeActionDraftChangeAsked',
    label: 'Changes of the draft asked for',
    audience: 'customer',
    from: ['Drafting'],
    to: 'same',
    by: ['visitor', 'customer'],
    input: { ...seen, draftWish: { ...draftWish, optional: false } },
    guard: (letter, { draft, draftWish: words }) =>
      draftDecisionProblem(letter, draft) ?? changesProblem(words),
    change: (letter, { draftWish: words }, { now }) => ({
      ...letterFacts(letter),
      draftChangeAskedAt: now.toISOString(),
      draftWish: words,
    }),
  }),
  step({
    ...reminderNoted,
    command: 'RemindOfOfficeActionDraft',
    doc: 'A reminder of the draft was sent. For the system.',
    event: 'OfficeActionDraftReminderSent',
    label: 'Reminder of the draft sent',
    audience: 'customer',
    from: ['Drafting'],
    by: [],
    tells: ['office-action-draft'],
    change: (letter, input) => ({ ...input, ...linked(letter) }),
    guard: ({ remindersEnabled }) => (remindersEnabled === true ? undefined : no('REMINDERS_OFF')),
  }),
];
