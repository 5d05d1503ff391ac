import { describe, expect, it } from '@jest/globals';
import { loadMoneyRules } from './money-data.js';
import { madridPrice } from './madrid-price.js';

const { derivation } = loadMoneyRules();
const rates = { CHF: '0.9402', USD: '1.0873' };

describe('fees of WIPO in the reader’s currency', () => {
  it('are exact in francs', () => {
    expect(madridPrice({ designated: ['EU'], classes: 1, currency: 'CHF' }, rates, derivation)).toMatchObject(
      {
        filing: 1442_00,
        renewal: 1442_00,
      },
    );
  });

  it('are converted like any office fee, rounded up to a step, never below the amount', () => {
    const price = madridPrice({ designated: ['EU'], classes: 1, currency: 'EUR' }, rates, derivation);
    expect(price?.filing).toBeGreaterThanOrEqual(Math.ceil((1442_00 * 10_000) / 9402));
    expect((price?.filing ?? 1) % (derivation.priceStep.EUR * 100)).toBe(0);
  });

  it('are not said without a rate', () => {
    expect(
      madridPrice({ designated: ['EU'], classes: 1, currency: 'GBP' }, rates, derivation),
    ).toBeUndefined();
  });
});
