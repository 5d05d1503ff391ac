import DataLoader from 'dataloader';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

/** Who is in charge is the firm's to look up; whoever may read the order reads the name. */
export const lawyerInChargeTypeDefs = /* GraphQL */ `
  extend type ServiceRequest {
    "Name of whoever is in charge of the order; null while nobody is."
    lawyerInCharge: String
  }
`;

const loaders = new WeakMap<RequestContext, DataLoader<string, string | null>>();

/** Names for orders that were read before, so that it is decided already who sees them. */
function lawyerOf(requestId: string, context: RequestContext): Promise<string | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids: readonly string[]) => {
      const rows: { id: string; name: string }[] = await context.manager.query(
        'select r.id, n.display_name as name from service_request r join staff_name n on n.user_id = r.assigned_admin_id where r.id = any($1::uuid[])',
        [ids],
      );
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return ids.map((id) => names.get(id) ?? null);
    });
    loaders.set(context, loader);
  }
  return loader.load(requestId);
}

export const lawyerInChargeResolvers: Resolvers = {
  ServiceRequest: {
    lawyerInCharge: ({ id }: { id: string }, _: unknown, context: RequestContext) => lawyerOf(id, context),
  },
};
