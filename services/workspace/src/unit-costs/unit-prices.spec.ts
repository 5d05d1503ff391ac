import { describe, expect, it } from '@jest/globals';
import { costOf, unitPrices } from './unit-prices.js';

describe('prices of a thousand pieces', () => {
  const prices = unitPrices.parse(' email=40EUR  text-segment=4500EUR free=0USD ');

  it.each([
    ['email', 1000, { amountMinor: 40, currency: 'EUR' }],
    ['email', 12, { amountMinor: 0, currency: 'EUR' }],
    ['text-segment', 3, { amountMinor: 14, currency: 'EUR' }],
    ['free', 9, { amountMinor: 0, currency: 'USD' }],
    ['markify', 9, null],
  ])('%s, %i pieces', (name, pieces, cost) => expect(costOf(prices, name, pieces)).toEqual(cost));

  it.each(['email', 'email=', 'email=0.4EUR', 'email=40 EUR', 'email=40eur', 'email=-4EUR'])(
    'refuses "%s" with an example',
    (text) => expect(unitPrices.safeParse(text).error?.issues[0]?.message).toContain('email=40EUR'),
  );
});
