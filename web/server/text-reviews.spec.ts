/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { recordsOf, reviewListOf } from '../testing/review-samples.js';
import { sampleText } from '../testing/content-samples.js';
import { feedOf } from './feed.js';
import { HtmlCache } from './html-cache.js';
import { headOfPage, type HeadWorld } from './listed-head.js';
import { openContentStore, type ContentStore } from './content-store.js';
import { openRecordsStore, type RecordsStore } from './records-store.js';
import { listedTexts, sectionsOf } from './sitemap.js';
import { storedAnswer } from './stored-page.js';
import { openTextReviews, reviewsAt, type ReviewedText, type TextReviews } from './text-reviews.js';

const origin = 'https://cotta.example';
const text = sampleText();
const other = sampleText({ slug: 'another', reviewed: '2026-11-20' });
const records = recordsOf({ disputes: [{ id: 'honey' }], marks: [{ id: 'bee' }] });
const listed = reviewListOf([text, other], records);
const digestOf = (key: string): string => listed.find((one) => one.key === key)?.digest ?? '';
const review = (key: string, facts: Partial<ReviewedText> = {}): ReviewedText => ({
  text: key,
  digest: digestOf(key),
  reviewedOn: '2026-11-28',
  ...facts,
});

let folder = '';
let said: () => Promise<readonly ReviewedText[]>;
let reviews: TextReviews;
let store: ContentStore;
let recordsStore: RecordsStore;
let cache: HtmlCache;
const warn = jest.fn();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  const write = (path: string, value: unknown): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(value));
  };
  for (const one of [text, other]) write(`content/blog/en/${one.slug}.json`, one);
  write('content/blog/en.json', { items: [text, other] });
  for (const [name, items] of Object.entries(records)) write(`records/${name}.json`, { items });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  warn.mockClear();
  said = () => Promise.resolve([]);
  cache = new HtmlCache(() => 0);
  reviews = openTextReviews({
    ask: () => said(),
    digests: new Map(listed.map(({ key, digest }) => [key, digest])),
    onChange: () => cache.clear(),
    log: { warn },
  });
  store = openContentStore(join(folder, 'content'), reviews.reviewedOn);
  recordsStore = openRecordsStore(join(folder, 'records'), reviews.reviewedOn);
});

const hear = (...found: readonly ReviewedText[]): Promise<void> => {
  said = () => Promise.resolve(found);
  return reviews.refresh();
};

/** The head of the page of a text, where search engines may list it. */
function headOfText(): string | undefined {
  const images = { pictureOf: () => ({ url: `${origin}/a.png`, width: 1, height: 1, alt: '' }) };
  const world = { firm: {}, images, sites: () => [], listedTexts: () => listedTexts(store.documents()) };
  return headOfPage(world as unknown as HeadWorld, {
    page: undefined,
    storefront: { origin, name: 'global', country: null, currency: 'EUR' },
    locale: 'en',
    url: `${origin}${text.path}`,
    loaderData: { page: { document: store.get('blog', 'en', text.slug) } },
    facts: { title: text.title, description: text.description, isListed: true } as never,
    words: { t: (key: string) => key } as never,
  });
}
const inSiteMap = (): readonly string[] =>
  [
    ...sectionsOf({
      pages: [],
      documents: store.documents(),
      recordPaths: recordsStore.listedPaths(),
    }).values(),
  ].flatMap((entries) => entries.map(({ path }) => path));
const feed = (): string =>
  feedOf({
    origin,
    author: 'A',
    articles: store.list('blog', 'en')?.items ?? [],
    words: { title: 'Blog', subtitle: 'Names', unreviewed: 'Not yet checked' },
  });

describe('a text that staff reviewed', () => {
  it('is listed, stands in the site map and loses its mark in the feed', async () => {
    expect([headOfText(), inSiteMap().includes(text.path)]).toEqual([undefined, false]);
    expect(feed()).toContain('(Not yet checked)');

    await hear(review('blog/en/a-name'));

    expect(store.get('blog', 'en', 'a-name')?.reviewed).toBe('2026-11-28');
    expect(headOfText()).toContain(`<meta property="og:url" content="${origin}/blog/a-name"/>`);
    expect(inSiteMap()).toContain(text.path);
    expect(feed()).not.toContain('(Not yet checked)');
  });

  it('is one that nobody reviewed once it says something else, or its review was taken back', async () => {
    await hear(review('blog/en/a-name', { digest: 'f'.repeat(64) }));
    expect([headOfText(), inSiteMap().includes(text.path)]).toEqual([undefined, false]);

    await hear(review('blog/en/a-name'));
    await hear();
    expect(headOfText()).toBeUndefined();
  });

  it('has the later of the days in its front matter and of its review', async () => {
    const day = (): string | undefined => store.get('blog', 'en', 'another')?.reviewed;
    expect(day()).toBe('2026-11-20');
    await hear(review('blog/en/another'));
    expect(day()).toBe('2026-11-28');
    await hear(review('blog/en/another', { reviewedOn: '2026-11-01' }));
    expect(day()).toBe('2026-11-20');
  });

  it('is overlooked where there is no such text', async () => {
    await hear(review('blog/en/nothing', { digest: 'a'.repeat(64) }));
    expect(reviews.reviewedOn('blog/en/nothing')).toBeUndefined();
  });
});

describe('a record that staff reviewed', () => {
  it('is listed as one that was looked up', async () => {
    const path = '/trademark-disputes/case/honey';
    expect(inSiteMap()).not.toContain(path);
    await hear(review('records/disputes/honey'), review('records/hall-of-fame/bee'));
    expect(recordsStore.dispute('honey')?.dispute.reviewed).toBe('2026-11-28');
    expect(inSiteMap()).toEqual(expect.arrayContaining([path, '/trademark-hall-of-fame/bee']));
    expect(recordsStore.famousMark('bee')?.mark.reviewed).toBe('2026-11-28');
  });

  it('is never one of which nobody is sure: the site does not know it', async () => {
    const unsure = reviewListOf(
      [],
      recordsOf({ disputes: [{ id: 'rumour', confidence: 'unsure' as never }], marks: [] }),
    );
    expect(unsure.filter(({ kind }) => kind === 'disputes')).toEqual([]);
  });
});

describe('what holds', () => {
  it('goes on while the gateway is away, from the start too', async () => {
    said = () => Promise.reject(new Error('away'));
    await reviews.refresh();
    expect(store.get('blog', 'en', 'a-name')?.reviewed).toBeUndefined();

    await hear(review('blog/en/a-name'));
    said = () => Promise.reject(new Error('away'));
    await reviews.refresh();
    expect(store.get('blog', 'en', 'a-name')?.reviewed).toBe('2026-11-28');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('gives up kept pages when it changes, and only then; one that was begun before is not kept', async () => {
    const page = () => {
      const html = `<p>${store.get('blog', 'en', 'a-name')?.reviewed ?? 'not yet'}</p>`;
      return Promise.resolve({ status: 200, html, headers: {} });
    };
    const etag = async (): Promise<string> => storedAnswer(await cache.get('a', page), false).etag;
    const before = await etag();
    await hear();
    expect(await etag()).toBe(before);

    const begun = cache.get('b', async () => {
      const old = await page();
      await hear(review('blog/en/a-name'));
      return old;
    });
    expect((await begun).html).toContain('not yet');
    expect((await cache.get('b', page)).html).toContain('2026-11-28');
    const after = await etag();
    expect(after).not.toBe(before);
    await hear(review('blog/en/a-name'));
    expect(await etag()).toBe(after);
  });

  it('is worked out once for all who ask until something else holds', async () => {
    const make = jest.fn(() => store.documents().length);
    const made = reviews.remade(make);
    expect([made(), made()]).toEqual([2, 2]);
    expect(make).toHaveBeenCalledTimes(1);
    await hear(review('blog/en/a-name'));
    expect([made(), made()]).toEqual([2, 2]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is asked of the gateway as anybody may ask', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    asked.mockImplementation(() =>
      Promise.resolve(Response.json({ data: { reviewedTextList: [review('blog/en/a-name')] } })),
    );
    expect(await reviewsAt('http://gateway')()).toEqual([review('blog/en/a-name')]);
    const [address, sent] = asked.mock.calls[0] ?? [];
    expect(address).toBe('http://gateway/graphql');
    expect(new Headers(sent?.headers).get('authorization')).toBeNull();
    asked.mockRestore();
  });
});
