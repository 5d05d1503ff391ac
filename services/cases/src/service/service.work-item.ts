import { isOwner } from '@cotta/kit/model/decider/owned.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { workItemEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { ServiceStatus, serviceStatuses } from './service-status.js';
import { serviceResource } from './service.resource.js';
import { serviceDesk } from './service.desk.js';

const { created, inProgress, waiting, finished, cancelled } = ServiceStatus;
const step = stepsOf(serviceResource);

const steps = [
  step({
    command: 'StartService',
    doc: 'Somebody does it: whoever is named, else the caller.',
    event: 'ServiceStarted',
    label: 'Service started',
    audience: 'customer',
    from: [created],
    to: inProgress,
    by: staff,
    input: {
      assignedAdminId: f.ref('User', 'Who does it; empty: the caller.', {
        as: 'assignedAdmin',
        optional: true,
      }),
    },
    change: (fields, { assignedAdminId }, { viewer }) => ({
      assignedAdminId: assignedAdminId ?? fields.assignedAdminId ?? viewer.userId ?? null,
    }),
  }),
  step({
    command: 'AskServiceClient',
    doc: 'The client has to answer something first.',
    event: 'ServiceClientAsked',
    label: 'Waiting for client',
    audience: 'customer',
    tells: ['service-waiting'],
    from: [inProgress],
    to: waiting,
    by: staff,
  }),
  step({
    command: 'ResumeService',
    doc: 'The answer is there.',
    event: 'ServiceResumed',
    label: 'Service resumed',
    audience: 'customer',
    from: [waiting],
    to: inProgress,
    by: ['customer', ...staff],
  }),
  step({
    command: 'FinishService',
    doc: 'Done, with what came of it.',
    event: 'ServiceFinished',
    label: 'Service finished',
    audience: 'customer',
    tells: ['service-finished'],
    from: [inProgress],
    to: finished,
    by: staff,
    saysWhy: 'outcome',
    input: { outcome: f.longText('What came of it, for the client.', { max: 5000, min: 1 }) },
    change: (_, { outcome }) => ({ outcome }),
  }),
  step({
    command: 'CancelService',
    doc: 'It will not be done; the reason stays. What was paid for is cancelled by an admin.',
    event: 'ServiceCancelled',
    label: 'Service cancelled',
    audience: 'customer',
    tells: ['service-cancelled'],
    from: [created, inProgress, waiting],
    to: cancelled,
    by: staff,
    reasonNeeded: true,
    guard: ({ paidAt = null }, _, { viewer }) =>
      paidAt !== null && viewer.role === 'lawyer' ? no('PAID_FOR') : undefined,
  }),
  step({
    command: 'NoteServicePayment',
    doc: 'The money for it is there. For the system.',
    event: 'ServicePaid',
    label: 'Service paid',
    audience: 'customer',
    from: serviceStatuses,
    to: 'same',
    by: [],
    change: (_, __, { now }) => ({ paidAt: now.toISOString() }),
  }),
  step({
    command: 'NotifyService',
    doc: 'Writes to the client of it once more.',
    event: 'ServiceNotified',
    label: 'Client notified',
    audience: 'customer',
    from: [waiting, finished],
    to: 'same',
    by: staff,
    tells: ['service-waiting', 'service-finished'],
    // Where it stands goes along: it says which letter.
    change: ({ status }) => (status === undefined ? {} : { status }),
  }),
];

const events = {
  added: 'ServiceCreated',
  amended: 'ServiceAmended',
  removed: 'ServiceRemoved',
  assigned: 'ServiceAssigned',
};

export const service = workItem(serviceResource, events, {
  writable: ['userId', 'brandId', 'caseId', 'type', 'parameters', 'deadline'],
  fixed: ['userId', 'caseId'],
  create: staff,
  update: staff,
  remove: ['admin'],
  starts: created,
  labels: { added: 'Service created', audience: 'customer' },
  steps,
  mayTouch: isOwner,
  keep: keepService,
  subject: ({ userId }) => userId,
});

function keepService({ status }: { readonly status?: string }): Refusal | undefined {
  return status === created ? undefined : no('RETAINED.service');
}

export const serviceEntity = workItemEntity(serviceResource, service, { desk: serviceDesk });
