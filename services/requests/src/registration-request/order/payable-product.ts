import DataLoader from 'dataloader';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

/** The pointer itself is the firm's; whoever may read the order may go to its checkout. */
export const payableProductTypeDefs = /* GraphQL */ `
  extend type ServiceRequest {
    "What leads to the checkout of this order; null where a person quotes first."
    payableProductId: ID
  }
`;

const loaders = new WeakMap<RequestContext, DataLoader<string, string | null>>();

/** Products of orders that were read before, so that it is decided already who sees them. */
function productOf(requestId: string, context: RequestContext): Promise<string | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids: readonly string[]) => {
      const rows: { id: string; product_id: string | null }[] = await context.manager.query(
        'select id, product_id from service_request where id = any($1::uuid[])',
        [ids],
      );
      const products = new Map(rows.map(({ id, product_id }) => [id, product_id]));
      return ids.map((id) => products.get(id) ?? null);
    });
    loaders.set(context, loader);
  }
  return loader.load(requestId);
}

export const payableProductResolvers: Resolvers = {
  ServiceRequest: {
    payableProductId: ({ id }: { id: string }, _: unknown, context: RequestContext) => productOf(id, context),
  },
};
