import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  ConsultationChangedSchema,
  ConsultationEvent,
  ConsultationEventSchema,
} from '@cotta/proto/cotta/requests/v1/entities_pb.js';
import { ConsultationOutcomeSentSchema } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { workDone } from '../../task/arrive.js';
import { tendWork, type EntityWork } from '../../task/entity-work.js';

const talkWork: EntityWork<ConsultationEvent> = {
  opens: {
    [ConsultationEvent.CONSULTATION_REQUESTED]: 'consult',
    [ConsultationEvent.CONSULTATION_RESCHEDULED]: 'consult',
    [ConsultationEvent.CONSULTATION_MISSED]: 'consult',
    [ConsultationEvent.CONSULTATION_SCHEDULED]: 'talk',
    [ConsultationEvent.CONSULTATION_HELD]: 'outcome',
  },
  ends: {
    [ConsultationEvent.CONSULTATION_SCHEDULED]: ['consult'],
    [ConsultationEvent.CONSULTATION_RESCHEDULED]: ['talk'],
    [ConsultationEvent.CONSULTATION_MISSED]: ['talk'],
    [ConsultationEvent.CONSULTATION_HELD]: ['talk'],
    [ConsultationEvent.CONSULTATION_CANCELLED]: 'all',
    [ConsultationEvent.CONSULTATION_REMOVED]: 'all',
  },
};

/** A talk: times are offered, it is held, its outcome is written. */
export const consultationTasks = defineConsumer({
  name: 'consultation-tasks',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ConsultationChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, talkWork, {
        event,
        outcome: eventType(ConsultationEventSchema, event),
        subject: { type: 'consultation', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          parent:
            facts?.requestId === undefined
              ? undefined
              : { type: 'registration_request', id: facts.requestId },
        },
        envelope,
        // A talk is promised for its hour.
        ...(event === ConsultationEvent.CONSULTATION_SCHEDULED && facts?.eventTimestamp !== undefined
          ? { dueAt: new Date(facts.eventTimestamp) }
          : {}),
      });
    }),
    on(ConsultationOutcomeSentSchema, async ({ message: { consultationId }, tx, run }) => {
      const subject = { type: 'consultation', id: consultationId };
      await workDone({ tx, run }, { subject, works: 'all', outcome: 'ConsultationClosed' });
    }),
  ],
});
