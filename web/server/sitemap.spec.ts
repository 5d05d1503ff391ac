/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../testing/content-samples.js';
import { headOfListed } from './head.js';
import { listedTexts, sitemapOf } from './sitemap.js';

const origin = 'https://cotta.example';
const reviewed = '2026-12-01';
const texts = listedTexts([
  sampleText({ slug: 'checked', reviewed, updated: '2026-11-30' }),
  sampleText({ slug: 'unchecked' }),
  sampleText({ collection: 'landing', slug: 'order', path: '/order', reviewed }),
  sampleText({ collection: 'landing', slug: 'order', path: '/order', locale: 'cs', reviewed }),
  sampleText({ collection: 'landing', slug: 'order', path: '/order', locale: 'sk' }),
  sampleText({ collection: 'faq', slug: 'a', path: '/faq', reviewed, date: '2026-11-29' }),
  sampleText({ collection: 'faq', slug: 'b', path: '/faq', reviewed }),
  sampleText({ collection: 'faq', slug: 'a', path: '/faq', locale: 'cs', reviewed }),
  sampleText({ collection: 'faq', slug: 'b', path: '/faq', locale: 'cs' }),
]);
const pages = [
  { path: '/contact', index: true },
  { path: '/portal', index: false },
  { path: '/blog/:article', index: true },
  { path: '/order', index: true },
  { path: '/faq', index: true },
  { path: '/specimen-guide', index: true },
];
const entries = [...sitemapOf(origin, pages, texts).matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
  ([, address = '', rest = '']) => [address.slice(origin.length), rest] as const,
);
const restOf = (path: string): string => entries.find(([address]) => address === path)?.[1] ?? '';
const languagesOf = (path: string): string[] =>
  [...restOf(path).matchAll(/hreflang="([^"]+)"/g)].map(([, language = '']) => language);

describe('site map', () => {
  it('lists pages that are always there, and texts that a lawyer has checked, in their languages', () => {
    expect(entries.map(([address]) => address).sort()).toEqual(
      [
        '/contact',
        '/cs/contact',
        '/es/contact',
        '/sk/contact',
        '/specimen-guide',
        '/blog/checked',
        '/order',
        '/cs/order',
        '/faq',
      ].sort(),
    );
  });

  it('names the other languages only where they are there', () => {
    expect(languagesOf('/order')).toEqual(['en', 'cs', 'x-default']);
    expect(languagesOf('/blog/checked')).toEqual(['en', 'x-default']);
    expect(languagesOf('/contact')).toEqual(['en', 'cs', 'sk', 'es', 'x-default']);
  });

  it('says when a text changed last', () => {
    expect(restOf('/blog/checked')).toContain('<lastmod>2026-11-30</lastmod>');
    expect(restOf('/faq')).toContain('<lastmod>2026-11-29</lastmod>');
    expect(restOf('/contact')).not.toContain('lastmod');
  });

  it('and the head of a page say the same of an English text that is read elsewhere', () => {
    const head = headOfListed({
      storefront: { name: 'global', country: null, currency: 'EUR', origin },
      firm: {},
      locale: 'en',
      path: '/blog/checked',
      languages: [...(texts.get('/blog/checked')?.keys() ?? [])],
    });
    expect(head).toContain(`<meta property="og:url" content="${origin}/blog/checked"/>`);
    expect(head).not.toContain('hreflang="cs"');
  });
});
