import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

interface Owned {
  readonly id: string;
  readonly userId?: string | null;
}

/** Whose the order is. An order finds the account of its address without a word to whoever typed that address: by a link, only who ordered signed in shows. */
async function ownerFor(
  { id, userId = null }: Owned,
  { viewer, manager }: RequestContext,
): Promise<string | null> {
  if (userId === null || viewer.role !== 'visitor') return userId;
  const claimed: unknown[] = await manager.query(
    "select 1 from tracking_event where stream_id = $1 and type = 'RequestClaimed' limit 1",
    [id],
  );
  return claimed.length === 0 ? userId : null;
}

export const ownerByLinkResolvers: Resolvers = {
  RegistrationRequest: {
    userId: (order: Owned, _: unknown, context: RequestContext) => ownerFor(order, context),
    user: async (order: Owned, _: unknown, context: RequestContext) => {
      const id = await ownerFor(order, context);
      return id === null ? null : { __typename: 'User', id };
    },
  },
};
