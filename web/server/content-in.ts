import type { Content } from '../src/data/content-source.js';
import type { Locale } from '../src/i18n/locale-rules.js';
import type { ContentSearch } from './content-search.js';
import type { ContentStore } from './content-store.js';

/** As a loader awaits it: what is not there is a page with the status 404. */
export function there<T>(found: T | undefined): Promise<T> {
  return found === undefined
    ? // The router takes a thrown response for the page's status.
      Promise.reject(new Response(null, { status: 404 }) as unknown as Error)
    : Promise.resolve(found);
}

/** The texts as loaders ask for them, in the language of the page that is rendered. */
export const contentIn = (store: ContentStore, search: ContentSearch, locale: Locale): Content => ({
  document: (collection, slug) => there(store.get(collection, locale, slug)),
  list: (collection) => there(store.list(collection, locale)?.items),
  search: (question) => Promise.resolve(search(question, locale)),
});
