import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { isFromClient } from './message-author.js';
import { registrationRequestResource } from './registration-request.resource.js';
import { staffNameOf } from './staff-name.js';

/** The conversation for whoever asked for a check and has no account: links to a report are passed on, that of the receipt is theirs. */
export const requestMessageTypeDefs = /* GraphQL */ `
  "What whoever asked the lawyer holds in hand."
  type QuestionAsked {
    messageId: ID!
  }

  "A line of the conversation with the lawyer."
  type RequestMessage {
    id: ID!
    text: String!
    writtenAt: DateTime!
    fromClient: Boolean!
    "Name of the member of the firm who wrote it; null where the client did."
    writer: String
  }

  extend type Query {
    "The conversation about an order, oldest first; null for everybody else. For: the holder of the link of its receipt."
    requestMessages(requestId: ID!): [RequestMessage!]
  }
`;

interface Line {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: Date;
  readonly authorId: string | null;
  readonly userId: string | null;
}

const LINES = `select id, text, created_at as "writtenAt", author_id as "authorId", user_id as "userId" from thread_comment where subject_type = 'registration_request' and subject_id = $1 and visible_to_customer order by created_at, id`;

export const requestMessageResolvers: Resolvers = {
  Query: {
    requestMessages: async (
      _: unknown,
      { requestId }: { requestId: string },
      { manager, viewer }: RequestContext,
    ): Promise<readonly Line[] | null> => {
      if (viewer.link?.purpose !== 'verification-receipt') return null;
      const [theirs] = await readByIds(manager, registrationRequestResource, viewer, [requestId]);
      return theirs === undefined ? null : await manager.query(LINES, [requestId]);
    },
  },
  RequestMessage: {
    fromClient: ({ authorId, userId }: Line): boolean => isFromClient(authorId, userId),
    writer: (
      { authorId, userId }: Line,
      _: unknown,
      context: RequestContext,
    ): Promise<string | null> | null =>
      authorId === null || isFromClient(authorId, userId) ? null : staffNameOf(authorId, context),
  },
};
