import type { ContentDocument, Segment } from '../src/domain/content/content-document.js';
import { isSound } from '../src/domain/content/is-sound.js';
import type { Locale } from '../src/i18n/locale-rules.js';

/**
 * A segment as a page wakes up with it: markup is in the document already and is not sent twice, so `html` is empty. A screen draws it with
 * `suppressHydrationWarning` and `dangerouslySetInnerHTML={{ __html: segment.html }}`; React then keeps what the server wrote. A page that is
 * opened in the browser asks the doors, and has the markup.
 */
export type WakingSegment = Exclude<Segment, { readonly html: string }> | { readonly html: '' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

const isText = (value: unknown): value is ContentDocument =>
  isObject(value) && Array.isArray(value['segments']) && typeof value['collection'] === 'string';

const waking = (segment: Segment): WakingSegment => ('html' in segment ? { html: '' } : segment);

/** What loaders gave, without the markup of texts. What has none stays the same object. */
export function withoutMarkup<T>(data: T): T {
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => withoutMarkup(item));
    return items.some((item, index) => item !== data[index]) ? (items as T) : data;
  }
  if (!isObject(data)) return data;
  if (isText(data)) return { ...data, segments: data.segments.map(waking) };
  const entries = Object.entries(data).map(([key, value]) => [key, withoutMarkup(value)] as const);
  return entries.some(([key, value]) => value !== data[key]) ? (Object.fromEntries(entries) as T) : data;
}

/** Every whole text among what loaders gave. */
export function textsIn(data: unknown): readonly ContentDocument[] {
  if (isText(data)) return [data];
  if (Array.isArray(data)) return data.flatMap(textsIn);
  return isObject(data) ? Object.values(data).flatMap(textsIn) : [];
}

/** Whether one of the texts has a part that counts with what its reader types. */
export const hasCalculation = (data: unknown): boolean =>
  textsIn(data).some(({ segments }) =>
    segments.some((segment) => 'live' in segment && segment.live === 'deadlines'),
  );

export interface TextFacts {
  /** Whether search engines may list the page: all that it shows was checked by a lawyer, or by tests. */
  readonly isReviewed: boolean;
  /** The language the texts are in, where the page's own lacks them. */
  readonly locale: Locale;
}

/** What the texts of a page say about it; undefined for a page without texts. */
export function textFactsOf(texts: readonly ContentDocument[], pageLocale: Locale): TextFacts | undefined {
  const [first] = texts;
  if (first === undefined) return undefined;
  return {
    isReviewed: texts.every(isSound),
    locale: texts.some(({ locale }) => locale === pageLocale) ? pageLocale : first.locale,
  };
}

/** Whether a loader says of its page, by `isListed: false`, that search engines shall not list it. */
export const isKeptUnlisted = (loaderData: unknown): boolean =>
  isObject(loaderData) &&
  Object.values(loaderData).some((data) => isObject(data) && data['isListed'] === false);
