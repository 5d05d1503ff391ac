import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { countDistinct, readRows } from '@cotta/kit/runtime/reading/read.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { MonitoringTaskStatus } from './monitoring/brand-monitoring-task-status.js';
import { UNASSIGNED } from './brand/brand-rules.js';
import { BrandSubscriptionStatus } from './subscription/brand-subscription-status.js';
import { brandMonitoringTaskResource } from './monitoring/brand-monitoring-task.resource.js';
import { brandSubscriptionResource } from './subscription/brand-subscription.resource.js';

/** What cannot be derived: counts over several rows, and the brand that is no row. */
export const typeDefs = /* GraphQL */ `
  "Where everything stands that no brand groups: a name, and nothing else."
  type UnassignedBrand {
    name: String!
    websites: [String!]!
  }

  "There is one trial per customer, for good."
  type MonitoringTrial {
    "It has begun, or is over."
    used: Boolean!
    "Its last day, while it runs; at the firm."
    runsUntil: Date
  }

  extend type Query {
    "The viewer's own trial of a subscription. For: customer."
    monitoringTrial: MonitoringTrial!
    "Brands somebody looks after now: an ordered subscription counts once its checkout is completed. For: customer, lawyer, admin."
    monitoredBrandCount: Int!
    "The last scan that was processed, of one brand or of all; how many cases came of it is its cases { totalCount }. For: customer, lawyer, admin."
    lastBrandMonitoringTask(brandId: ID): BrandMonitoringTask
    "Shown for items without a brand. For: everyone."
    unassignedBrand: UnassignedBrand!
  }
`;

export function resolvers(): Resolvers {
  return {
    Query: {
      monitoredBrandCount: (_: unknown, __: unknown, { manager, viewer }: RequestContext) =>
        countDistinct(manager, brandSubscriptionResource, viewer, {
          key: 'brandId',
          where: { isMonitored: true },
        }),
      lastBrandMonitoringTask: async (
        _: unknown,
        { brandId }: { brandId?: string | null },
        { manager, viewer }: RequestContext,
      ) => {
        const where = {
          status: MonitoringTaskStatus.processed,
          ...(typeof brandId === 'string' ? { brandId } : {}),
        };
        const [last] = await readRows(manager, brandMonitoringTaskResource, viewer, {
          where,
          orderBy: [{ field: 'processedTimestamp', direction: 'DESC' }],
          limit: 1,
        });
        return last ?? null;
      },
      monitoringTrial: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
        requireOneOf(['customer'], viewer);
        const [trial] = await readRows(manager, brandSubscriptionResource, viewer, {
          filter: { trialStartDate: { isNull: false } },
          limit: 1,
        });
        return {
          used: trial !== undefined,
          runsUntil: trial?.status === BrandSubscriptionStatus.trialStarted ? (trial.endDate ?? null) : null,
        };
      },
      unassignedBrand: () => ({ name: UNASSIGNED, websites: [] }),
    },
  };
}
