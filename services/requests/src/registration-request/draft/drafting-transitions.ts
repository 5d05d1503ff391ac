import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  approvalProblem,
  clientsWordProblem,
  draftingProblem,
  giveUpProblem,
  leftOutColumns,
  postponeProblem,
  reviewProblem,
  sendProblem,
} from '../order/order-rules.js';
import { endingProblem } from '../order/ending-problem.js';
import { copyIn, approvedApplication } from '../approval/approved-copy.js';
import { sentDigestOf } from '../approval/sent-copy.js';
import { preloadDraft } from './preload-draft.js';
import { requestStep } from '../request-step.js';

const leaveOut = {
  leaveOutUnused: f.boolean('What is paid and not in the draft is left out on purpose.', {
    optional: true,
  }),
};

/** From the paid order to the filed application, and the ways out of silence. */
export const markReadyForDrafting = requestStep({
  command: 'MarkReadyForDrafting',
  doc: 'The questionnaire opens. After payment; an admin may go on without, and says why.',
  event: 'ReadyForDrafting',
  from: ['Order created'],
  to: 'Ready for drafting',
  by: ['admin'],
  guard: draftingProblem,
  stage: 'drafting',
});

export const requestReview = requestStep({
  command: 'RequestReview',
  doc: 'The client has filled everything in and asks the lawyer to look.',
  event: 'ReviewRequested',
  from: ['Ready for drafting'],
  to: 'same',
  by: ['customer'],
  preload: preloadDraft,
  input: leaveOut,
  guard: reviewProblem,
  columns: leftOutColumns,
});

export const sendForReview = requestStep({
  command: 'SendForReview',
  doc: 'The finished draft goes to the client.',
  event: 'SentForReview',
  from: ['Ready for drafting'],
  to: 'Sent for review',
  by: ['lawyer', 'admin'],
  preload: preloadDraft,
  carriesPriority: true,
  input: leaveOut,
  guard: sendProblem,
  columns: (input, context, state) => ({
    ...leftOutColumns(input, context, state),
    sentAt: context.now.toISOString(),
    sentDigest: sentDigestOf(copyIn(context)),
  }),
});

export const requestChanges = requestStep({
  command: 'RequestChanges',
  doc: 'The client wants the draft changed, and says how.',
  event: 'ChangesRequested',
  from: ['Sent for review'],
  to: 'Ready for drafting',
  by: ['customer'],
  reasonNeeded: true,
  // What was ordered more is taken into the draft in any case.
  guard: (state, _, { viewer }) => (viewer.role === 'system' ? undefined : endingProblem(state)),
  columns: () => ({ sentAt: null, sentDigest: null }),
});

export const postponeApplication = requestStep({
  command: 'PostponeApplication',
  doc: 'Reminders rest until a day within six months, before priority ends; the firm says where the client asked for it.',
  event: 'ApplicationPostponed',
  from: ['Sent for review'],
  to: 'same',
  by: ['customer', ...staff],
  preload: preloadDraft,
  carriesPriority: true,
  input: { until: f.calendarDate('When to ask again; calendar date where the client is.') },
  guard: postponeProblem,
  columns: ({ until }) => ({ postponedUntil: until }),
});

export const approveApplication = requestStep({
  command: 'ApproveApplication',
  doc: 'The client approves the draft; the firm does so on written consent and says where it is.',
  event: 'ApplicationApproved',
  from: ['Sent for review'],
  to: 'Application approved',
  by: ['customer', ...staff],
  preload: preloadDraft,
  stage: 'filing',
  input: {
    draftDigest: f.text('Digest of what was read, from `filingCopy`: clients approve exactly that.', {
      max: 64,
      optional: true,
    }),
    poaDocumentId: f.id('The signed power of attorney, where an office asks for one.', { optional: true }),
  },
  guard: approvalProblem,
  also: approvedApplication,
  columns: ({ poaDocumentId }, { now, viewer }) => ({
    approvedAt: now.toISOString(),
    approvalAddressKey: viewer.addressKey ?? null,
    ...(poaDocumentId ? { poaDocumentId } : {}),
  }),
});

export const recordApplicationsFiled = requestStep({
  command: 'RecordApplicationsFiled',
  doc: 'Every mark of the order was filed. For the system alone.',
  event: 'ApplicationsFiled',
  from: ['Application approved'],
  to: 'Filed',
  by: [],
});

export const giveUpRequest = requestStep({
  command: 'GiveUpRequest',
  doc: 'No answer for 30 days after the last reminder.',
  event: 'RequestGivenUp',
  from: ['Order created', 'Ready for drafting', 'Sent for review'],
  to: 'Client unresponsive',
  by: ['admin'],
  guard: giveUpProblem,
});

export const loseRequest = requestStep({
  command: 'LoseRequest',
  doc: 'No order for 90 days. For the system alone.',
  event: 'RequestLost',
  from: ['Verification requested', 'Verification approved', 'Verification dismissed'],
  to: 'Lost to follow-up',
  by: [],
});

export const reopenRequest = requestStep({
  command: 'ReopenRequest',
  doc: 'The client is back: the order goes on where it stood; the firm says where the client asked for it.',
  event: 'RequestReopened',
  from: ['Client unresponsive', 'Lost to follow-up'],
  to: 'previous',
  by: ['customer', ...staff],
  preload: preloadDraft,
  carriesPriority: true,
  guard: (_, __, context) => clientsWordProblem(context),
});
