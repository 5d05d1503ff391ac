import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  CaseChangedSchema,
  CaseEvent,
  CaseEventSchema,
  CaseRequestChangedSchema,
  CaseRequestEvent,
  CaseRequestEventSchema,
  CaseSolutionChangedSchema,
  CaseSolutionEvent,
  CaseSolutionEventSchema,
  ServiceChangedSchema,
  ServiceEvent,
  ServiceEventSchema,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { tendWork, type EntityWork } from '../../task/entity-work.js';

const reportWork: EntityWork<CaseRequestEvent> = {
  opens: { [CaseRequestEvent.CASE_REQUEST_CREATED]: 'report' },
  ends: {
    [CaseRequestEvent.CASE_REQUEST_CONVERTED]: 'all',
    [CaseRequestEvent.CASE_REQUEST_DISMISSED]: 'all',
  },
  drops: { [CaseRequestEvent.CASE_REQUEST_REMOVED]: 'all' },
};
const stepWork: EntityWork<CaseSolutionEvent> = {
  opens: { [CaseSolutionEvent.CASE_SOLUTION_WORK_RELEASED]: 'step' },
  ends: { [CaseSolutionEvent.CASE_SOLUTION_DELIVERED]: 'all' },
  drops: {
    [CaseSolutionEvent.CASE_SOLUTION_ORDER_RETURNED]: 'all',
    [CaseSolutionEvent.CASE_SOLUTION_REMOVED]: 'all',
  },
};
/** A service that waits for its client is not ours meanwhile. */
const serviceWork: EntityWork<ServiceEvent> = {
  opens: { [ServiceEvent.SERVICE_CREATED]: 'service', [ServiceEvent.SERVICE_RESUMED]: 'service' },
  ends: {
    [ServiceEvent.SERVICE_CLIENT_ASKED]: ['service'],
    [ServiceEvent.SERVICE_FINISHED]: 'all',
  },
  drops: { [ServiceEvent.SERVICE_CANCELLED]: 'all', [ServiceEvent.SERVICE_REMOVED]: 'all' },
};
const threatWork: EntityWork<CaseEvent> = {
  opens: {},
  ends: { [CaseEvent.CASE_CLOSED]: 'all' },
  drops: { [CaseEvent.CASE_DISMISSED]: 'all', [CaseEvent.CASE_REMOVED]: 'all' },
};

/** Threats: what was reported, ordered and begun against them. */
export const threatTasks = defineConsumer({
  name: 'threat-tasks',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseRequestChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, reportWork, {
        event,
        outcome: eventType(CaseRequestEventSchema, event),
        subject: { type: 'case_request', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          parent: facts?.brandId === undefined ? undefined : { type: 'brand', id: facts.brandId },
        },
        envelope,
      });
    }),
    on(CaseChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, threatWork, {
        event,
        outcome: eventType(CaseEventSchema, event),
        subject: { type: 'case', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          parent: facts?.brandId === undefined ? undefined : { type: 'brand', id: facts.brandId },
        },
        envelope,
      });
    }),
    on(CaseSolutionChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, stepWork, {
        event,
        outcome: eventType(CaseSolutionEventSchema, event),
        subject: { type: 'case_solution', id: entityId },
        facts: {
          clientId: facts?.userId,
          parent: facts?.caseId === undefined ? undefined : { type: 'case', id: facts.caseId },
        },
        envelope,
      });
    }),
    on(ServiceChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      const deadline = facts?.deadline;
      await tendWork({ tx, run }, serviceWork, {
        event,
        outcome: eventType(ServiceEventSchema, event),
        subject: { type: 'service', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          parent: facts?.caseId === undefined ? undefined : { type: 'case', id: facts.caseId },
        },
        envelope,
        dueAt: deadline === undefined ? undefined : new Date(`${deadline.slice(0, 10)}T16:00:00Z`),
      });
    }),
  ],
});
