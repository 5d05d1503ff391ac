import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { execute } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff, type Role } from '@cotta/kit/model/words/viewer.js';
import { loadRow } from '@cotta/kit/runtime/reading/loader.js';
import { supportTicketResource } from './support-ticket.resource.js';

export const unreadTicketsTypeDefs = /* GraphQL */ `
  extend type SupportTicket {
    "The other side wrote something that the reader has not had before them; of staff, while it is our turn. Nothing is unread for who has no account."
    unread: Boolean!
  }

  extend type Query {
    "How many questions have words that the reader has not had before them. For: customer, lawyer, admin."
    unreadTickets: Int!
  }

  extend type Mutation {
    "The reader has had a conversation before them, up to its words of that moment. Whoever acts for a client reads nothing in the client's stead. Null where the reader sees no such ticket. For: customer, lawyer, admin."
    noteTicketRead(id: ID!, through: DateTime!): SupportTicket
  }
`;

const readers: readonly Role[] = ['customer', ...staff];

export function unreadTicketsResolvers({ db, clock }: CommandRuntime): Resolvers {
  /** Asked once in a request, however many tickets it shows. */
  const known = new WeakMap<RequestContext, Promise<ReadonlySet<string>>>();
  const unread = (context: RequestContext): Promise<ReadonlySet<string>> => {
    const asked = known.get(context) ?? unreadOf(context);
    known.set(context, asked);
    return asked;
  };
  return {
    SupportTicket: {
      unread: async ({ id }: { readonly id: string }, _: unknown, context: RequestContext) =>
        (await unread(context)).has(id),
    },
    Query: {
      unreadTickets: async (_: unknown, __: unknown, context: RequestContext) => {
        requireOneOf(readers, context.viewer);
        return (await unread(context)).size;
      },
    },
    Mutation: {
      noteTicketRead: async (
        _: unknown,
        { id, through }: { readonly id: string; readonly through: string | Date },
        context: RequestContext,
      ) => {
        const { viewer } = context;
        requireOneOf(readers, viewer);
        const ticket = await loadRow(context, supportTicketResource, id);
        if (ticket !== null && viewer.userId !== undefined && viewer.actingAdminId === undefined) {
          const now = clock.now();
          const until = new Date(through) > now ? now : new Date(through);
          await inTransaction(db, (tx) =>
            execute(
              tx,
              `insert into ticket_reading (user_id, ticket_id, read_through) values ($1, $2, $3)
               on conflict (user_id, ticket_id) do update set read_through = greatest(ticket_reading.read_through, excluded.read_through)`,
              [viewer.userId, id, until],
            ),
          );
          known.delete(context);
        }
        return ticket;
      },
    },
  };
}

/** Tickets with words of the other side that nobody of this account, or this colleague, has had before them. */
async function unreadOf({ viewer: { role, userId }, manager }: RequestContext): Promise<ReadonlySet<string>> {
  if (userId === undefined || !readers.includes(role)) return new Set();
  const rows = role === 'customer' ? answered(userId) : asked(userId);
  const found: { id: string }[] = await manager.query(rows.sql, rows.values);
  return new Set(found.map(({ id }) => id));
}

interface Asked {
  readonly sql: string;
  readonly values: string[];
}

/** Who has written since has read what stood there, also where it was by e-mail. */
const answered = (userId: string): Asked => ({
  sql: `select t.id from support_ticket t left join ticket_reading r on r.ticket_id = t.id and r.user_id = $1
     where t.user_id = $1 and exists (
       select from support_message m where m.ticket_id = t.id and m.side = 'firm' and not m.internal and m.text <> ''
         and m.created_at > coalesce(r.read_through, '-infinity')
         and not exists (
           select from support_message later where later.ticket_id = t.id and later.side = 'client' and later.created_at > m.created_at))`,
  values: [userId],
});

/** What one wrote down oneself is not news. */
const asked = (userId: string): Asked => ({
  sql: `select t.id from support_ticket t left join ticket_reading r on r.ticket_id = t.id and r.user_id = $1
     where t.status in ('Created', 'Assigned') and t.case_id is null and (
       (t.created_by_user_id is distinct from $1 and t.created_at > coalesce(r.read_through, '-infinity'))
       or exists (
         select from support_message m where m.ticket_id = t.id and m.side = 'client' and m.author_id is distinct from $1
           and m.created_at > coalesce(r.read_through, '-infinity')))`,
  values: [userId],
});
