import { createApi } from '../src/data/documents.js';
import { ReviewedTextsDocument } from '../src/domain/content/reviewed-texts.graphql.js';

/** A text as staff found it good. */
export interface ReviewedText {
  readonly text: string;
  readonly digest: string;
  /** Calendar day. */
  readonly reviewedOn: string;
}

/** The day on which the text of a key was reviewed in just these words; undefined for one that nobody has reviewed so. */
export type ReviewedOn = (key: string) => string | undefined;

/** What staff reviewed, over what the build made. */
export interface TextReviews {
  readonly reviewedOn: ReviewedOn;
  /** Made once, and again whenever other reviews hold. */
  readonly remade: <T>(make: () => T) => () => T;
  /** Asks what holds now. Where nobody answers, what held before goes on. */
  readonly refresh: () => Promise<void>;
}

interface Parts {
  readonly ask: () => Promise<readonly ReviewedText[]>;
  /** By key, what the build made. */
  readonly digests: ReadonlyMap<string, string>;
  /** Pages that are kept have to be made anew. */
  readonly onChange: () => void;
  readonly log: { readonly warn: (facts: object, what: string) => void };
}

/** How often a web server asks. */
export const REVIEWS_EVERY_MS = 60_000;

/** The start of a server waits no longer than that for reviews. */
const LONGEST_ASK_MS = 5_000;

/** Only what was reviewed in the words that stand on the site now. */
const holding = (
  reviewed: readonly ReviewedText[],
  digests: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> =>
  new Map(
    reviewed
      .filter(({ text, digest }) => digests.get(text) === digest)
      .map(({ text, reviewedOn }) => [text, reviewedOn]),
  );

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([key, day]) => other.get(key) === day);

export function openTextReviews({ ask, digests, onChange, log }: Parts): TextReviews {
  let held: ReadonlyMap<string, string> = new Map();
  let asking: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    try {
      const next = holding(await ask(), digests);
      if (isSame(held, next)) return;
      held = next;
      onChange();
    } catch (error) {
      log.warn({ err: error }, 'reviews of texts could not be asked for; those known go on');
    }
  };
  return {
    reviewedOn: (key) => held.get(key),
    remade: (make) => {
      let kept: { readonly of: typeof held; readonly value: ReturnType<typeof make> } | undefined;
      return () => {
        if (kept?.of !== held) kept = { of: held, value: make() };
        return kept.value;
      };
    },
    refresh: () =>
      (asking ??= refresh().finally(() => {
        asking = undefined;
      })),
  };
}

/** What anybody may know of reviews, asked of the gateway. */
export function reviewsAt(gatewayUrl: string): Parts['ask'] {
  const api = createApi({ endpoint: `${gatewayUrl}/graphql` });
  return async () => {
    const signal = AbortSignal.timeout(LONGEST_ASK_MS);
    return (await api.query(ReviewedTextsDocument, {}, { signal })).reviewedTextList;
  };
}

/** The later of the day in the front matter and that of a review by staff. */
export function lastReviewed(...days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
