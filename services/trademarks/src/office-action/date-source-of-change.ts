import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

export const dateSourceOfChangeTypeDefs = /* GraphQL */ `
  extend type OfficeActionTracking {
    "The paper that gave the day this change entered; null where it named none, and for what is no change of the day."
    dueDateSource: Document @tag(name: "admin")
  }
`;

/** What gives a letter another last day. */
const CHANGES: readonly string[] = ['OfficeActionDueDateCorrected', 'OfficeActionExtended'];

interface Entry {
  readonly id: string;
  readonly event: string;
}

/** Each change names the paper it stood on, whatever came after it: the letter itself knows the newest alone. */
export const dateSourceOfChangeResolvers: Resolvers = {
  OfficeActionTracking: {
    dueDateSource: async ({ id, event }: Entry, _: unknown, { manager }: RequestContext) => {
      if (!CHANGES.includes(event)) return null;
      const [named]: { paper: string | null }[] = await manager.query(
        `select data ->> 'dueDateSourceId' as paper from tracking_event where event_id = $1`,
        [id],
      );
      return named?.paper == null ? null : { __typename: 'Document', id: named.paper };
    },
  },
};
