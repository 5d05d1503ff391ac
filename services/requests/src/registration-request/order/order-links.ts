import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import { linkExpiry, onwardPurpose } from '../links.js';
import { registrationRequestResource } from '../registration-request.resource.js';

export const orderLinkTypeDefs = /* GraphQL */ `
  "Tokens for /registration-request/{token}."
  type OrderLinks {
    "Opens the order to be filled in, on any device."
    edit: String!
    "Shows it to somebody who may change nothing."
    share: String!
  }

  extend type Query {
    "Ways to one order; null for whoever may not fill it in. For: its owner, the holder of its link, lawyer, admin."
    orderLinks(requestId: ID!): OrderLinks
  }
`;

export function orderLinkResolvers(linkKey: string, { clock }: Pick<CommandRuntime, 'clock'>): Resolvers {
  return {
    Query: {
      orderLinks: async (
        _: unknown,
        { requestId }: { requestId: string },
        { manager, viewer }: RequestContext,
      ) => {
        const [theirs] = await readByIds(manager, registrationRequestResource, viewer, [requestId]);
        if (theirs === undefined || viewer.link?.purpose === 'order-share') return null;
        // The revision is nobody's to read; whoever may have the link gets it signed.
        const [request] = await readByIds(
          manager,
          registrationRequestResource,
          { ...systemViewer, role: 'admin' },
          [requestId],
        );
        const sign = (purpose: LinkPurpose): string =>
          signLink(
            {
              purpose,
              subjectId: requestId,
              revision: request?.linkRevision ?? 0,
              expiresAt: linkExpiry(clock.now()),
            },
            linkKey,
          );
        return { edit: sign(onwardPurpose(viewer)), share: sign('order-share') };
      },
    },
  };
}
