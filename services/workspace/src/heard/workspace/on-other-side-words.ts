import type { EntityManager } from 'typeorm';
import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { OTHER_SIDE_PURPOSE, type OtherSideWords } from '@cotta/reference/other-side-words.js';
import { handOnOtherSideWords } from '../../support-ticket/other-side-words.aggregate.js';
import { messageId } from '../../support-ticket/support-message.projection.js';
import { isOfOtherSide } from '../../support-ticket/ticket-topic.js';

interface Ticket {
  readonly topic: string | null;
  readonly caseId: string | null;
  readonly caseLetterId: string | null;
  readonly reported: string | null;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly language: string | null;
}

interface Word {
  readonly id: string;
  readonly text: string;
  readonly way: string;
  readonly at: Date;
}

const TICKET = `
select topic, case_id as "caseId", case_letter_id as "caseLetterId", reported, contact_name as "contactName", contact_email as "contactEmail", language
from support_ticket where id = $1 and (user_id is null or case_id is not null)`;

/** The first words have the id of the ticket. */
const WORDS = `
select id, description as text, case when topic = 'objection' then 'page' else 'e-mail' end as way, created_at as at from support_ticket where id = $1
union all
select id, text, coalesce(channel, 'e-mail'), created_at from support_message where ticket_id = $1 and side = 'client' and text <> ''
order by at, id`;

/** Which words of a ticket an event hands on: the first ones to look for their case, all of them where a colleague names it, and from then on each new one. */
async function wordsOf(
  tx: EntityManager,
  ticketId: string,
  { ticket, event, version }: { ticket: Ticket; event: SupportTicketEvent; version: number },
): Promise<readonly Word[]> {
  const words = () => queryRows<Word>(tx, WORDS, [ticketId]);
  switch (event) {
    case SupportTicketEvent.SUPPORT_TICKET_CREATED:
      return isOfOtherSide(ticket.topic) ? (await words()).slice(0, 1) : [];
    case SupportTicketEvent.SUPPORT_TICKET_ATTACHED_TO_CASE:
      return words();
    case SupportTicketEvent.SUPPORT_TICKET_ANSWERED:
      return ticket.caseId === null
        ? []
        : (await words()).filter(({ id }) => id === messageId(ticketId, version));
    default:
      return [];
  }
}

/** What the other side of a case wrote is handed to its case; what no case is found for stays a ticket. */
export function otherSideWordsConsumer({ encryptionKey }: { readonly encryptionKey: string }): Consumer {
  const sealed = (words: OtherSideWords): string =>
    Buffer.from(encrypt(Buffer.from(JSON.stringify(words)), encryptionKey, OTHER_SIDE_PURPOSE)).toString(
      'base64',
    );
  return defineConsumer({
    name: 'other-side-words',
    sources: ['workspace'],
    mode: 'once',
    handlers: [
      on(SupportTicketChangedSchema, async ({ message: { entityId, event }, envelope, tx, run }) => {
        const ticket = await queryRow<Ticket>(tx, TICKET, [entityId]);
        if (ticket === undefined) return;
        const version = envelope.streamVersion;
        for (const { id, text, way, at } of await wordsOf(tx, entityId, { ticket, event, version }))
          await run(handOnOtherSideWords, {
            streamId: nameBasedId('words handed on', id, ticket.caseId ?? ''),
            input: {
              objectionId: id,
              ticketId: entityId,
              caseLetterId: ticket.caseLetterId,
              caseId: ticket.caseId,
              way,
              language: ticket.language ?? defaultLanguage,
              at: at.toISOString(),
              sealed: sealed({
                text,
                name: ticket.contactName ?? '',
                email: ticket.contactEmail ?? '',
                reported: ticket.reported ?? '',
              }),
            },
            key: id,
          });
      }),
    ],
  });
}
