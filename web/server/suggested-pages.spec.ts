/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildContent } from '../scripts/content/build-content.mjs';
import type { ContentDocument } from '../src/domain/content/content-document.js';
import { createTexts } from '../src/i18n/create.js';
import type { Locale } from '../src/i18n/locale-rules.js';
import { sampleText } from '../testing/content-samples.js';
import { textsOf } from '../testing/render-page.js';
import { createContentSearch } from './content-search.js';
import { openContentStore } from './content-store.js';
import { knownPages } from './known-pages.js';
import { nearAddresses } from './near-addresses.js';
import { openRecordsStore } from './records-store.js';
import { suggestedPages, wordsOfAddress } from './suggested-pages.js';

const search = createContentSearch([
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((slug) =>
    sampleText({ slug, title: `Renewing a mark, part ${slug}` }),
  ),
  sampleText({ collection: 'faq', slug: 'a', path: '/faq', title: 'Costs of an opposition' }),
  sampleText({ collection: 'faq', slug: 'b', path: '/faq', title: 'Rights in an opposition' }),
  sampleText({ locale: 'cs', slug: 'obnova', path: '/obnova', title: 'Obnova známky' }),
]);
const near = (path: string, locale: 'en' | 'cs' = 'en') =>
  suggestedPages({ near: () => [], search: (question) => Promise.resolve(search(question, locale)) }, path);

describe('an address where nothing is', () => {
  it.each([
    ['/blog/renewing-a-mark_2019', 'blog renewing mark'],
    ['/obnova-zn%C3%A1mky', 'obnova známky'],
    ['/%E0%A4%A', ''],
    ['/8f3a12/opposition.html', 'opposition html'],
  ])('%s is about “%s”', (path, words) => {
    expect(wordsOfAddress(path)).toBe(words);
  });

  it('leads to the texts that are nearest to it, five at most', async () => {
    const found = await near('/renewing-marks');
    expect(found).toHaveLength(5);
    expect(found.every(({ title }) => title.startsWith('Renewing'))).toBe(true);
  });

  it('leads to a page of several texts once', async () => {
    expect((await near('/opposition')).map(({ to }) => to)).toEqual(['/faq']);
  });

  it('leads to texts of the language first', async () => {
    const [first] = await near('/obnova-znamky', 'cs');
    expect(first).toEqual({ to: '/obnova', title: 'Obnova známky', locale: 'cs' });
  });

  it('leads nowhere where it has no words', async () => {
    expect(await near('/1234')).toEqual([]);
  });
});

let made: readonly ContentDocument[] | undefined;
function readSite(): readonly ContentDocument[] {
  const folder = mkdtempSync(join(tmpdir(), 'near-'));
  buildContent({ folder: 'web/content/', out: folder });
  const documents = openContentStore(folder).documents();
  rmSync(folder, { recursive: true });
  return documents;
}

/** The pages of the site as a server knows them. */
function site(locale: Locale) {
  const documents = (made ??= readSite());
  const words = createTexts({ locale, resources: textsOf(locale), fallback: textsOf('en') });
  const found = createContentSearch(documents);
  return {
    near: nearAddresses(
      knownPages({ documents, records: openRecordsStore('web/content/records'), words }, locale),
    ),
    search: (question: string) => Promise.resolve(found(question, locale)),
  };
}

/** Addresses as people misspell them, and the page that they meant. */
const MISSPELT: readonly (readonly [asked: string, meant: string])[] = [
  ['/trademark-dictonary', '/trademark-dictionary'],
  ['/trademark-dictionary/prioriy', '/trademark-dictionary/priority'],
  ['/dictionary/opposition-period', '/trademark-dictionary/opposition-period'],
  ['/trademark-dictionary/likelihood-of-confussion', '/trademark-dictionary/likelihood-of-confusion'],
  ['/verificaton', '/verification'],
  ['/verify', '/verification'],
  ['/trademarksearch', '/trademark-search'],
  ['/search-trademark', '/trademark-search'],
  ['/pricelist', '/detailed-pricelist'],
  ['/detailed-price-list', '/detailed-pricelist'],
  ['/trademark-renewals', '/trademark-renewal'],
  ['/renew-trademark', '/trademark-renewal'],
  ['/ownership-transfer', '/trademark-ownership-transfer'],
  ['/country/czech-republik', '/country/czech-republic'],
  ['/countries/germany', '/country/germany'],
  ['/country/untied-states', '/country/united-states'],
  ['/country-guides/united-kingdom.html', '/country-guide/united-kingdom'],
  ['/class-assist/class-25', '/class-assist/trademark-class/25'],
  ['/free-consultation', '/book-a-free-consultation'],
  ['/contact-us', '/contact'],
  ['/cease-desist-letter', '/cease-and-desist-letter'],
  ['/office-action-responce', '/office-action-response'],
  ['/brand-protection/amazn', '/brand-protection/amazon'],
  ['/amazon-brand-registery', '/amazon-brand-registry'],
  ['/hall-of-fame/coca-cola', '/trademark-hall-of-fame/coca-cola'],
  ['/blog/first-country-or-10-at-once', '/blog/first-country-or-ten-at-once'],
  ['/blog/selling-on-amazon', '/blog/selling-on-amazon-without-surprises'],
  ['/academy/why-register', '/trademark-academy/article/why-register'],
  ['/trademark-academy/claiming-priority', '/trademark-academy/article/claiming-priority'],
  ['/terms-conditions', '/terms-and-conditions'],
  ['/declaration-of-use-us', '/declaration-of-use-in-us'],
  ['/international-trademarks', '/international-trademark'],
];

describe('a misspelt address of the site', () => {
  const english = site('en');
  it('has the page that was meant among its first three suggestions', async () => {
    const missed = [];
    for (const [asked, meant] of MISSPELT) {
      const three = (await suggestedPages(english, asked)).slice(0, 3).map(({ to }) => to);
      if (!three.includes(meant)) missed.push({ asked, meant, three });
    }
    expect(missed).toEqual([]);
  });

  it('is understood by what a page is called in the reader’s language, and named in it', async () => {
    const czech = site('cs');
    expect((await suggestedPages(czech, '/ceniik'))[0]).toEqual({
      to: '/detailed-pricelist',
      title: 'Ceník',
      locale: 'cs',
    });
    expect((await suggestedPages(czech, '/casto-kladene-otazky')).map(({ to }) => to)).toContain('/faq');
    expect((await suggestedPages(czech, '/nemecko'))[0]?.to).toBe('/country/germany');
  });

  it('names each page once, five at most, and nothing where nothing is like it', async () => {
    const found = (await suggestedPages(english, '/trademark-dictionary/oposition')).map(({ to }) => to);
    expect([found.length, new Set(found).size]).toEqual([5, 5]);
    expect(await suggestedPages(english, '/zzqxw')).toEqual([]);
  });
});
