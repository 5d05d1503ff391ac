/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../testing/content-samples.js';
import { countryEntries, sectionsOf, sitemapFile, sitemapIndex } from './sitemap.js';

const origin = 'https://cotta.example';
const site = { storefront: { name: 'global', origin }, sites: [] } as const;
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
  sampleText({ collection: 'developers', slug: 'guide', tested: true }),
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
  entriesOf(sitemapFile(site, sections.get(name) ?? [])).map(([address]) => address);
const entries = [...sections.values()].flatMap((section) => entriesOf(sitemapFile(site, section)));
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

  it('lists of texts those that a lawyer has checked, or tests, and the lists they are in', () => {
    expect(addressesIn('landing')).toEqual(['/order', '/cs/order']);
    expect(addressesIn('faq')).toEqual(['/faq']);
    expect(addressesIn('developers')).toEqual(['/developers/guide']);
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
      'developers',
      'faq',
      'landing',
      'pages',
      'records',
    ]);
    const index = sitemapIndex(site, sections);
    expect(index).toContain(
      `<sitemap><loc>${origin}/sitemap-blog.xml</loc><lastmod>2026-11-30</lastmod></sitemap>`,
    );
    expect(index).toContain(`<sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap>`);
    expect(index).not.toContain('sitemap-brand-protection-guide.xml');
  });

  it('lists the pages of each office in all languages', () => {
    const listed = entriesOf(sitemapFile(site, countryEntries(['france', 'peru'])));
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

describe('site maps of several sites', () => {
  const sites = [
    { name: 'global', flag: 'global', url: origin },
    { name: 'cz', flag: 'cz', url: 'https://cotta.cz' },
    { name: 'uk', flag: 'gb', url: 'https://cotta.uk' },
  ] as const;
  const own = sectionsOf({
    pages: [
      { path: '/prices', index: true },
      { path: '/legal', index: true, sameEverywhere: true },
      { path: '/blog/:article', index: true, sameEverywhere: true },
    ],
    documents: [sampleText({ slug: 'checked', reviewed })],
    recordPaths: [],
  });
  const mapOf = (name: 'global' | 'cz' | 'uk', section: string): string =>
    sitemapFile(
      { storefront: { name, origin: sites.find((one) => one.name === name)?.url ?? '' }, sites },
      own.get(section) ?? [],
    );
  const placesIn = (file: string): string[] =>
    [...file.matchAll(/<loc>([^<]*)/g)].map(([, place = '']) => place);

  it('list each version of a page once: a country’s own in its language, all else on the global site', () => {
    expect(placesIn(mapOf('global', 'pages'))).toEqual(
      [
        '/prices',
        '/cs/prices',
        '/sk/prices',
        '/es/prices',
        '/legal',
        '/cs/legal',
        '/sk/legal',
        '/es/legal',
      ].map((path) => `${origin}${path}`),
    );
    expect(placesIn(mapOf('cz', 'pages'))).toEqual(['https://cotta.cz/cs/prices']);
    expect(placesIn(mapOf('uk', 'pages'))).toEqual(['https://cotta.uk/prices']);
    expect(placesIn(mapOf('cz', 'blog'))).toEqual([]);
    const all = ['global', 'cz', 'uk'].flatMap((name) => placesIn(mapOf(name as 'cz', 'pages')));
    expect(new Set(all).size).toBe(all.length);
  });

  it('name the same versions on each of them, and Britain by its code', () => {
    const versions = (file: string, place: string): string[] =>
      [
        ...(file.split(`<loc>${place}<`)[1]?.split('</url>')[0] ?? '').matchAll(
          /hreflang="([^"]+)" href="([^"]+)"/g,
        ),
      ].map(([, language, href]) => `${language} ${href}`);
    const expected = [
      `en ${origin}/prices`,
      `cs ${origin}/cs/prices`,
      `sk ${origin}/sk/prices`,
      `es ${origin}/es/prices`,
      'cs-CZ https://cotta.cz/cs/prices',
      'en-GB https://cotta.uk/prices',
      `x-default ${origin}/prices`,
    ];
    expect(versions(mapOf('global', 'pages'), `${origin}/es/prices`)).toEqual(expected);
    expect(versions(mapOf('cz', 'pages'), 'https://cotta.cz/cs/prices')).toEqual(expected);
    expect(versions(mapOf('global', 'pages'), `${origin}/legal`).join()).not.toMatch(/cotta\.(cz|uk)/);
  });

  it('leave out of the index what would be empty on a site', () => {
    const index = sitemapIndex({ storefront: { name: 'cz', origin: 'https://cotta.cz' }, sites }, own);
    expect(index).toContain('https://cotta.cz/sitemap-pages.xml');
    expect(index).not.toContain('sitemap-blog.xml');
  });
});
