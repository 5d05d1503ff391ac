import DataLoader from 'dataloader';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

/** Whoever may read the order sees how far each of its marks is, by a link as well; the orders of the marks themselves open to their owner and to staff. */
export const marksOfOrderTypeDefs = /* GraphQL */ `
  "One mark of an order of several, and how far its renewal is."
  type MarkOfOrder {
    "The order of this mark alone."
    serviceRequestId: ID!
    publicId: String!
    jurisdiction: JurisdictionCode!
    number: String!
    name: String!
    status: ServiceRequestStatus!
  }

  extend type ServiceRequest {
    "The marks of an order of several, in the order they were named; there within seconds. Empty for any other order."
    marksOfOrder: [MarkOfOrder!]!
  }
`;

interface MarkOfOrder {
  readonly orderId: string;
  readonly serviceRequestId: string;
}

const loaders = new WeakMap<RequestContext, DataLoader<string, readonly MarkOfOrder[]>>();

/** Marks of orders that were read before, so that it is decided already who sees them. */
function marksOf(orderId: string, context: RequestContext): Promise<readonly MarkOfOrder[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids: readonly string[]) => {
      const rows: MarkOfOrder[] = await context.manager.query(
        `select part.part_of_id as "orderId", part.id as "serviceRequestId", part.public_id as "publicId", part.jurisdiction, coalesce(part.parameters ->> 'number', '') as number, coalesce(part.parameters ->> 'name', '') as name, part.status
         from service_request part join service_request whole on whole.id = part.part_of_id
         left join lateral jsonb_array_elements(whole.parameters -> 'marks') with ordinality as mark (parts, position) on mark.parts ->> 'number' = part.parameters ->> 'number' and mark.parts ->> 'jurisdiction' = part.jurisdiction
         where part.part_of_id = any($1::uuid[]) order by mark.position, part.id`,
        [ids],
      );
      return ids.map((id) => rows.filter((row) => row.orderId === id));
    });
    loaders.set(context, loader);
  }
  return loader.load(orderId);
}

export const marksOfOrderResolvers: Resolvers = {
  ServiceRequest: {
    marksOfOrder: ({ id }: { id: string }, _: unknown, context: RequestContext) => marksOf(id, context),
  },
};
