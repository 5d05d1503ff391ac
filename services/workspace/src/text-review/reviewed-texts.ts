import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import type { EntityManager } from 'typeorm';
import { textReviewResource } from './text-review.record.js';

/** Every web server asks once a minute, and anybody may: within this time all of them hear the same answer. */
const KEPT_MS = 15_000;

interface ReviewedText {
  readonly text: string;
  readonly digest: string;
  readonly reviewedOn: string;
}

export const reviewedTextsTypeDefs = /* GraphQL */ `
  "A text or a record of the public site that a lawyer has read. Whoever shows it compares the digest: other words were not read."
  type ReviewedText {
    "blog/en/a-name; of records: records/disputes/orange."
    text: String!
    "SHA-256 of what was read, as the build made it."
    digest: String!
    "The day, in the zone of the firm."
    reviewedOn: Date!
  }

  extend type Query {
    "What was read and found good, by text; at most 15 seconds old."
    reviewedTextList: [ReviewedText!]!
    "The newest reading of each text, unless it was taken back, by text. For: lawyer, admin."
    latestTextReviewList: [TextReview!]! @tag(name: "admin")
  }
`;

const readReviewed = (manager: EntityManager): Promise<ReviewedText[]> =>
  manager.query(
    `select text, digest, to_char(created_at at time zone $1, 'YYYY-MM-DD') as "reviewedOn"
     from (select distinct on (text) * from text_review order by text, created_at desc, id desc) newest
     where verdict = 'reviewed' and withdrawn_at is null order by text`,
    [FIRM_ZONE],
  );

/** What anybody may know, asked of the database once for all who ask at about the same time. */
function reviewedOnce({ clock }: Pick<CommandRuntime, 'clock'>) {
  let kept: { readonly at: number; readonly texts: Promise<ReviewedText[]> } | undefined;
  return (manager: EntityManager): Promise<ReviewedText[]> => {
    const now = clock.now().getTime();
    if (kept !== undefined && now - kept.at < KEPT_MS) return kept.texts;
    const texts = readReviewed(manager);
    const asked = { at: now, texts };
    kept = asked;
    // What failed is asked again by the next one.
    texts.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return texts;
  };
}

export const reviewedTextsResolvers = (runtime: CommandRuntime): Resolvers => {
  const reviewed = reviewedOnce(runtime);
  return {
    Query: {
      reviewedTextList: (_: unknown, __: unknown, { manager }: RequestContext) => reviewed(manager),
      latestTextReviewList: async (_: unknown, __: unknown, { manager, viewer }: RequestContext) => {
        requireOneOf(staff, viewer);
        const newest: { id: string }[] = await manager.query(
          `select id from (select distinct on (text) id, text, withdrawn_at from text_review
             order by text, created_at desc, id desc) newest
           where withdrawn_at is null order by text`,
        );
        return readByIds(
          manager,
          textReviewResource,
          viewer,
          newest.map(({ id }) => id),
        );
      },
    },
  };
};
