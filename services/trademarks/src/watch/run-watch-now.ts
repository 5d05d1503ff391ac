import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { isId } from '@cotta/kit/model/words/ids.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import type { NameIndex } from '../search/live/name-index.js';
import { runWatch } from './run-watches.js';

export const watchRunTypeDefs = /* GraphQL */ `
  "What one run of a watch found."
  type WatchRunCount @tag(name: "admin") {
    "Results that were not there before."
    count: Int!
  }
  union RunTrademarkWatchResult @tag(name: "admin") = WatchRunCount | Refusal

  extend type Mutation {
    "Compares one watched mark with what was filed since its watch began, without waiting for its day. For: lawyer, admin."
    runTrademarkWatch(id: ID!): RunTrademarkWatchResult! @tag(name: "admin")
  }
`;

export function watchRunResolvers(runtime: CommandRuntime, index: NameIndex): Resolvers {
  return {
    Mutation: {
      runTrademarkWatch: async (_: unknown, { id }: { id: string }, { viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        if (!index.ready) return refusalAnswer(no('SEARCH_STARTING'));
        const count = isId(id) ? await runWatch(runtime, index, id) : undefined;
        if (count === undefined) return refusalAnswer(no('WATCH_NOT_RUNNING'));
        return { __typename: 'WatchRunCount', count };
      },
    },
    RunTrademarkWatchResult: {
      __resolveType: (value: { __typename: string }) => value.__typename,
    },
  };
}
