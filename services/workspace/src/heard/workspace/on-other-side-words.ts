import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { SupportTicketChangedSchema } from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { OTHER_SIDE_PURPOSE, type OtherSideWords } from '@cotta/reference/other-side-words.js';
import { handOnOtherSideWords } from '../../support-ticket/other-side-words.aggregate.js';
import { isOfOtherSide } from '../../support-ticket/ticket-topic.js';
import { wordsToHandOn, type Word } from '../../support-ticket/words-to-hand-on.js';
import { happenedAt } from '../../task/entity-work.js';

interface Ticket {
  readonly topic: string | null;
  readonly caseId: string | null;
  readonly caseLetterId: string | null;
  readonly reported: string | null;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly language: string | null;
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
        if (ticket === undefined || (ticket.caseId === null && !isOfOtherSide(ticket.topic))) return;
        const happened = {
          ticketId: entityId,
          event,
          version: envelope.streamVersion,
          at: happenedAt(envelope),
          topic: ticket.topic,
          caseId: ticket.caseId,
        };
        const words = await queryRows<Word>(tx, WORDS, [entityId]);
        for (const { id, text, way, at } of wordsToHandOn(happened, words))
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
