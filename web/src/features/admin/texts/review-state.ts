import type { LatestReview, TextToReview } from '../../../domain/content/text-to-review.js';
import { folded } from '../../../kit/form/folded.js';

/** Where the review of a text is. `changed`: somebody read it, in other words than those that stand there now. `lookedUp`: a record with its source, which nobody has reviewed. */
export const REVIEW_STATES = ['unreviewed', 'changed', 'needsWork', 'lookedUp', 'reviewed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A text or record with what was last said about it. */
export interface ListedText {
  readonly text: TextToReview;
  readonly review: LatestReview | undefined;
  readonly state: ReviewState;
}

export function stateOf(
  { digest, reviewed, isLookedUp }: TextToReview,
  review: LatestReview | undefined,
): ReviewState {
  if (review?.digest === digest) return review.verdict === 'REVIEWED' ? 'reviewed' : 'needsWork';
  if (reviewed !== undefined) return 'reviewed';
  if (review !== undefined) return 'changed';
  return isLookedUp === true ? 'lookedUp' : 'unreviewed';
}

/** Every text in the order of the list, with its state. */
export function listedTexts(
  items: readonly TextToReview[],
  reviews: readonly LatestReview[],
): readonly ListedText[] {
  const byText = new Map(reviews.map((review) => [review.text, review]));
  return items.map((text) => {
    const review = byText.get(text.key);
    return { text, review, state: stateOf(text, review) };
  });
}

/** What the list is narrowed to; '' is all. */
export interface Narrowed {
  readonly kind: string;
  readonly language: string;
  readonly state: string;
  readonly words: string;
}

/** Those that fit: all of the words in title or address. */
export function narrowed(
  texts: readonly ListedText[],
  { kind, language, state, words }: Narrowed,
): readonly ListedText[] {
  const asked = folded(words).split(/\s+/).filter(Boolean);
  return texts.filter(({ text, state: is }) => {
    const said = folded(`${text.title} ${text.path}`);
    return (
      ['', text.kind].includes(kind) &&
      ['', text.locale].includes(language) &&
      ['', is].includes(state) &&
      asked.every((word) => said.includes(word))
    );
  });
}
