import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  SupportTicketChangedSchema,
  SupportTicketEvent,
} from '@cotta/proto/cotta/workspace/v1/entities_pb.js';
import { changeDocumentLinkRevision } from '../../document/change-document-link-revision.js';

/** Papers of a question are opened by the same links as the question itself. */
export const revokedTicketLinks = defineConsumer({
  name: 'revoked-ticket-links',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(SupportTicketChangedSchema, async ({ message: { entityId, event }, run, tx }) => {
      if (event !== SupportTicketEvent.SUPPORT_TICKET_LINKS_REVOKED) return;
      const ticket = await queryRow<{ linkRevision: number }>(
        tx,
        'select link_revision as "linkRevision" from support_ticket where id = $1',
        [entityId],
      );
      if (ticket === undefined) return;
      const papers = await queryRows<{ id: string }>(
        tx,
        `select id from document where subject_type = 'support_ticket' and subject_id = $1 order by id`,
        [entityId],
      );
      for (const { id } of papers)
        await run(changeDocumentLinkRevision, { streamId: id, input: ticket, key: id });
    }),
  ],
});
