import { z } from 'zod';

/** Where a program that searches is asked. Another form of questions or answers gets another number: programs of two releases run beside each other. */
export const SEARCH_PATH = '/internal/search/v2';

/** Calls to it are signed with a secret of their own. */
export const SEARCH_CALL = 'search';

/** As long as the name of a mark in our care: a watch looks for it. What people ask is shorter. */
const LONGEST_NAME = 300;
const text = z.string().max(LONGEST_NAME);
const classes = z.array(z.int().min(1).max(45)).max(45);

// Strict: a question that is understood in part would be answered wrongly.
const searchRequest = z.strictObject({
  query: text,
  limit: z.int().min(0).max(1_000),
  offset: z.int().min(0).max(1_000),
  jurisdictions: z.array(z.string().max(8)).max(300).exactOptional(),
  classes: classes.exactOptional(),
  comparedClasses: classes.exactOptional(),
  since: z.iso.date().exactOptional(),
  liveOnly: z.boolean().exactOptional(),
  inOurCare: z.boolean().exactOptional(),
  ranked: z.boolean().exactOptional(),
});
const namePair = z.strictObject({
  a: text,
  b: text,
  classesA: classes.exactOptional(),
  classesB: classes.exactOptional(),
  live: z.boolean().exactOptional(),
});
const goodsRequest = z.strictObject({
  query: z.string().max(1_000),
  locale: z.string().max(8),
  classes,
  limit: z.int().min(0).max(1_000),
});

/** What is asked of it. `facts`: what it searches. */
export const searchQuestion = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('facts') }),
  z.strictObject({ is: z.literal('search'), request: searchRequest }),
  z.strictObject({ is: z.literal('compare'), pair: namePair }),
  z.strictObject({ is: z.literal('goods'), request: goodsRequest }),
]);
