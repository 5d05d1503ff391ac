import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { isId } from '@cotta/kit/model/words/ids.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { notifyResults } from './notify-clients.js';

export const notifyResultsTypeDefs = /* GraphQL */ `
  "How many watch results clients were written to about."
  type NotifiedResults @tag(name: "admin") {
    count: Int!
  }

  extend type Mutation {
    "Writes to the clients about the results that were judged, are not yet seen and were never told: of one watch, or of all. For: lawyer, admin."
    notifyAllMonitoringResults(watchSubscriptionId: ID): NotifiedResults! @tag(name: "admin")
  }
`;

export function notifyResultsResolvers(runtime: CommandRuntime): Resolvers {
  return {
    Mutation: {
      notifyAllMonitoringResults: async (
        _: unknown,
        { watchSubscriptionId }: { watchSubscriptionId?: string | null },
        { viewer }: RequestContext,
      ) => {
        requireOneOf(staff, viewer);
        const watchId = watchSubscriptionId ?? null;
        if (watchId !== null && !isId(watchId)) return { count: 0 };
        return { count: await notifyResults(runtime, 'all', watchId) };
      },
    },
  };
}
