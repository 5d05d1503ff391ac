// Reviews of the texts of the site, kept as long as the stub runs.
import type { AnswerTo, Answers } from './answers-to.js';
import { lawyer } from './stub-facts.js';

type Review = AnswerTo<'LatestTextReviews'>['latestTextReviewList'][number];

let reviews: readonly Review[] = [];

export const textAnswers = {
  ReviewedTexts: () => ({
    reviewedTextList: reviews
      .filter(({ verdict }) => verdict === 'REVIEWED')
      .map(({ text, digest, createdAt }) => ({ text, digest, reviewedOn: createdAt.slice(0, 10) })),
  }),
  LatestTextReviews: () => ({ latestTextReviewList: reviews }),
  ReviewText: ({ input: { text, digest, verdict, note } }) => {
    const review: Review = {
      id: `review-${text}`,
      text,
      digest,
      verdict,
      note: note ?? null,
      createdAt: '2026-11-28T10:00:00.000Z',
      reviewedById: lawyer.id,
    };
    reviews = [...reviews.filter((one) => one.text !== text), review];
    return { reviewText: { __typename: 'TextReview', ...review } };
  },
  WithdrawTextReview: ({ id }) => {
    reviews = reviews.filter((one) => one.id !== id);
    return { withdrawTextReview: { __typename: 'TextReview', id } };
  },
} satisfies Answers;
