/** How somebody answers whether they were content. Stored: never renamed. */
export const feedbackRatings = ['good', 'bad'] as const;

/** One of {@link feedbackRatings}. */
export type FeedbackRating = (typeof feedbackRatings)[number];
