import { describe, expect, it } from '@jest/globals';
import { countries } from './countries.js';
import { languages } from './languages.js';
import { membersOf } from './regional-offices.js';
import { countriesOfLanguage, countryOptions, siteRegion, supportedCountries } from './site-countries.js';

const codes = (language: 'en' | 'cs' | 'sk' | 'es') => countryOptions(language).map(({ code }) => code);

describe('countries the site offers', () => {
  it('are about seventy, with the Union and all its members', () => {
    const offered = supportedCountries.map(({ code }) => code);
    expect(offered.length).toBeGreaterThanOrEqual(65);
    expect(offered.length).toBeLessThanOrEqual(75);
    expect(offered).toEqual(expect.arrayContaining(['EU', 'GB', ...membersOf('EU')]));
  });

  it('begin with the preferred ones in every language', () => {
    for (const language of languages)
      expect(codes(language).slice(0, 5)).toEqual(['US', 'EU', 'GB', 'CA', 'CH']);
  });

  it('go on as the language sorts its letters', () => {
    const czech = codes('cs');
    // Czech sorts Ch after H: Chile stands behind Hongkong, Česko between Bulharsko and Dánsko.
    expect(czech.indexOf('CL')).toBeGreaterThan(czech.indexOf('HK'));
    expect(czech.indexOf('CZ')).toBeLessThan(czech.indexOf('DK'));
    expect(czech.indexOf('CZ')).toBeGreaterThan(czech.indexOf('BG'));
    expect(codes('en').indexOf('CL')).toBeLessThan(codes('en').indexOf('HK'));
  });

  it('lose none on the way and can be all of them', () => {
    expect(codes('es').toSorted()).toEqual(supportedCountries.map(({ code }) => code).toSorted());
    expect(countryOptions('sk', countries)).toHaveLength(249);
  });

  it('follow from a language where it tells', () => {
    expect([
      countriesOfLanguage('sk'),
      countriesOfLanguage('cs'),
      countriesOfLanguage('en'),
      countriesOfLanguage('es'),
    ]).toEqual([['SK'], ['CZ'], ['GB', 'US'], []]);
  });

  it.each([
    ['US', 'US'],
    ['ca', 'CA'],
    ['EU', 'EU'],
    ['CZ', 'CZ'],
    ['AU', 'AU'],
    ['UK', undefined],
    ['GB', undefined],
    ['SK', undefined],
    ['', undefined],
    [null, undefined],
  ])('make %j the region %j', (code, region) => expect(siteRegion(code)).toBe(region));
});
