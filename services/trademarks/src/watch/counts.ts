import { countRows } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { trademarkMonitoringResultResource } from './trademark-monitoring-result.record.js';
import { trademarkResource } from '../mark/trademark.resource.js';

/** Counts for badges that no list's own count says in one word. */
export const countTypeDefs = /* GraphQL */ `
  extend type Query {
    "The viewer's live marks that expire before a day. For: customer, lawyer, admin."
    trademarkNotificationCount(expiringBefore: Date!): Int!
    "Results of the viewer's watches with a relevance that nobody has looked at. For: customer, lawyer, admin."
    unseenMonitoringResultCount: Int!
  }
`;

export function countResolvers(): Resolvers {
  return {
    Query: {
      trademarkNotificationCount: (
        _: unknown,
        { expiringBefore }: { expiringBefore: string },
        { manager, viewer }: RequestContext,
      ) => {
        requireOneOf(trademarkResource.listable, viewer);
        return countRows(manager, trademarkResource, viewer, {
          filter: { expirationDate: { lt: expiringBefore }, statusGroup: { eq: 'live' } },
        });
      },
      unseenMonitoringResultCount: (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
        requireOneOf(trademarkMonitoringResultResource.listable, viewer);
        return countRows(manager, trademarkMonitoringResultResource, viewer, {
          filter: { seen: { eq: false }, relevance: { isNull: false } },
        });
      },
    },
  };
}
