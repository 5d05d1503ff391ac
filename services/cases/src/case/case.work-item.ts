import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { caseOutcomes } from './case-outcome.js';
import {
  foreignBrand,
  keepCase,
  noSolution,
  relevanceProblem,
  reopenedStatus,
  reopenProblem,
  whitelisted,
} from './case-rules.js';
import { CaseSolutionStatus } from '../case-solution/case-solution-status.js';
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
    preload: async (tx, _, __, { streamId }) => {
      const drafted = await queryRow(
        tx,
        'select id from case_solution where case_id = $1 and status = $2 limit 1',
        [streamId, CaseSolutionStatus.draft],
      );
      return drafted === undefined ? noSolution() : {};
    },
  }),
  step({
    command: 'StartCaseWork',
    doc: 'A solution was ordered.',
    event: 'CaseWorkStarted',
    label: 'Solution ordered',
    audience: 'customer',
    from: [approached],
    to: inProgress,
    by: [],
  }),
  step({
    command: 'MarkCaseUnresponsive',
    doc: 'All that was offered lapsed without an answer. For the system.',
    event: 'CaseClientUnresponsive',
    label: 'Client unresponsive',
    audience: 'customer',
    tells: ['threat-unanswered'],
    from: [approached],
    to: unresponsive,
    by: [],
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
    },
    change: (_, given, { now }) => ({
      outcome: given.outcome,
      outcomeNote: given.outcomeNote,
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
    change: () => ({ outcome: null, outcomeNote: null, closedAt: null }),
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

const events = {
  added: 'CaseCreated',
  amended: 'CaseAmended',
  removed: 'CaseRemoved',
  assigned: 'CaseAssigned',
};

export const caseItem = workItem(caseResource, events, {
  writable: ['userId', 'brandId', 'brandMonitoringTaskId', 'caseCounterpartyId', 'relevance', 'lawyersNote'],
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
