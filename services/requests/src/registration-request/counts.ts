import { countRows } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { registrationRequestResource } from './registration-request.resource.js';

/** The specification's aggregate counts of this service. Customers count what is theirs, staff everything. */
export const countTypeDefs = /* GraphQL */ `
  "Orders that were placed, by whether the money is there."
  type RegistrationRequestPayments {
    paid: Int!
    unpaid: Int!
  }

  "Orders that belong to no brand yet."
  type UnassignedRequests {
    registrationRequests: Int!
    serviceRequests: Int!
  }

  extend type Query {
    "Paid versus unpaid registration requests. For: customer, lawyer, admin."
    registrationRequestPayments: RegistrationRequestPayments!
    "Reports that are out and were not opened, released since then. userId: for staff, one customer's. For: customer, lawyer, admin."
    unseenVerificationCount(userId: ID, lastStatusUpdateSince: DateTime): Int!
    "This service's part of the unassigned orders. For: customer, lawyer, admin."
    unassignedRequests: UnassignedRequests!
  }
`;

const readers = ['customer', ...staff] as const;

export const countResolvers: Resolvers = {
  Query: {
    registrationRequestPayments: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
      requireOneOf(readers, viewer);
      const ordered = (isNull: boolean) =>
        countRows(manager, registrationRequestResource, viewer, {
          filter: { orderedAt: { isNull: false }, paidAt: { isNull } },
        });
      const [paid, unpaid] = await Promise.all([ordered(false), ordered(true)]);
      return { paid, unpaid };
    },
    unseenVerificationCount: (
      _: unknown,
      { userId, lastStatusUpdateSince }: { userId?: string | null; lastStatusUpdateSince?: unknown },
      { manager, viewer }: RequestContext,
    ) => {
      requireOneOf(readers, viewer);
      const since =
        lastStatusUpdateSince === undefined || lastStatusUpdateSince === null
          ? {}
          : { gte: lastStatusUpdateSince };
      return countRows(manager, registrationRequestResource, viewer, {
        filter: {
          status: { in: ['Verification approved', 'Verification dismissed'] },
          viewedAt: { isNull: true },
          answeredAt: { isNull: false, ...since },
          ...(userId ? { userId: { eq: userId } } : {}),
        },
      });
    },
    unassignedRequests: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
      requireOneOf(readers, viewer);
      // Our pointer to the brand is the firm's; that something is missing, its owner may know. A mark that was ordered with others goes with the whole order.
      const mine = viewer.role === 'customer' ? (viewer.userId ?? null) : 'everyone';
      const rows: { registrationRequests: number; serviceRequests: number }[] = await manager.query(
        `
        select (select count(*)::integer from registration_request where brand_id is null and ($1 = 'everyone' or user_id::text = $1)) as "registrationRequests",
               (select count(*)::integer from service_request where brand_id is null and part_of_id is null and ($1 = 'everyone' or user_id::text = $1)) as "serviceRequests"`,
        [mine],
      );
      return rows[0] ?? { registrationRequests: 0, serviceRequests: 0 };
    },
  },
};
