import { signLink } from '@cotta/kit/edge/links/link-token.js';
import type { FeedbackRating } from './feedback-rating.js';

/** The letter that asks. */
export const REVIEW_LETTER = 'review-request';

/** As long as a link of an order is good. */
const LINK_DAYS = 90;
const DAY_MS = 86_400_000;
/** A letter has one link for good: it ends with its days, or with the letter. */
export const FEEDBACK_REVISION = 0;

/** The page where one letter is answered, with the answer its reader chose in it. Path without locale; opening it records nothing. */
export function feedbackPath(
  { letterId, rating }: { readonly letterId: string; readonly rating: FeedbackRating },
  { linkKey, now }: { readonly linkKey: string; readonly now: Date },
): string {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  const link = { purpose: 'feedback', subjectId: letterId, revision: FEEDBACK_REVISION, expiresAt } as const;
  return `/feedback-from-email?feedback=${rating}&id=${signLink(link, linkKey)}`;
}
