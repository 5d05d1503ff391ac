import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  ConsultationChangedSchema,
  ConsultationEvent,
  ConsultationEventSchema,
} from '@cotta/proto/cotta/requests/v1/entities_pb.js';
import {
  ConsultationCalledOffSchema,
  ConsultationDatedSchema,
  ConsultationNoShowSchema,
  ConsultationOutcomeSentSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { workArrived, workDone, workFellAway, workPassesTo } from '../../task/arrive.js';
import { rememberSubject } from '../../subject/work-subject.js';
import { happenedAt, tendWork, type EntityWork } from '../../task/entity-work.js';

/** How long after its beginning a talk that took place is noted. */
const NOTED_WITHIN_MS = 60 * 60_000;

const talkWork: EntityWork<ConsultationEvent> = {
  opens: {
    [ConsultationEvent.CONSULTATION_REQUESTED]: 'consult',
    [ConsultationEvent.CONSULTATION_HELD]: 'outcome',
  },
  ends: {
    [ConsultationEvent.CONSULTATION_HELD]: ['talk'],
  },
  drops: { [ConsultationEvent.CONSULTATION_REMOVED]: 'all' },
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
      });
    }),
    on(ConsultationDatedSchema, async ({ message, envelope, tx, run }) => {
      const { consultationId, userId, requestId, assignedAdminId, eventTimestamp } = message;
      const [hands, subject] = [
        { tx, run },
        { type: 'consultation', id: consultationId },
      ];
      await rememberSubject(tx, subject, {
        clientId: userId,
        ...(assignedAdminId === '' ? {} : { assignedAdminId }),
        ...(message.language === '' ? {} : { language: message.language }),
        ...(requestId === '' ? {} : { parent: { type: 'registration_request', id: requestId } }),
      });
      const isDated = eventTimestamp !== undefined;
      const outcome = isDated ? 'ConsultationScheduled' : 'ConsultationRescheduled';
      await workDone(hands, { subject, works: ['consult', 'talk'], outcome });
      // That a talk took place can be said only after its hour; one without an hour waits for us to find one.
      const at = happenedAt(envelope);
      await (isDated
        ? workArrived(hands, {
            work: 'talk',
            subject,
            at,
            dueAt: new Date(timestampDate(eventTimestamp).getTime() + NOTED_WITHIN_MS),
          })
        : workArrived(hands, { work: 'consult', subject, at }));
      if (assignedAdminId !== '') await workPassesTo(hands, { subject, adminId: assignedAdminId });
    }),
    on(ConsultationCalledOffSchema, async ({ message: { consultationId }, tx, run }) => {
      const subject = { type: 'consultation', id: consultationId };
      await workFellAway({ tx, run }, { subject, works: 'all', outcome: 'ConsultationCancelled' });
    }),
    on(ConsultationNoShowSchema, async ({ message: { consultationId }, envelope, tx, run }) => {
      const [hands, subject] = [
        { tx, run },
        { type: 'consultation', id: consultationId },
      ];
      await workDone(hands, { subject, works: ['talk'], outcome: 'ConsultationMissed' });
      await workArrived(hands, { work: 'consult', subject, at: happenedAt(envelope) });
    }),
    on(ConsultationOutcomeSentSchema, async ({ message: { consultationId, closed }, tx, run }) => {
      const subject = { type: 'consultation', id: consultationId };
      await workDone(
        { tx, run },
        closed
          ? { subject, works: 'all', outcome: 'ConsultationClosed' }
          : { subject, works: ['outcome'], outcome: 'ConsultationOutcomeSent' },
      );
    }),
  ],
});
