import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { caseOutcomes } from './case-outcome.js';
import { openEndsOf } from './open-ends.js';
import {
  foreignBrand,
  keepCase,
  noSolution,
  openEndsProblem,
  outcomePaperProblem,
  relevanceProblem,
  reminderProblem,
  reopenedStatus,
  reopenProblem,
  whitelisted,
} from './case-rules.js';
import { priceProblem } from '../case-solution/case-solution-rules.js';
import { CaseSolutionStatus } from '../case-solution/case-solution-status.js';
import { otherSideWaits } from './other-side-waits.js';
import { CaseStatus, caseStatuses } from './case-status.js';
import { caseResource } from './case.resource.js';
import { caseDesk } from './case.desk.js';

const { created, approached, inProgress, unresponsive, dismissed, resolved } = CaseStatus;
const step = stepsOf(caseResource);

const steps = [
  step({
    command: 'KickOffCase',
    doc: 'The client reads of the case and of what can be done; the drafted solutions become offers.',
    event: 'CaseKickedOff',
    label: 'Client approached',
    audience: 'customer',
    tells: ['threat-opened'],
    from: [created],
    to: approached,
    by: ['lawyer'],
    guard: (fields) => relevanceProblem(fields),
    change: (_, __, { now }) => approachedNow(now),
    preload: async (tx, _, __, { streamId }) => {
      const drafted = await queryRows<Parameters<typeof priceProblem>[0]>(
        tx,
        'select asked_on::text as "askedOn", items from case_solution where case_id = $1 and status = $2',
        [streamId, CaseSolutionStatus.draft],
      );
      if (drafted.length === 0) return noSolution();
      return drafted.map(priceProblem).find((problem) => problem !== undefined) ?? {};
    },
  }),
  step({
    command: 'StartCaseWork',
    doc: 'A solution was ordered.',
    event: 'CaseWorkStarted',
    label: 'Solution ordered',
    audience: 'customer',
    from: [approached, unresponsive],
    to: inProgress,
    by: [],
  }),
  step({
    command: 'RemindCaseClient',
    doc: 'Nobody answered what was offered: the client is reminded after three, seven and fourteen days. For the system.',
    event: 'CaseClientReminded',
    label: 'Client reminded',
    audience: 'customer',
    tells: ['threat-reminder'],
    from: [approached],
    to: 'same',
    by: [],
    input: { number: f.integer('Which reminder it is.', { min: 1, max: 3 }) },
    guard: (fields, { number }, context) => reminderProblem(fields, number, context),
    change: (_, { number }, { now }) => ({ remindersSent: number, lastRemindedAt: now.toISOString() }),
  }),
  step({
    command: 'MarkCaseUnresponsive',
    doc: 'Three reminders without an answer, or all that was offered lapsed. For the system.',
    event: 'CaseClientUnresponsive',
    label: 'Client unresponsive',
    audience: 'customer',
    tells: ['threat-unanswered'],
    from: [approached],
    to: unresponsive,
    by: [],
    preload: (tx, _, __, { streamId }) => otherSideWaits(tx, streamId),
  }),
  step({
    command: 'DismissCase',
    doc: 'Nothing is to be done; the reason stays.',
    event: 'CaseDismissed',
    label: 'Dismissed',
    audience: 'customer',
    from: [approached, created],
    to: dismissed,
    by: ['customer', ...staff],
    reasonNeeded: true,
    preload: (tx, _, __, { streamId }) => otherSideWaits(tx, streamId),
  }),
  step({
    command: 'RestoreCase',
    doc: 'Takes a dismissal back; it begins anew.',
    event: 'CaseRestored',
    label: 'Restored',
    audience: 'customer',
    from: [dismissed],
    to: created,
    by: ['customer', ...staff],
  }),
  step({
    command: 'CloseCase',
    doc: 'Ends it with its outcome.',
    event: 'CaseClosed',
    label: 'Resolved',
    audience: 'customer',
    tells: ['threat-closed'],
    from: [inProgress, approached],
    to: resolved,
    by: ['lawyer'],
    saysWhy: 'outcomeNote',
    input: {
      outcome: f.enumeration('How it ended.', { name: 'CaseOutcome', values: caseOutcomes }),
      outcomeNote: f.longText('The same in words, for the client.', { max: 5000, min: 1 }),
      outcomeDocumentId: caseResource.fields.outcomeDocumentId,
    },
    guard: (_, given) => outcomePaperProblem(given),
    preload: async (tx, _, { outcome }, { streamId }) =>
      openEndsProblem(outcome, await openEndsOf(tx, streamId)) ?? {},
    change: (_, given, { now }) => ({
      outcome: given.outcome,
      outcomeNote: given.outcomeNote,
      outcomeDocumentId: given.outcomeDocumentId ?? null,
      closedAt: now.toISOString(),
    }),
  }),
  step({
    command: 'ReopenCase',
    doc: 'New evidence, or an answer after all; the reason says which. Customers within 90 days.',
    event: 'CaseReopened',
    label: 'Reopened',
    audience: 'customer',
    tells: ['threat-reopened'],
    from: [resolved, unresponsive],
    to: reopenedStatus,
    by: ['customer', ...staff],
    reasonNeeded: true,
    guard: (fields, _, context) => reopenProblem(fields, context),
    change: (_, __, { now }) => ({
      outcome: null,
      outcomeNote: null,
      outcomeDocumentId: null,
      closedAt: null,
      ...approachedNow(now),
    }),
  }),
  step({
    command: 'NotifyCase',
    doc: 'Writes to the client of it once more.',
    event: 'CaseNotified',
    label: 'Client notified',
    audience: 'customer',
    from: [approached, inProgress, resolved],
    to: 'same',
    by: staff,
    tells: ['threat-opened', 'threat-closed'],
    // Where it stands goes along: it says which letter.
    change: ({ status }) => (status === undefined ? {} : { status }),
  }),
  step({
    command: 'MoveCaseToBrand',
    doc: 'Stands under another brand of the same owner from now on.',
    event: 'CaseMovedToBrand',
    label: 'Moved to another brand',
    audience: 'customer',
    from: caseStatuses,
    to: 'same',
    by: [],
    input: {
      brandId: f.ref('Brand', 'The brand.', { as: 'brand' }),
      userId: f.ref('User', 'Its owner.', { as: 'user' }),
    },
    guard: ({ userId }, brand) => (userId === brand.userId ? undefined : foreignBrand()),
    change: (_, { brandId }) => ({ brandId }),
  }),
];

/** Reminders are counted from here. */
function approachedNow(now: Date) {
  return { approachedAt: now.toISOString(), remindersSent: 0, lastRemindedAt: null };
}

const events = {
  added: 'CaseCreated',
  amended: 'CaseAmended',
  removed: 'CaseRemoved',
  assigned: 'CaseAssigned',
};

export const caseItem = workItem(caseResource, events, {
  writable: [
    'userId',
    'brandId',
    'brandMonitoringTaskId',
    'caseCounterpartyId',
    'relevance',
    'ifLeftAlone',
    'lawyersNote',
  ],
  fixed: ['userId', 'brandId', 'brandMonitoringTaskId', 'caseCounterpartyId'],
  create: staff,
  update: staff,
  remove: ['admin'],
  starts: created,
  labels: { added: 'Created', audience: 'staff' },
  steps,
  preload: async (tx, { caseCounterpartyId }) => {
    const listed = await queryRow(tx, 'select id from case_counterparty where id = $1 and whitelisted', [
      caseCounterpartyId,
    ]);
    return listed === undefined ? {} : whitelisted();
  },
  // Whichever lawyer opens it is in charge of it, until somebody else is named.
  fill: (_, { viewer }) => (viewer.role === 'lawyer' ? { assignedAdminId: viewer.userId ?? null } : {}),
  mayTouch: isOwner,
  keep: keepCase,
  subject: ({ userId }) => userId,
});

export const caseEntity = workItemEntity(caseResource, caseItem, { desk: caseDesk });
