import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

export const absenceTasksTypeDefs = /* GraphQL */ `
  extend type Absence {
    "Open tasks of whoever is away that are promised for that time: somebody else has to have them."
    taskIds: [ID!]! @tag(name: "admin")
  }
`;

interface Row {
  readonly userId: string;
  readonly from: string | Date;
  readonly until: string | Date;
}

/** What falls into an absence. */
export const absenceTasksResolvers: Resolvers = {
  Absence: {
    taskIds: async ({ userId, from, until }: Row, _: unknown, { manager }: RequestContext) => {
      const rows: { id: string }[] = await manager.query(
        `select id from task where assigned_admin_id = $1 and status = 'Open' and due_at >= $2 and due_at < $3 order by due_at, id`,
        [userId, from, until],
      );
      return rows.map(({ id }) => id);
    },
  },
};
