import { Router, type Response } from 'express';
import { isLocale } from '../src/i18n/locale-rules.js';
import type { ContentSearch } from './content-search.js';
import type { ContentStore } from './content-store.js';

/** As long as a rendered page may be shown (html-cache.ts); afterwards the tag is asked about. */
const FRESH = 'public, max-age=60, stale-while-revalidate=600';

/** With what browsers need to keep it; 404 where nothing was found. */
export function sendKept(response: Response, found: object | undefined): void {
  // Pages are for search engines, what they are made of is not.
  response.setHeader('x-robots-tag', 'noindex');
  if (found === undefined) return void response.status(404).json({});
  response.setHeader('cache-control', FRESH);
  // Express tags the answer and says 304 to whoever has it.
  response.json(found);
}

/** Texts for a page that is opened without the server: whole ones, lists and what a search found. */
export function contentDoors(store: ContentStore, search: ContentSearch): Router {
  const doors = Router();
  doors.get('/content/search.json', ({ query }, response) => {
    const { q, locale } = query;
    const asked = typeof locale === 'string' && isLocale(locale) ? locale : undefined;
    sendKept(response, asked && { items: search(typeof q === 'string' ? q : '', asked) });
  });
  doors.get('/content/:collection/:locale.json', ({ params }, response) => {
    const { collection, locale } = params;
    sendKept(response, isLocale(locale) ? store.list(collection, locale) : undefined);
  });
  doors.get('/content/:collection/:locale/:slug.json', ({ params }, response) => {
    const { collection, locale, slug } = params;
    sendKept(response, isLocale(locale) ? store.get(collection, locale, slug) : undefined);
  });
  return doors;
}
