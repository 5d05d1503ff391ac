import { describe, expect, it } from '@jest/globals';
import { formatMoney, majorUnits } from './format-money.js';

describe('formatMoney', () => {
  it.each([
    [129950, 'EUR', 'en', '€1,299.50'],
    [129950, 'EUR', 'cs', '1\u00a0299,50\u00a0€'],
    [129950, 'USD', 'cs', '$1\u00a0299,50'],
    [129950, 'EUR', 'es', '1\u00a0299,50\u00a0€'],
    [129950, 'CZK', 'en', 'Kč1,299.50'],
    [129950, 'CZK', 'sk', '1\u00a0299,50\u00a0Kč'],
    [5, 'EUR', 'en', '€0.05'],
    [-129950, 'GBP', 'en', '−£1,299.50'],
    [123456789, 'EUR', 'cs', '1\u00a0234\u00a0567,89\u00a0€'],
    [1500, 'JPY', 'en', '¥1,500'],
  ])('writes %i %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale)).toBe(text);
  });

  it('leaves the decimals away when asked', () => {
    expect(formatMoney(129900, 'EUR', 'cs', { decimals: 0 })).toBe('1\u00a0299\u00a0€');
  });
});

describe('majorUnits', () => {
  it.each([
    [129950, 'EUR', '1299.50'],
    [5, 'CZK', '0.05'],
    [1500, 'JPY', '1500'],
  ])('writes %i %s as %s for programs', (amount, currency, text) => {
    expect(majorUnits(amount, currency)).toBe(text);
  });
});
