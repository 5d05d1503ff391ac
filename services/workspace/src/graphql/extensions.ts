import type { CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import { signLink } from '@cotta/kit/links/link-token.js';
import type { Resolvers } from '@cotta/kit/subgraph/resolvers.js';

/** What cannot be derived: a way to the bytes. */
export const typeDefs = /* GraphQL */ `
extend type Document {
  "Path that serves the content for five minutes."
  url: String!
}
`;

const LIFETIME_MS = 5 * 60_000;

export function resolvers(linkKey: string) {
  return (runtime: CommandRuntime): Resolvers => ({
    Document: {
      // Whoever was shown the document may follow this path; the path says so to the door.
      url: ({ id }: { id: string }) => {
        const expiresAt = new Date(runtime.clock.now().getTime() + LIFETIME_MS);
        return `/api/document/${id}/content?token=${signLink({ purpose: 'download', subjectId: id, revision: 0, expiresAt }, linkKey)}`;
      },
    },
  });
}
