import { readRows } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { productResource } from './product.resource.js';

export const orderProductTypeDefs = /* GraphQL */ `
  extend type Query {
    "What is to be paid for an order of a registration; null until it was priced, a moment after it was placed. For: its owner, the holder of its link, lawyer, admin."
    orderProduct(requestId: ID!): Product
  }
`;

export const orderProductResolvers: Resolvers = {
  Query: {
    orderProduct: async (
      _: unknown,
      { requestId }: { requestId: string },
      { manager, viewer }: RequestContext,
    ) => {
      const [newest] = await readRows(manager, productResource, viewer, {
        where: { subjectType: 'registration_request', subjectId: requestId },
        orderBy: [{ field: 'createdAt', direction: 'DESC' }],
        limit: 1,
      });
      return newest ?? null;
    },
  },
};
