import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
  SupportTicketEventSchema,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { answeredBy } from '../../support-ticket/answered-by.js';
import { happenedAt, tendWork, type EntityWork } from '../../task/entity-work.js';

const ticketWork: EntityWork<SupportTicketEvent> = {
  opens: {
    [SupportTicketEvent.SUPPORT_TICKET_CREATED]: 'ticket',
    [SupportTicketEvent.SUPPORT_TICKET_ANSWERED]: 'ticket',
    [SupportTicketEvent.SUPPORT_TICKET_REOPENED]: 'ticket',
  },
  ends: {
    [SupportTicketEvent.SUPPORT_TICKET_REPLIED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_CUSTOMER_ASKED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_MERGED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_RESOLVED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_LAPSED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_CLOSED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_REMOVED]: 'all',
    [SupportTicketEvent.SUPPORT_TICKET_ATTACHED_TO_CASE]: 'all',
  },
  // The customer needs no answer any more: nothing was done, and nothing is owed.
  drops: {
    [SupportTicketEvent.SUPPORT_TICKET_SETTLED]: 'all',
    // Its case has it: the work is there.
    [SupportTicketEvent.SUPPORT_TICKET_KEPT_IN_CASE]: 'all',
  },
};

const LONGEST_WORDS = 120;

/** What is to be answered: the newest words of the client. */
async function newestWords(tx: EntityManager, ticketId: string): Promise<string | undefined> {
  const row = await queryRow<{ words: string }>(
    tx,
    `select coalesce((select text from support_message where ticket_id = $1 and side = 'client' order by created_at desc, id desc limit 1), description) as words
     from support_ticket where id = $1`,
    [ticketId],
  );
  const words = row?.words.replaceAll(/\s+/gu, ' ').trim() ?? '';
  if (words === '') return undefined;
  return `Answer: “${words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words}”`;
}

/** New words of the other side of a case wait at the case. */
async function isInCase(tx: EntityManager, ticketId: string, event: SupportTicketEvent): Promise<boolean> {
  if (ticketWork.opens[event] === undefined) return false;
  const kept = await queryRow(tx, 'select id from support_ticket where id = $1 and case_id is not null', [
    ticketId,
  ]);
  return kept !== undefined;
}

/** A ticket waits for us from its first words until we answered or solved it, and again with each new word. */
export const ticketTasks = defineConsumer({
  name: 'ticket-tasks',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(SupportTicketChangedSchema, async ({ message: { entityId, event, facts }, envelope, tx, run }) => {
      if (await isInCase(tx, entityId, event)) return;
      const isFirst = event === SupportTicketEvent.SUPPORT_TICKET_CREATED;
      await tendWork({ tx, run }, ticketWork, {
        event,
        outcome: eventType(SupportTicketEventSchema, event),
        subject: { type: 'support_ticket', id: entityId },
        facts: {
          clientId: facts?.userId,
          assignedAdminId: facts?.assignedAdminId,
          language: facts?.language,
        },
        envelope,
        detail: await newestWords(tx, entityId),
        ...(isFirst ? {} : { dueAt: await answeredBy(tx, happenedAt(envelope), 'later') }),
      });
    }),
  ],
});
