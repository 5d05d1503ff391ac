import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { registrationRequestResource } from './registration-request.resource.js';

export const assigneeSuggestionTypeDefs = /* GraphQL */ `
  "Who could take an order, and why: a suggestion, nobody is put in charge by it."
  type AssigneeSuggestion @tag(name: "admin") {
    adminId: ID!
    name: String!
    "Orders in this person's hands on which somebody still has to act."
    openRequests: Int!
    "Has answered an earlier order of the same client."
    knowsClient: Boolean!
  }

  extend type Query {
    "Of the lawyers on duty the one with the fewest open orders, at equal load one who knows the client; null while there is none. For: lawyer, admin."
    assigneeSuggestion(id: ID!): AssigneeSuggestion @tag(name: "admin")
  }
`;

interface Suggestion {
  readonly adminId: string;
  readonly name: string;
  readonly openRequests: number;
  readonly knowsClient: boolean;
}

/** The order itself does not count: asking again after it was assigned answers the same. */
const suggestion = `
  select n.user_id as "adminId", n.display_name as name,
         count(r.id) filter (where r.status_group in ('pending', 'action needed') and r.id <> $1)::integer as "openRequests",
         coalesce(bool_or(r.user_id = $2 and r.id <> $1), false) as "knowsClient"
    from staff_name n left join registration_request r on r.assigned_admin_id = n.user_id
   where n.on_duty group by n.user_id, n.display_name
   order by "openRequests", "knowsClient" desc, n.user_id limit 1`;

export const assigneeSuggestionResolvers: Resolvers = {
  Query: {
    assigneeSuggestion: async (
      _: unknown,
      { id }: { id: string },
      { manager, viewer }: RequestContext,
    ): Promise<Suggestion | null> => {
      requireOneOf(staff, viewer);
      const [request] = await readByIds(manager, registrationRequestResource, viewer, [id]);
      if (request === undefined) return null;
      const rows: Suggestion[] = await manager.query(suggestion, [id, request.userId ?? null]);
      return rows[0] ?? null;
    },
  },
};
