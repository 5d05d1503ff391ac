import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { askedLetter } from './asked-letter.js';
import type { FeedbackRating } from './feedback-rating.js';

export const linkedFeedbackTypeDefs = /* GraphQL */ `
  "What a letter asked, and what its reader has said so far."
  type LinkedFeedback {
    "The words of the mark, or the number of the order."
    about: String!
    "Under which it is explained; null before anything is said."
    feedbackId: ID
    "Null before anything is said."
    isContent: Boolean
    hasWords: Boolean!
    "Where people write reviews that everybody reads; null where there is no such place."
    reviewSite: String
  }

  "What whoever answered a letter holds."
  type FeedbackReceipt {
    feedbackId: ID!
  }

  extend type Query {
    "What the letter with this link asked and was answered. For: visitors and customers with the link of a letter that asks how we did."
    linkedFeedback: LinkedFeedback
  }
`;

interface Said {
  readonly id: string;
  readonly rating: FeedbackRating;
  readonly hasWords: boolean;
}

/** `reviewSite`: where the firm is reviewed in public. Whoever answered is shown it, whatever they said: only asking the content ones is what such sites forbid. */
export const linkedFeedbackResolvers = (
  { db }: CommandRuntime,
  reviewSite: string | undefined,
): Resolvers => ({
  Query: {
    linkedFeedback: (_: unknown, _input: unknown, { viewer: { link } }: RequestContext) =>
      inTransaction(db, async (tx) => {
        const asked = await askedLetter(tx, link);
        if (asked === undefined) return null;
        const said = await queryRow<Said>(
          tx,
          `select id, rating, coalesce(words, '') <> '' as "hasWords" from feedback where letter_id = $1`,
          [asked.letterId],
        );
        return {
          about: asked.about,
          feedbackId: said?.id ?? null,
          isContent: said === undefined ? null : said.rating === 'good',
          hasWords: said?.hasWords ?? false,
          reviewSite: reviewSite ?? null,
        };
      }),
  },
});
