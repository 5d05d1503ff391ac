import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import {
  draftDecisionProblem,
  draftToSendProblem,
  outcomePaperProblem,
  outcomeProblem,
} from './drafted-work-rules.js';
import { uploadedPaper, uploadProblem } from './order-papers.js';
import { serviceRequestResource } from './service-request.resource.js';

const step = stepsOf(serviceRequestResource);
const { draftWish, outcome } = serviceRequestResource.fields;

/** The draft that was read: another one that came meanwhile is read first. */
const seen = { draft: f.id('The draft that was read.') };

/** A draft goes to the client, who agrees to it or says what to change. */
const draft = (linkKey: string) => [
  step({
    command: 'SendServiceDraft',
    doc: 'The client reads the draft before it leaves; a new one takes the place of the old.',
    event: 'ServiceDraftSent',
    label: 'Draft sent to the client',
    audience: 'customer',
    from: ['In progress'],
    to: 'same',
    by: staff,
    tells: ['service-order'],
    input: { upload: f.text('The draft, as it was uploaded.', { max: 120, min: 1 }) },
    guard: (order, { upload }, context) =>
      draftToSendProblem(order) ?? uploadProblem(upload, 'upload', { linkKey, context }),
    change: (_, { upload }, context) => ({
      draftDocumentId: uploadedPaper(upload, { linkKey, context }) ?? null,
      draftApprovedAt: null,
      draftWish: null,
    }),
  }),
  step({
    command: 'ApproveServiceDraft',
    doc: 'The client agrees to the draft as it was read.',
    event: 'ServiceDraftApproved',
    label: 'Draft approved by the client',
    audience: 'customer',
    from: ['In progress'],
    to: 'same',
    by: ['visitor', 'customer'],
    input: seen,
    guard: (order, { draft }) => draftDecisionProblem(order, draft),
    change: (_, __, { now }) => ({ draftApprovedAt: now.toISOString(), draftWish: null }),
  }),
  step({
    command: 'AskServiceDraftChange',
    doc: 'The client says what to change; the lawyer sends the draft anew.',
    event: 'ServiceDraftChangeAsked',
    label: 'Changes of the draft asked for',
    audience: 'customer',
    from: ['In progress'],
    to: 'same',
    by: ['visitor', 'customer'],
    input: { ...seen, draftWish: { ...draftWish, optional: false } },
    guard: (order, { draft }) => draftDecisionProblem(order, draft),
    change: (_, { draftWish: words }) => ({ draftWish: words }),
  }),
];

/** What came of it, in words and on paper. */
const outcomeOf = (linkKey: string) => [
  step({
    command: 'AddOutcomePaper',
    doc: 'A paper of what came of it: the letter as it left, the receipt, the agreement.',
    event: 'OutcomePaperAdded',
    label: 'Paper of the outcome',
    audience: 'customer',
    from: ['In progress', 'Finished'],
    to: 'same',
    by: staff,
    input: { upload: f.text('The paper, as it was uploaded.', { max: 120, min: 1 }) },
    guard: (order, { upload }, context) =>
      outcomePaperProblem(order) ?? uploadProblem(upload, 'upload', { linkKey, context }),
    change: (_, { upload }, context) => ({
      outcomeDocumentId: uploadedPaper(upload, { linkKey, context }) ?? null,
    }),
  }),
  step({
    command: 'RecordServiceOutcome',
    doc: 'What came of it: the order is done.',
    event: 'ServiceOutcomeRecorded',
    label: 'Outcome recorded',
    audience: 'customer',
    from: ['In progress'],
    to: 'Finished',
    by: staff,
    input: { outcome: { ...outcome, optional: false } },
    guard: (order) => outcomeProblem(order),
    change: (_, given) => given,
  }),
];

/** From the draft to the outcome of a service with a form. `linkKey`: uploads are proved with it. */
export const draftedWork = (linkKey: string) => [...draft(linkKey), ...outcomeOf(linkKey)];
