import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { archivedUntil } from '@cotta/kit/runtime/months/archived-month-table.js';
import { auditLogResource } from './audit-log.resource.js';

export const auditLogBeginsTypeDefs = /* GraphQL */ `
  extend type Query {
    "The first day, in UTC, whose changes the audit log still holds: what was before it lies in the archive. Null while nothing lies there. For: staff."
    auditLogBegins: Date @tag(name: "admin")
  }
`;

export const auditLogBeginsResolvers: Resolvers = {
  Query: {
    auditLogBegins: async (_: unknown, __: unknown, { viewer, manager }: RequestContext) => {
      requireOneOf(staff, viewer);
      const rows: { until: string | null }[] = await manager.query(archivedUntil(auditLogResource.table));
      const until = rows[0]?.until ?? null;
      return until === null ? null : `${until}-01`;
    },
  },
};
