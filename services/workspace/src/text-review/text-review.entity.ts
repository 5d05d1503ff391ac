import { recordEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { textReview, textReviewResource } from './text-review.record.js';
import { withdrawTextReview } from './withdraw-text-review.js';

/** What staff find in the texts of the public site. */
export const reviewText = {
  ...textReview.create,
  name: 'ReviewText',
  doc: 'Says that a text or a record was read in just these words, and whether it may stay so. Who says it answers for it.',
};

/** One reading after another; none is written anew. */
export const textReviewEntity: Entity = {
  ...recordEntity(textReviewResource, textReview),
  commands: [{ command: reviewText }, { command: withdrawTextReview }],
};
