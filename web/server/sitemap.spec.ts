/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../testing/content-samples.js';
import { countryEntries, sectionsOf, sitemapFile, sitemapIndex } from './sitemap.js';

const origin = 'https://cotta.example';
const reviewed = '2026-12-01';
const pages = [
  { path: '/contact', index: true },
  { path: '/portal', index: false },
  { path: '/blog/:article', index: true },
  { path: '/order', index: true },
  { path: '/faq', index: true },
  { path: '/specimen-guide', index: true },
  // Its text is not written yet.
  { path: '/about-us', index: true, needsText: true },
];
const documents = [
  sampleText({ slug: 'checked', category: 'design', topic: 'naming', reviewed, updated: '2026-11-30' }),
  sampleText({ slug: 'unchecked', category: 'design', topic: 'use' }),
  sampleText({ collection: 'brand-protection-guide', slug: 'unchecked' }),
  sampleText({ collection: 'landing', slug: 'order', path: '/order', reviewed }),
  sampleText({ collection: 'landing', slug: 'order', path: '/order', locale: 'cs', reviewed }),
  sampleText({ collection: 'landing', slug: 'order', path: '/order', locale: 'sk' }),
  sampleText({ collection: 'faq', slug: 'a', path: '/faq', reviewed, date: '2026-11-29' }),
  sampleText({ collection: 'faq', slug: 'b', path: '/faq', reviewed }),
  sampleText({ collection: 'faq', slug: 'a', path: '/faq', locale: 'cs', reviewed }),
  sampleText({ collection: 'faq', slug: 'b', path: '/faq', locale: 'cs' }),
];
const sections = sectionsOf({ pages, documents, recordPaths: ['/trademark-disputes/one'] });
const entriesOf = (file: string): readonly (readonly [string, string])[] =>
  [...file.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
    ([, address = '', rest = '']) => [address.slice(origin.length), rest] as const,
  );
const addressesIn = (name: string): string[] =>
  entriesOf(sitemapFile(origin, sections.get(name) ?? [])).map(([address]) => address);
const entries = [...sections.values()].flatMap((section) => entriesOf(sitemapFile(origin, section)));
const restOf = (path: string): string => entries.find(([address]) => address === path)?.[1] ?? '';
const languagesOf = (path: string): string[] =>
  [...restOf(path).matchAll(/hreflang="([^"]+)"/g)].map(([, language = '']) => language);

describe('site map', () => {
  it('lists pages that are always there, in their languages', () => {
    expect(addressesIn('pages')).toEqual([
      '/contact',
      '/cs/contact',
      '/sk/contact',
      '/es/contact',
      '/specimen-guide',
    ]);
    expect(addressesIn('classes')).toHaveLength(45 * 4);
  });

  it('lists of texts those that a lawyer has checked, and the lists they are in', () => {
    expect(addressesIn('landing')).toEqual(['/order', '/cs/order']);
    expect(addressesIn('faq')).toEqual(['/faq']);
    expect(addressesIn('blog').filter((address) => !/^\/(cs|sk|es)\//.test(address))).toEqual([
      '/blog/category/design',
      '/blog/topic/naming',
      '/blog/topic/use',
      '/blog/checked',
    ]);
  });

  it('lists the records that may be', () => {
    expect(addressesIn('records')).toEqual(['/trademark-disputes/one']);
  });

  it('has a file for what there is, and none that would be empty', () => {
    expect([...sections.keys()].toSorted()).toEqual([
      'blog',
      'classes',
      'faq',
      'landing',
      'pages',
      'records',
    ]);
    const index = sitemapIndex(origin, sections);
    expect(index).toContain(
      `<sitemap><loc>${origin}/sitemap-blog.xml</loc><lastmod>2026-11-30</lastmod></sitemap>`,
    );
    expect(index).toContain(`<sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap>`);
    expect(index).not.toContain('sitemap-brand-protection-guide.xml');
  });

  it('lists the pages of each office in all languages', () => {
    const listed = entriesOf(sitemapFile(origin, countryEntries(['france', 'peru'])));
    expect(listed).toHaveLength(2 * 2 * 4);
    expect(listed.map(([address]) => address)).toContain('/cs/country/peru');
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
});
