import { describe, expect, it } from '@jest/globals';
import { countryVersions, listedOrigin } from './listed-origin.js';

const sites = [
  { name: 'global', flag: 'global', url: 'https://cotta.example' },
  { name: 'cz', flag: 'cz', url: 'https://cotta.cz' },
  { name: 'uk', flag: 'gb', url: 'https://cotta.uk' },
] as const;
const own = { sameEverywhere: false };
const same = { sameEverywhere: true };

describe('where a page is listed', () => {
  it.each([
    // Prices and offices of the country, in its language: nobody else says that.
    ['https://cotta.cz', 'cs', own, 'https://cotta.cz'],
    ['https://cotta.uk', 'en', own, 'https://cotta.uk'],
    // In another language the site of a country says what the global one says.
    ['https://cotta.cz', 'en', own, 'https://cotta.example'],
    ['https://cotta.cz', 'es', own, 'https://cotta.example'],
    ['https://cotta.uk', 'cs', own, 'https://cotta.example'],
    // A guide is one guide.
    ['https://cotta.cz', 'cs', same, 'https://cotta.example'],
    ['https://cotta.uk', 'en', same, 'https://cotta.example'],
    ['https://cotta.example', 'en', same, 'https://cotta.example'],
    ['https://cotta.example', 'cs', own, 'https://cotta.example'],
  ] as const)('from %s in %s, %j: under %s', (origin, locale, page, listed) => {
    const name = sites.find(({ url }) => url === origin)?.name ?? 'global';
    expect(listedOrigin({ storefront: { name, origin }, sites }, page, locale)).toBe(listed);
  });

  it('is the first host of a site, where it has several', () => {
    const storefront = { name: 'cz', origin: 'https://www.cotta.cz' } as const;
    expect(listedOrigin({ storefront, sites }, own, 'cs')).toBe('https://cotta.cz');
  });

  it('is this site where there is one alone', () => {
    const storefront = { name: 'global', origin: 'http://localhost:4300' } as const;
    expect(listedOrigin({ storefront }, same, 'cs')).toBe('http://localhost:4300');
  });
});

describe('versions for countries', () => {
  it('are those of sites with prices of their own, in languages the page has', () => {
    expect(countryVersions(sites, own, ['en', 'cs']).map(({ language }) => language)).toEqual([
      'cs-CZ',
      'en-GB',
    ]);
    expect(countryVersions(sites, own, ['en']).map(({ language }) => language)).toEqual(['en-GB']);
    expect(countryVersions(sites, same, ['en', 'cs'])).toEqual([]);
  });
});
