import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { f } from '@cotta/kit/model/field/field.js';
import { ofCase } from '../case/of-case.js';
import { no } from '../refusals.js';
import { caseObjectionDesk } from './case-objection.desk.js';
import { caseObjectionResource } from './case-objection.resource.js';
import { CaseObjectionStatus } from './case-objection-status.js';

const { toAnswer, withClient, kept, withdrawn, setAside } = CaseObjectionStatus;
const step = stepsOf(caseObjectionResource);
const answer = f.longText('What the other side reads; it goes by e-mail now.', {
  max: 10_000,
  min: 1,
  personal: true,
});

/** Whoever left no address cannot be answered from here: `NO_ADDRESS_LEFT`. */
const addressProblem = ({ fromEmail }: { readonly fromEmail?: string | null }) =>
  fromEmail ? undefined : no('NO_ADDRESS_LEFT');

const steps = [
  step({
    command: 'AskCaseObjectionClient',
    doc: 'The client is asked about what the other side wrote, before it is answered.',
    event: 'CaseObjectionClientAsked',
    label: 'Client asked about the other side',
    audience: 'customer',
    tells: ['other-side-asked'],
    from: [toAnswer],
    to: withClient,
    by: ['lawyer'],
    saysWhy: 'clientQuestion',
    input: { clientQuestion: f.longText('What the client is asked.', { max: 5000, min: 1, personal: true }) },
    change: ({ caseId }, { clientQuestion }) => ({ ...ofCase(caseId), clientQuestion, clientAnswer: null }),
  }),
  step({
    command: 'AnswerCaseObjectionClient',
    doc: 'The client says what is to be known before the other side is answered.',
    event: 'CaseObjectionClientAnswered',
    label: 'Client answered',
    audience: 'customer',
    from: [withClient],
    to: toAnswer,
    by: ['customer'],
    saysWhy: 'clientAnswer',
    input: { clientAnswer: f.longText('What the client says.', { max: 5000, min: 1, personal: true }) },
    change: ({ caseId }, { clientAnswer }) => ({ ...ofCase(caseId), clientAnswer }),
  }),
  step({
    command: 'KeepCaseDemand',
    doc: 'The other side is answered by e-mail, and the demand stays.',
    event: 'CaseDemandKept',
    label: 'Other side answered, demand kept',
    audience: 'customer',
    tells: ['demand-kept'],
    from: [toAnswer, withClient],
    to: kept,
    by: ['lawyer'],
    saysWhy: 'answer',
    input: { answer },
    guard: addressProblem,
    change: ({ caseId }, given, { now }) => ({
      ...ofCase(caseId),
      answer: given.answer,
      answeredAt: now.toISOString(),
    }),
  }),
  step({
    command: 'WithdrawCaseDemand',
    doc: 'The other side is right: it is answered by e-mail that nothing is asked of it any more, and the client reads why.',
    event: 'CaseDemandWithdrawn',
    label: 'Demand withdrawn',
    audience: 'customer',
    tells: ['demand-withdrawn'],
    from: [toAnswer, withClient],
    to: withdrawn,
    by: ['lawyer'],
    saysWhy: 'reasonForClient',
    input: {
      answer,
      reasonForClient: f.longText('Why, for the client.', { max: 5000, min: 1, personal: true }),
    },
    guard: addressProblem,
    change: ({ caseId }, given, { now }) => ({
      ...ofCase(caseId),
      answer: given.answer,
      reasonForClient: given.reasonForClient,
      answeredAt: now.toISOString(),
    }),
  }),
  step({
    command: 'SetAsideCaseObjection',
    doc: 'It needs no answer from here: it belongs elsewhere, says nothing, or was answered in another way. The reason stays.',
    event: 'CaseObjectionSetAside',
    label: 'Set aside',
    audience: 'staff',
    from: [toAnswer, withClient],
    to: setAside,
    by: ['lawyer'],
    reasonNeeded: true,
  }),
];

const events = {
  added: 'CaseObjectionReceived',
  amended: 'CaseObjectionAmended',
  removed: 'CaseObjectionRemoved',
  assigned: 'CaseObjectionAssigned',
};

export const caseObjection = workItem(caseObjectionResource, events, {
  writable: [
    'userId',
    'caseId',
    'caseLetterId',
    'ticketId',
    'receivedAt',
    'way',
    'language',
    'fromName',
    'fromEmail',
    'reported',
    'words',
    'assignedAdminId',
  ],
  // What the other side said is written by what they sent, and never changed or taken away.
  create: [],
  update: [],
  remove: [],
  starts: toAnswer,
  labels: { added: 'The other side wrote', audience: 'customer' },
  steps,
  mayTouch: isOwner,
  subject: ({ userId }) => userId ?? undefined,
});

export const caseObjectionEntity = workItemEntity(caseObjectionResource, caseObjection, {
  desk: caseObjectionDesk,
});
