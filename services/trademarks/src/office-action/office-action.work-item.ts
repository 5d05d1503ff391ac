import { holdsLink } from '../links/record-link.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { dueDateProblem } from './office-action-rules.js';
import { no } from '../refusals.js';
import { officeActionNotices } from '../said/publish-deadlines.js';
import { officeActionReminderProjection } from './office-action-reminder.projection.js';
import { officeActionResource, type OfficeActionFields } from './office-action.resource.js';
import { officeActionSteps } from './office-action-steps.js';
import { officeActionDesk } from './office-action.desk.js';

type Fields = RecordFields<OfficeActionFields>;
const holdsLetterLink = holdsLink('office-action');
const events = {
  added: 'OfficeActionDocketed',
  amended: 'OfficeActionAmended',
  removed: 'OfficeActionRemoved',
  assigned: 'OfficeActionAssigned',
};

export const officeAction = workItem(officeActionResource, events, {
  writable: [
    'trademarkId',
    'userId',
    'markName',
    'jurisdiction',
    'filingBasis',
    'docketedMessageId',
    'issueDate',
    'dueDate',
    'tags',
    'natureOfIssues',
    'issueSummary',
    'riskHighlighted',
    'examinationFinished',
    'suggestedIssues',
    'similarTrademarks',
    'examinationNote',
    'responseText',
    'remindersEnabled',
    'orderCurrency',
    'clientInput',
    'assignedAdminId',
  ],
  fixed: [
    'trademarkId',
    'userId',
    'markName',
    'jurisdiction',
    'filingBasis',
    'docketedMessageId',
    'issueDate',
    'dueDate',
    'assignedAdminId',
  ],
  create: staff,
  update: staff,
  remove: ['admin'],
  fill: (input, { viewer }) => ({
    dueDateSetById: viewer.userId ?? null,
    remindersEnabled: input.remindersEnabled ?? true,
    riskHighlighted: input.riskHighlighted ?? false,
    examinationFinished: input.examinationFinished ?? false,
  }),
  mayTouch: (letter, viewer, letterId) =>
    isOwner(letter, viewer) || (viewer.role === 'visitor' && holdsLetterLink(letter, viewer, letterId)),
  starts: 'Docketed',
  derive: (next, context) => ({ assigneeHistory: withAssignee(next, context) }),
  check: (next) => dueDateProblem(next),
  keep: ({ status }) => (status === 'Docketed' ? undefined : no('RETAINED.officeAction')),
  subject: ({ userId }) => userId ?? undefined,
  projections: [officeActionReminderProjection],
  labels: { added: 'Docketed', audience: 'customer' },
  steps: officeActionSteps,
});

/** The history grows when somebody else is in charge than its last entry says. */
function withAssignee(
  { assignedAdminId = null, assigneeHistory }: Fields,
  { now }: CommandContext,
): NonNullable<Fields['assigneeHistory']> {
  const before = assigneeHistory ?? [];
  const last = before.at(-1)?.adminId ?? null;
  return last === assignedAdminId
    ? before
    : [...before, { adminId: assignedAdminId, since: now.toISOString() }];
}

export const officeActionEntity = workItemEntity(officeActionResource, officeAction, {
  desk: officeActionDesk,
  publications: officeActionNotices,
});
