import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
  SupportTicketEventSchema,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { tendWork, type EntityWork } from '../../task/entity-work.js';

const ticketWork: EntityWork<SupportTicketEvent> = {
  opens: {
    [SupportTicketEvent.SUPPORT_TICKET_CREATED]: 'ticket',
    [SupportTicketEvent.SUPPORT_TICKET_ANSWERED]: 'ticket',
    [SupportTicketEvent.SUPPORT_TICKET_REOPENED]: 'ticket',
  },
  ends: {
    [SupportTicketEvent.SUPPORT_TICKET_CUSTOMER_ASKED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_RESOLVED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_CLOSED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_REMOVED]: 'all',
  },
};

/** A ticket waits for us from its first words until we answered or solved it, and again with each new word. */
export const ticketTasks = defineConsumer({
  name: 'ticket-tasks',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(SupportTicketChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      await tendWork({ tx, run }, ticketWork, {
        event,
        outcome: eventType(SupportTicketEventSchema, event),
        subject: { type: 'support_ticket', id: entityId },
        facts: { clientId: facts?.userId, assignedAdminId: facts?.assignedAdminId },
        envelope,
      });
    }),
  ],
});
