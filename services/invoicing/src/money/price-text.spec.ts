import { describe, expect, it } from '@jest/globals';
import { currencies } from '@cotta/reference/currencies.js';
import type { Currency } from './exact/amount.js';
import { priceText, type PriceLocale } from './price-text.js';

const symbols = Object.fromEntries(currencies.map(({ code, symbol }) => [code, symbol]));
const text = (minor: number, currency: Currency, locale: PriceLocale, wholeUnits = false): string =>
  priceText(minor, currency, { locale, wholeUnits, symbols }).replaceAll('\u00a0', '_');

describe('price texts', () => {
  it.each<[number, Currency, PriceLocale, string]>([
    [123450, 'EUR', 'sk', '1_234,50_€'],
    [123450, 'EUR', 'en', '€1,234.50'],
    [699000, 'CZK', 'en', 'Kč_6,990.00'],
    [114000, 'USD', 'es', '$1_140,00'],
    [114000, 'NZD', 'cs', '1_140,00_NZ$'],
    [39812, 'JPY', 'cs', '39_812_¥'],
    [39812, 'JPY', 'en', '¥39,812'],
    [-12301, 'EUR', 'en', '-€123.01'],
    [-12301, 'CHF', 'cs', '-123,01_CHF'],
    [100, 'CHF', 'en', 'CHF_1.00'],
    [5, 'ZAR', 'en', 'R_0.05'],
    [123456789012, 'GBP', 'sk', '£1_234_567_890,12'],
  ])('%d %s in %s: %s', (minor, currency, locale, expected) => {
    expect(text(minor, currency, locale)).toBe(expected);
  });

  it('without decimals round half away from zero, and nothing is minus nothing', () => {
    expect([
      text(150, 'EUR', 'en', true),
      text(-150, 'EUR', 'en', true),
      text(-40, 'EUR', 'en', true),
      text(99950, 'EUR', 'en', true),
    ]).toEqual(['€2', '-€2', '€0', '€1,000']);
  });
});
