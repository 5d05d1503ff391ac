import { Router } from 'express';
import type { ContentCard } from '../src/domain/content/content-document.js';
import type { Storefront } from '../src/kit/page/boot.js';
import { escapeMarkup } from './markup.js';

/** Readers of feeds keep what they have read; older articles are in the blog. */
const MOST = 50;
const HOUR_SECONDS = 3600;

export interface FeedWords {
  readonly title: string;
  readonly subtitle: string;
  /** Said of an article that no lawyer has read, as its page says it. */
  readonly unreviewed: string;
}

interface Feed {
  readonly origin: string;
  readonly author: string;
  readonly articles: readonly ContentCard[];
  readonly words: FeedWords;
}

/** Days have no hour; an article is new from the first of its day. */
const instant = (day: string): string => `${day}T00:00:00Z`;
const changed = ({ updated, date }: ContentCard): string => updated ?? date;

function entryOf(origin: string, card: ContentCard, { unreviewed }: FeedWords): string {
  const { path, title, lead, description, date, reviewed } = card;
  const url = `${origin}${path}`;
  const summary = `${lead ?? description}${reviewed === undefined ? ` (${unreviewed})` : ''}`;
  return `<entry><id>${url}</id><title>${escapeMarkup(title)}</title><link href="${url}"/><published>${instant(date)}</published><updated>${instant(changed(card))}</updated><summary>${escapeMarkup(summary)}</summary></entry>`;
}

/** The blog as readers of feeds take it, newest first. @source RFC 4287 */
export function feedOf({ origin, author, articles, words }: Feed): string {
  const newest = articles.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MOST);
  const latest = newest.map(changed).toSorted().at(-1) ?? '1970-01-01';
  const head = [
    `<id>${origin}/blog</id>`,
    `<title>${escapeMarkup(words.title)}</title>`,
    `<subtitle>${escapeMarkup(words.subtitle)}</subtitle>`,
    `<updated>${instant(latest)}</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${origin}/blog/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${origin}/blog"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${head.join('')}${newest.map((card) => entryOf(origin, card, words)).join('')}</feed>`;
}

type FeedDoor = Omit<Feed, 'origin' | 'articles'> & {
  readonly articles: () => readonly ContentCard[];
  readonly storefrontOf: (host: string) => Storefront | undefined;
};

/** `/blog/feed.xml`: one feed, in English, as the articles are. */
export function feedDoor({ storefrontOf, articles, ...feed }: FeedDoor): Router {
  const door = Router();
  door.get('/blog/feed.xml', (request, response) => {
    const origin = storefrontOf(request.headers.host ?? '')?.origin;
    if (origin === undefined) return void response.sendStatus(421);
    response.setHeader('cache-control', `public, max-age=${HOUR_SECONDS}`);
    // Articles are for search engines, each by itself.
    response.setHeader('x-robots-tag', 'noindex');
    response.type('application/atom+xml').send(feedOf({ origin, articles: articles(), ...feed }));
  });
  return door;
}
