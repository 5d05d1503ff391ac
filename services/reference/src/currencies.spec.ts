import { describe, expect, it } from '@jest/globals';
import { countries } from './countries.js';
import { countryCurrency, currencies, currencyOf, defaultCurrency, priceFormat } from './currencies.js';
import { languages } from './languages.js';
import { offices } from './offices.js';

describe('currencies', () => {
  it('are the twelve, each with a symbol of its own', () => {
    expect(currencies.map(({ code }) => code)).toEqual([
      'EUR',
      'CZK',
      'GBP',
      'USD',
      'AUD',
      'CHF',
      'CAD',
      'NZD',
      'TRY',
      'JPY',
      'MXN',
      'ZAR',
    ]);
    expect(new Set(currencies.map(({ symbol }) => symbol)).size).toBe(12);
    expect(currencies.filter(({ minorDigits }) => minorDigits === 0).map(({ code }) => code)).toEqual([
      'JPY',
    ]);
    expect(currencyOf(defaultCurrency)?.symbol).toBe('€');
    expect(currencyOf('PLN')).toBeUndefined();
  });

  it.each([
    ['CZ', 'CZK'],
    ['GB', 'GBP'],
    ['UK', 'GBP'],
    ['US', 'USD'],
    ['JP', 'JPY'],
    ['CH', 'CHF'],
    ['AU', 'AUD'],
    ['CA', 'CAD'],
    ['NZ', 'NZD'],
    ['TR', 'TRY'],
    ['MX', 'MXN'],
    ['ZA', 'ZAR'],
    ['SK', 'EUR'],
    ['PL', 'EUR'],
    ['EU', 'EUR'],
    ['BR', 'USD'],
    ['IN', 'USD'],
    ['ZZ', 'EUR'],
    [undefined, 'EUR'],
  ])('people from %s see %s first', (country, currency) => expect(countryCurrency(country)).toBe(currency));

  it('every country has one of the twelve, and it is the one its office is priced in', () => {
    expect(countries.filter(({ code }) => currencyOf(countryCurrency(code)) === undefined)).toEqual([]);
    const differing = offices
      .filter(({ iso2, priceCurrency }) => iso2 !== null && countryCurrency(iso2) !== priceCurrency)
      .map(({ code }) => code);
    expect(differing).toEqual([]);
  });

  it('are written with a separator in each language, never two alike', () => {
    expect(Object.keys(priceFormat.groupSeparator).toSorted()).toEqual([...languages].toSorted());
    for (const language of languages)
      expect(priceFormat.groupSeparator[language]).not.toBe(priceFormat.decimalSeparator[language]);
    expect(priceFormat.symbolFirstCurrencies).toEqual(['GBP', 'USD', 'AUD', 'CAD']);
  });
});
