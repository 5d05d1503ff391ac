import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { loadRow } from '@cotta/kit/runtime/reading/loader.js';
import { documentResource } from './document.resource.js';

export const ticketPapersTypeDefs = /* GraphQL */ `
  extend type SupportTicket {
    "Papers that came with its words, oldest first; those that no message names came with the first words. For: whoever sees the ticket."
    papers: [Document!]!
  }
`;

export const ticketPapersResolvers: Resolvers = {
  SupportTicket: {
    papers: async ({ id }: { id: string }, _: unknown, context: RequestContext) => {
      const rows: { id: string }[] = await context.manager.query(
        `select id from document d where (subject_type = 'support_ticket' and subject_id = $1)
           or exists (select from support_message m where m.ticket_id = $1 and d.id = any(m.document_ids)) order by created_at, id limit 100`,
        [id],
      );
      // As far as the reader sees them: an id in a message opens nothing by itself.
      const papers = await Promise.all(rows.map((row) => loadRow(context, documentResource, row.id)));
      return papers.filter((paper) => paper !== null);
    },
  },
};
