import type {
  CollectionName,
  ContentCard,
  ContentDocument,
  ContentHit,
  ContentList,
} from '../domain/content/content-document.js';
import { errorOf } from './api-error.js';
import { localeOf } from './api-of.js';

/** Texts of the public site for a page. A text that its language lacks comes in English, and says so by its `locale`. */
export interface Content {
  /** @throws a response with 404 where there is no such text */
  readonly document: (collection: CollectionName, slug: string) => Promise<ContentDocument>;
  /** In the order of the collection. @throws a response with 404 where it is empty */
  readonly list: (collection: CollectionName) => Promise<readonly ContentCard[]>;
  readonly search: (question: string) => Promise<readonly ContentHit[]>;
}

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`/content/${path}`, { headers: { accept: 'application/json' } });
  if (answer.status === 404) throw new Response(null, { status: 404 });
  if (!answer.ok) throw errorOf(answer, undefined);
  return (await answer.json()) as T;
}

const fromDoors = (locale: string): Content => ({
  document: (collection, slug) => read(`${collection}/${locale}/${encodeURIComponent(slug)}.json`),
  list: async (collection) => (await read<ContentList>(`${collection}/${locale}.json`)).items,
  search: async (question) => {
    const asked = new URLSearchParams({ q: question, locale });
    return (await read<{ items: readonly ContentHit[] }>(`search.json?${asked.toString()}`)).items;
  },
});

/** Inside a loader: the server's own texts when there are some, else they are fetched from it. */
export function contentOf(context: unknown): Content {
  const given = (context as { content?: Content } | undefined)?.content;
  return given ?? fromDoors(localeOf(context));
}
