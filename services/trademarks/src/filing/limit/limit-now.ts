import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { LIMIT_CURRENCY } from '../second-person.js';
import { newestLimit } from './limit-in-force.js';

export const limitNowTypeDefs = /* GraphQL */ `
  extend type Query {
    "Up to which fee one person lets a filing go that is prepared now. For: lawyer, admin."
    filingLimitNow: Money! @tag(name: "admin")
  }
`;

/** @param firstLimitCents what holds before the first change */
export const limitNowResolvers = (firstLimitCents: number): Resolvers => ({
  Query: {
    filingLimitNow: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
      requireOneOf(staff, viewer);
      return { amountMinor: (await newestLimit(manager)) ?? firstLimitCents, currency: LIMIT_CURRENCY };
    },
  },
});
