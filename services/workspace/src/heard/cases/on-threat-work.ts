import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  CaseChangedSchema,
  CaseEvent,
  CaseEventSchema,
  CaseLetterChangedSchema,
  CaseLetterEvent,
  CaseLetterEventSchema,
  CaseObjectionChangedSchema,
  CaseObjectionEvent,
  CaseObjectionEventSchema,
  CasePlatformReportChangedSchema,
  CasePlatformReportEvent,
  CasePlatformReportEventSchema,
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
/** Filed by a person at the platform, asked about when nobody answers there, and looked at by a lawyer when the answer is no. */
const platformWork: EntityWork<CasePlatformReportEvent> = {
  opens: {
    [CasePlatformReportEvent.CASE_PLATFORM_REPORT_PREPARED]: 'platform-report',
    [CasePlatformReportEvent.CASE_PLATFORM_REPORT_OVERDUE]: 'platform-silent',
    [CasePlatformReportEvent.CASE_PLATFORM_REPORT_REFUSED]: 'platform-refused',
  },
  ends: {
    [CasePlatformReportEvent.CASE_PLATFORM_REPORT_FILED]: 'all',
    [CasePlatformReportEvent.CASE_PLATFORM_REPORT_GRANTED]: 'all',
    [CasePlatformReportEvent.CASE_PLATFORM_REPORT_REFUSED]: 'all',
    [CasePlatformReportEvent.CASE_PLATFORM_REPORT_WITHDRAWN]: 'all',
  },
  drops: { [CasePlatformReportEvent.CASE_PLATFORM_REPORT_REMOVED]: 'all' },
};
/** Written, put right and sent by a lawyer; while the client reads it, it is not ours. Silence and an answer are looked at by hand. */
const letterWork: EntityWork<CaseLetterEvent> = {
  opens: {
    [CaseLetterEvent.CASE_LETTER_DRAFTED]: 'case-letter',
    [CaseLetterEvent.CASE_LETTER_CHANGES_ASKED]: 'case-letter-change',
    [CaseLetterEvent.CASE_LETTER_TAKEN_BACK]: 'case-letter',
    [CaseLetterEvent.CASE_LETTER_APPROVED]: 'case-letter-send',
    [CaseLetterEvent.CASE_LETTER_EMAIL_RETURNED]: 'case-letter-returned',
    [CaseLetterEvent.CASE_LETTER_UNANSWERED]: 'case-letter-silent',
    [CaseLetterEvent.CASE_LETTER_ANSWERED]: 'case-letter-answered',
  },
  ends: {
    [CaseLetterEvent.CASE_LETTER_OFFERED]: 'all',
    [CaseLetterEvent.CASE_LETTER_TAKEN_BACK]: ['case-letter-send', 'case-letter-returned'],
    [CaseLetterEvent.CASE_LETTER_SENT]: 'all',
    [CaseLetterEvent.CASE_LETTER_EMAILED]: 'all',
    [CaseLetterEvent.CASE_LETTER_EMAIL_RETURNED]: ['case-letter-send', 'case-letter-silent'],
    [CaseLetterEvent.CASE_LETTER_ANSWERED]: 'all',
    [CaseLetterEvent.CASE_LETTER_REPLIED]: 'all',
    [CaseLetterEvent.CASE_LETTER_HELD_BACK]: 'all',
    [CaseLetterEvent.CASE_LETTER_WITHDRAWN]: 'all',
  },
  drops: { [CaseLetterEvent.CASE_LETTER_REMOVED]: 'all' },
};
/** What the other side wrote waits for a lawyer until it is answered; while its client is asked, it is not ours. */
const objectionWork: EntityWork<CaseObjectionEvent> = {
  opens: {
    [CaseObjectionEvent.CASE_OBJECTION_RECEIVED]: 'case-objection',
    [CaseObjectionEvent.CASE_OBJECTION_CLIENT_ANSWERED]: 'case-objection',
    [CaseObjectionEvent.CASE_DEMAND_WITHDRAWN]: 'demand-withdrawn',
  },
  ends: {
    [CaseObjectionEvent.CASE_OBJECTION_CLIENT_ASKED]: ['case-objection'],
    [CaseObjectionEvent.CASE_DEMAND_KEPT]: 'all',
    [CaseObjectionEvent.CASE_DEMAND_WITHDRAWN]: 'all',
  },
  drops: {
    [CaseObjectionEvent.CASE_OBJECTION_SET_ASIDE]: 'all',
    [CaseObjectionEvent.CASE_OBJECTION_REMOVED]: 'all',
  },
};
/** From the day it is known until its client was written to, or it is left alone; and once more when it is back. */
const threatWork: EntityWork<CaseEvent> = {
  opens: {
    [CaseEvent.CASE_CREATED]: 'threat',
    [CaseEvent.CASE_RESTORED]: 'threat',
    [CaseEvent.CASE_REOPENED]: 'threat-again',
  },
  ends: { [CaseEvent.CASE_KICKED_OFF]: ['threat'], [CaseEvent.CASE_CLOSED]: 'all' },
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
    on(
      CasePlatformReportChangedSchema,
      async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
        await tendWork({ tx, run }, platformWork, {
          event,
          outcome: eventType(CasePlatformReportEventSchema, event),
          subject: { type: 'case_platform_report', id: entityId },
          facts: {
            clientId: facts?.userId,
            assignedAdminId: facts?.assignedAdminId,
            parent: facts?.caseId === undefined ? undefined : { type: 'case', id: facts.caseId },
          },
          envelope,
        });
      },
    ),
    on(CaseLetterChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, letterWork, {
        event,
        outcome: eventType(CaseLetterEventSchema, event),
        subject: { type: 'case_letter', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          parent: facts?.caseId === undefined ? undefined : { type: 'case', id: facts.caseId },
        },
        envelope,
      });
    }),
    on(CaseObjectionChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, objectionWork, {
        event,
        outcome: eventType(CaseObjectionEventSchema, event),
        subject: { type: 'case_objection', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
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
