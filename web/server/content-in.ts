import type { Content } from '../src/data/content-source.js';
import type { ContentDocument } from '../src/domain/content/content-document.js';
import type { OtherLocale } from '../src/i18n/came-from.js';
import type { Locale } from '../src/i18n/locale-rules.js';
import type { ContentSearch } from './content-search.js';
import type { ContentStore } from './content-store.js';
import { linksFor } from './content-words.js';

/** As a loader awaits it: what is not there is a page with the status 404. */
export function there<T>(found: T | undefined): Promise<T> {
  return found === undefined
    ? // The router takes a thrown response for the page's status.
      Promise.reject(new Response(null, { status: 404 }) as unknown as Error)
    : Promise.resolve(found);
}

/** An English text whose inner links lead on whoever came to it from another language. */
function ledOn(document: ContentDocument, reader: OtherLocale): ContentDocument {
  const segments = document.segments.map((segment) =>
    'html' in segment ? { html: linksFor(reader, segment.html) } : segment,
  );
  return { ...document, segments };
}

export interface PageReader {
  /** Of the page that is rendered. */
  readonly locale: Locale;
  /** The language they came from to a page that is in English. */
  readonly from?: OtherLocale | undefined;
}

/** The texts as loaders ask for them, in the language of the page that is rendered. */
export function contentIn(store: ContentStore, search: ContentSearch, { locale, from }: PageReader): Content {
  const textOf = (collection: string, slug: string): ContentDocument | undefined => {
    const document = store.get(collection, locale, slug);
    return document === undefined || from === undefined || locale !== 'en' ? document : ledOn(document, from);
  };
  return {
    document: (collection, slug) => there(textOf(collection, slug)),
    list: (collection) => there(store.list(collection, locale)?.items),
    search: (question) => Promise.resolve(search(question, locale)),
  };
}
