import { isOwner, ownerOf } from '@cotta/kit/model/decider/owned.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { keepRequest, senderProblem } from './case-request-rules.js';
import { CaseRequestStatus } from './case-request-status.js';
import { caseRequestResource } from './case-request.resource.js';
import { caseRequestDesk } from './case-request.desk.js';

const { created, assigned, converted, dismissed } = CaseRequestStatus;
const step = stepsOf(caseRequestResource);

const steps = [
  step({
    command: 'TakeOnCaseRequest',
    doc: 'Somebody looks into it: whoever is named, else the caller.',
    event: 'CaseRequestTakenOn',
    label: 'Assigned',
    audience: 'customer',
    from: [created],
    to: assigned,
    by: staff,
    input: {
      assignedAdminId: f.ref('User', 'Who looks into it; empty: the caller.', {
        as: 'assignedAdmin',
        optional: true,
      }),
    },
    change: (fields, { assignedAdminId }, { viewer }) => ({
      assignedAdminId: assignedAdminId ?? fields.assignedAdminId ?? viewer.userId ?? null,
    }),
  }),
  step({
    command: 'ConvertCaseRequest',
    doc: 'A case came of it, which has been created.',
    event: 'CaseRequestConverted',
    label: 'Case opened',
    audience: 'customer',
    from: [assigned],
    to: converted,
    by: staff,
    input: { caseId: f.ref('Case', 'The case.', { as: 'case' }) },
    change: (_, { caseId }) => ({ caseId }),
  }),
  step({
    command: 'DismissCaseRequest',
    doc: 'Nothing is done; the reporter reads why.',
    event: 'CaseRequestDismissed',
    label: 'Dismissed',
    audience: 'customer',
    from: [assigned],
    to: dismissed,
    by: staff,
    input: {
      dismissReason: f.longText('Why nothing is done; the reporter reads it.', { max: 2000, min: 1 }),
    },
    change: (_, { dismissReason }) => ({ dismissReason }),
  }),
  step({
    command: 'NotifyCaseRequest',
    doc: 'Writes to the reporter of it once more.',
    event: 'CaseRequestNotified',
    label: 'Reporter notified',
    audience: 'customer',
    from: [assigned, converted, dismissed],
    to: 'same',
    by: staff,
  }),
];

const events = {
  added: 'CaseRequestCreated',
  amended: 'CaseRequestAmended',
  removed: 'CaseRequestRemoved',
  assigned: 'CaseRequestAssigned',
};

export const caseRequest = workItem(caseRequestResource, events, {
  writable: ['userId', 'brandId', 'type', 'brandWebsite', 'links', 'message', 'contactEmail', 'contactName'],
  fixed: ['userId'],
  create: ['customer', ...staff],
  update: staff,
  remove: ['admin'],
  starts: created,
  labels: { added: 'Threat reported', audience: 'customer' },
  steps,
  fill: ownerOf,
  mayTouch: isOwner,
  check: senderProblem,
  keep: keepRequest,
  subject: ({ userId }) => userId ?? undefined,
});

export const caseRequestEntity = workItemEntity(caseRequestResource, caseRequest, { desk: caseRequestDesk });
