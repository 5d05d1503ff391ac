import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  CollectionName,
  ContentCard,
  ContentDocument,
  ContentList,
} from '../src/domain/content/content-document.js';
import { defaultLocale, isLocale, locales, type Locale } from '../src/i18n/locale-rules.js';
import { linksFor, typesetText } from './content-words.js';
import { lastReviewed, type ReviewedOn } from './text-reviews.js';

/** All texts of the public site, in memory from the start of the server. */
export interface ContentStore {
  /** The text for pages of a language: in it, else in English, which its `locale` says. */
  readonly get: (collection: string, locale: Locale, slug: string) => ContentDocument | undefined;
  /** All texts of a collection for pages of a language, those that are there in English alone behind its own. */
  readonly list: (collection: string, locale: Locale) => ContentList | undefined;
  /** Whether the text exists in just this language. */
  readonly has: (collection: string, locale: Locale, slug: string) => boolean;
  /** All texts, as they are reviewed now. */
  readonly documents: () => readonly ContentDocument[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

interface Shelf {
  readonly items: readonly ContentCard[];
  readonly bySlug: ReadonlyMap<string, ContentDocument>;
}

function readShelf(folder: string, locale: Locale): Shelf {
  const { items } = readJson(`${folder}/${locale}.json`) as ContentList;
  const documents = items.map(({ slug }) =>
    typesetText(locale, readJson(join(folder, locale, `${slug}.json`)) as ContentDocument),
  );
  return {
    items: typesetText(locale, items),
    bySlug: new Map(documents.map((document) => [document.slug, document])),
  };
}

const keyOf = (collection: string, locale: string): string => `${collection}/${locale}`;

/** A text whose inner links lead to pages of the language it is read in. */
function readIn(locale: Locale, document: ContentDocument): ContentDocument {
  const segments = document.segments.map((segment) =>
    'html' in segment ? { html: linksFor(locale, segment.html) } : segment,
  );
  return { ...document, segments };
}

/** With the day of the last review, by whoever said it: front matter or staff. */
function withReview<T extends ContentCard>(reviewedOn: ReviewedOn): (text: T) => T {
  return (text) => {
    const said = reviewedOn(`${text.collection}/${text.locale}/${text.slug}`);
    const reviewed = lastReviewed(text.reviewed, said);
    return reviewed === undefined ? text : { ...text, reviewed };
  };
}

/** @param folder what `build-content.mjs` wrote @param reviewedOn what staff reviewed */
export function openContentStore(folder: string, reviewedOn: ReviewedOn = () => undefined): ContentStore {
  const card = withReview<ContentCard>(reviewedOn);
  const whole = withReview<ContentDocument>(reviewedOn);
  const shelves = new Map<string, Shelf>();
  const collections = readdirSync(folder) as CollectionName[];
  for (const collection of collections) {
    const files = readdirSync(join(folder, collection)).filter((name) => name.endsWith('.json'));
    for (const locale of files.map((name) => name.slice(0, -'.json'.length)).filter(isLocale))
      shelves.set(keyOf(collection, locale), readShelf(join(folder, collection), locale));
  }
  const shelfOf = (collection: string, locale: Locale): Shelf | undefined =>
    shelves.get(keyOf(collection, locale));
  const own = (collection: string, locale: Locale, slug: string): ContentDocument | undefined =>
    shelfOf(collection, locale)?.bySlug.get(slug);
  return {
    get: (collection, locale, slug) => {
      const document = own(collection, locale, slug) ?? own(collection, defaultLocale, slug);
      if (document === undefined) return undefined;
      const { related, ...read } = readIn(locale, whole(document));
      return { ...read, related: related.map(card) };
    },
    list: (collection, locale) => {
      const shelf = shelfOf(collection, locale);
      const english = shelfOf(collection, defaultLocale);
      if (shelf === undefined && english === undefined) return undefined;
      const others = (english?.items ?? []).filter(({ slug }) => shelf?.bySlug.has(slug) !== true);
      const items = shelf === english ? (shelf?.items ?? []) : [...(shelf?.items ?? []), ...others];
      return { items: items.map(card) };
    },
    has: (collection, locale, slug) => own(collection, locale, slug) !== undefined,
    documents: () =>
      locales.flatMap((locale) =>
        collections.flatMap((collection) => {
          const texts = [...(shelfOf(collection, locale)?.bySlug.values() ?? [])];
          return texts.map(whole);
        }),
      ),
  };
}
