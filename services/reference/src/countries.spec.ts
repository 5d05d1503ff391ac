import { describe, expect, it } from '@jest/globals';
import { countries, countriesAndUnion, countryName, isCountry, parseCountry } from './countries.js';
import { languages } from './languages.js';

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each code once; the Union stands beside them and is none', () => {
    expect([countries.length, countriesAndUnion.length]).toEqual([249, 250]);
    expect(new Set(countriesAndUnion.map(({ code }) => code)).size).toBe(250);
    expect(new Set(countriesAndUnion.map(({ alpha3 }) => alpha3)).size).toBe(250);
    expect(new Set(countriesAndUnion.map(({ numeric }) => numeric)).size).toBe(250);
    expect(['IE', 'GB', 'EU', 'UK', 'BX', 'OAPI', 'WIPO'].filter(isCountry)).toEqual(['IE', 'GB']);
    expect(
      countriesAndUnion
        .filter(
          ({ code, alpha3, numeric }) => !/^[A-Z]{2} [A-Z]{3} \d{3}$/.test(`${code} ${alpha3} ${numeric}`),
        )
        .map(({ code }) => code),
    ).toEqual(['EU']);
  });

  it.each([
    ['UK', 'GB'],
    [' uk ', 'GB'],
    ['GB', 'GB'],
    ['gbr', 'GB'],
    ['826', 'GB'],
    ['EU', 'EU'],
    ['sk', 'SK'],
    ['ZZ', undefined],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
  ])('read %j as %j', (text, code) => expect(parseCountry(text)).toBe(code));

  it('are named in all four languages by this runtime', () => {
    expect(Intl.DisplayNames.supportedLocalesOf([...languages])).toEqual([...languages]);
    expect(languages.map((language) => countryName('CZ', language))).toEqual([
      'Czechia',
      'Česko',
      'Česko',
      'Chequia',
    ]);
    expect(languages.map((language) => countryName('EU', language))).toEqual([
      'European Union',
      'Európska únia',
      'Evropská unie',
      'Unión Europea',
    ]);
    const nameless = countries.filter(({ code }) =>
      languages.some((language) => countryName(code, language) === code),
    );
    expect(nameless).toEqual([]);
  });

  it('call Hong Kong by its name', () => {
    expect(languages.map((language) => countryName('HK', language))).toEqual([
      'Hong Kong',
      'Hongkong',
      'Hongkong',
      'Hong Kong',
    ]);
  });
});
