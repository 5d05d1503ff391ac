import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { CaseObjectionChangedSchema, CaseObjectionEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { OtherSideAnsweredSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { OTHER_SIDE_PURPOSE } from '@cotta/reference/other-side-words.js';
import { supportTicket } from '../../support-ticket/support-ticket.work-item.js';

const { keepSupportTicketInCase, passAnswerToOtherSide } = supportTicket.steps;

/** A ticket whose case was found is kept there, and what the lawyer answers on the page of the case goes to the other side in the conversation that they began. */
export function objectionsConsumer({ encryptionKey }: { readonly encryptionKey: string }): Consumer {
  return defineConsumer({
    name: 'objections',
    sources: ['cases'],
    mode: 'once',
    handlers: [
      on(CaseObjectionChangedSchema, async ({ message: { event, facts }, tx, run }) => {
        if (event !== CaseObjectionEvent.CASE_OBJECTION_RECEIVED) return;
        const { ticketId, caseId } = facts ?? {};
        if (ticketId === undefined || caseId === undefined) return;
        const loose = await queryRow(tx, 'select id from support_ticket where id = $1 and case_id is null', [
          ticketId,
        ]);
        if (loose !== undefined)
          await run(keepSupportTicketInCase, { streamId: ticketId, input: { caseId } });
      }),
      on(OtherSideAnsweredSchema, async ({ message: { ticketId, sealedAnswer }, run }) => {
        const text = Buffer.from(decrypt(sealedAnswer, encryptionKey, OTHER_SIDE_PURPOSE)).toString('utf8');
        await run(passAnswerToOtherSide, { streamId: ticketId, input: { text } });
      }),
    ],
  });
}
