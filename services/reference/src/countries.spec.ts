import { describe, expect, it } from '@jest/globals';
import { countries, countryName, parseCountry } from './countries.js';
import { languages } from './languages.js';

describe('countries', () => {
  it('are the 249 of ISO 3166-1 and the Union, each code once', () => {
    expect(countries).toHaveLength(250);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(250);
    expect(new Set(countries.map(({ alpha3 }) => alpha3)).size).toBe(250);
    expect(new Set(countries.map(({ numeric }) => numeric)).size).toBe(250);
    expect(countries.filter(({ code, alpha3, numeric }) => !/^[A-Z]{2} [A-Z]{3} \d{3}$/.test(`${code} ${alpha3} ${numeric}`)).map(({ code }) => code)).toEqual(['EU']);
  });

  it.each([['UK', 'GB'], [' uk ', 'GB'], ['GB', 'GB'], ['gbr', 'GB'], ['826', 'GB'], ['EU', 'EU'], ['sk', 'SK'], ['ZZ', undefined], ['', undefined], [undefined, undefined], [null, undefined]])(
    'read %j as %j',
    (text, code) => expect(parseCountry(text)).toBe(code),
  );

  it('are named in all four languages by this runtime', () => {
    expect(Intl.DisplayNames.supportedLocalesOf([...languages])).toEqual([...languages]);
    expect(languages.map((language) => countryName('CZ', language))).toEqual(['Czechia', 'Česko', 'Česko', 'Chequia']);
    expect(languages.map((language) => countryName('EU', language))).toEqual(['European Union', 'Európska únia', 'Evropská unie', 'Unión Europea']);
    const nameless = countries.filter(({ code }) => languages.some((language) => countryName(code, language) === code));
    expect(nameless).toEqual([]);
  });

  it('call Hong Kong by its name', () => {
    expect(languages.map((language) => countryName('HK', language))).toEqual(['Hong Kong', 'Hongkong', 'Hongkong', 'Hong Kong']);
  });
});
