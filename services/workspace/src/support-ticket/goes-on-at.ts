import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { keptTicket } from './kept-ticket.js';
import { ticketToken } from './support-link.js';

export const goesOnAtTypeDefs = /* GraphQL */ `
  extend type SupportTicket {
    "Path of the conversation in which this one goes on; null where it was not merged into another. For: whoever sees the ticket."
    goesOnAt: String
  }
`;

/** A question that was merged leads whoever sees it to the one that was kept: by the same way, as it is of the same client. */
export const goesOnAtResolvers = ({ db, clock }: CommandRuntime, linkKey: string): Resolvers => ({
  SupportTicket: {
    goesOnAt: async (
      { id, status }: { readonly id: string; readonly status: string },
      _: unknown,
      { viewer }: RequestContext,
    ) => {
      if (status !== 'Closed') return null;
      const kept = await inTransaction(db, (tx) => keptTicket(tx, id));
      if (kept === undefined) return null;
      if (staff.includes(viewer.role)) return `/support_ticket/${kept.id}/show`;
      return viewer.role === 'customer' || kept.userId !== null
        ? `/portal/support/${kept.id}`
        : `/contact/${ticketToken(kept, { linkKey, now: clock.now() })}`;
    },
  },
});
