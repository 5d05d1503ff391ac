import { describe, expect, it } from '@jest/globals';
import { orderCurrency } from './currency-choice.js';

describe('the currency of an order', () => {
  it.each([
    ['GBP', 'CZ', 'GBP'],
    [null, 'CZ', 'CZK'],
    [null, 'UK', 'GBP'],
    [null, 'SK', 'EUR'],
    [null, null, 'EUR'],
    ['XXX', 'JP', 'JPY'],
  ])('preferred %s, country %s: %s', (preferred, country, expected) => {
    expect(orderCurrency(preferred, country)).toBe(expected);
  });
});
