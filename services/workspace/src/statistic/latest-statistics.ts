import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { statisticResource } from './statistic.record.js';

export const latestStatisticTypeDefs = /* GraphQL */ `
  extend type Query {
    "The newest figure of each name, by name. For: lawyer, admin."
    latestStatisticList: [Statistic!]! @tag(name: "admin")
  }
`;

export const latestStatisticResolvers: Resolvers = {
  Query: {
    latestStatisticList: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
      requireOneOf(staff, viewer);
      const newest: { id: string }[] = await manager.query(
        'select distinct on (name) id from statistic order by name, created_at desc, id desc',
      );
      const rows = await readByIds(
        manager,
        statisticResource,
        viewer,
        newest.map(({ id }) => id),
      );
      return rows.toSorted((a, b) => String(a.name).localeCompare(String(b.name), 'en'));
    },
  },
};
