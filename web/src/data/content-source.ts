import type {
  CollectionName,
  ContentCard,
  ContentDocument,
  ContentHit,
  ContentList,
} from '../domain/content/content-document.js';
import { localeOf } from './api-of.js';
import { readContent } from './content-door.js';

/** Texts of the public site for a page. A text that its language lacks comes in English, and says so by its `locale`. */
export interface Content {
  /** @throws a response with 404 where there is no such text */
  readonly document: (collection: CollectionName, slug: string) => Promise<ContentDocument>;
  /** In the order of the collection. @throws a response with 404 where it is empty */
  readonly list: (collection: CollectionName) => Promise<readonly ContentCard[]>;
  readonly search: (question: string) => Promise<readonly ContentHit[]>;
}

const fromDoors = (locale: string): Content => ({
  document: (collection, slug) => readContent(`${collection}/${locale}/${encodeURIComponent(slug)}.json`),
  list: async (collection) => (await readContent<ContentList>(`${collection}/${locale}.json`)).items,
  search: async (question) => {
    const asked = new URLSearchParams({ q: question, locale });
    return (await readContent<{ items: readonly ContentHit[] }>(`search.json?${asked.toString()}`)).items;
  },
});

/** Inside a loader: the server's own texts when there are some, else they are fetched from it. */
export function contentOf(context: unknown): Content {
  const given = (context as { content?: Content } | undefined)?.content;
  return given ?? fromDoors(localeOf(context));
}
