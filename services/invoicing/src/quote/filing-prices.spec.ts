import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { jurisdictions } from '@cotta/reference/jurisdictions.js';
import { filingPrices, type PriceListFacts } from './filing-prices.js';
import { priceOrder } from './price-order.js';

const now = new Date('2026-11-28T09:00:00Z');
const facts: PriceListFacts = { currency: 'EUR', country: 'SK', classes: 1, confirmed: [] };

describe('the list of prices', () => {
  it('has a row for every office, priced or for a person', () => {
    const { prices } = filingPrices(facts, undefined, now);
    expect(prices.map(({ jurisdiction }) => jurisdiction)).toEqual(jurisdictions.map(({ code }) => code));
    for (const { ourFee, officeFee, tax, total } of prices)
      expect((ourFee ?? 0) + (officeFee ?? 0) + (tax ?? 0)).toBe(total ?? 0);
  });

  it('says the price that an order of the same office is quoted', () => {
    const [eu] = filingPrices(facts, ['EU'], now).prices;
    const quoted = priceOrder(
      { ...facts, filings: [{ jurisdiction: 'EU', classes: 1 }], customerKind: 'CONSUMER' },
      { coupon: null, vatStatus: null, fx: {}, confirmed: [] },
      now,
    );
    if (isRefusal(quoted)) throw new Error(quoted.message);
    expect(eu).toMatchObject({ ourFee: 290_00, officeFee: 850_00, total: quoted.total, tax: quoted.vat });
    expect(eu?.later).toEqual(quoted.later);
  });

  it('says what one more class adds, and nothing beyond the last', () => {
    const further = (classes: number) =>
      filingPrices({ ...facts, classes }, ['EU'], now).prices[0]?.furtherClass;
    // Ours is 90; the Union takes 50 for the second class and 150 for each after it.
    expect([further(1), further(2), further(45)]).toEqual([140_00, 240_00, null]);
  });

  it('sums the offices that have a price as one order, with tax once', () => {
    const { prices, sum, order } = filingPrices(facts, ['EU', 'US', 'AO'], now);
    const priced = prices.filter(({ total }) => total !== null);
    expect(prices).toHaveLength(3);
    expect(priced.map(({ jurisdiction }) => jurisdiction)).toEqual(['US', 'EU']);
    expect(sum?.ourFee).toBe(priced.reduce((total, { ourFee }) => total + (ourFee ?? 0), 0));
    expect(sum?.total).toBe(order?.total);
    expect(sum?.taxes?.length).toBeGreaterThan(0);
  });

  it('says of an estimated fee the most and what it probably is, and of the sum that it is as sure as its weakest line', () => {
    const { prices, sum } = filingPrices(facts, ['EU', 'FR'], now);
    const [eu, fr] = [...prices].sort((a) => (a.jurisdiction === 'EU' ? -1 : 1));
    expect(eu?.expectedOfficeFee).toBeNull();
    expect(fr?.expectedOfficeFee).toBeLessThan(fr?.officeFee ?? 0);
    expect(sum?.certainty).toBe('ESTIMATED');
    expect(sum?.expectedTotal).toBeLessThan(sum?.total ?? 0);
    expect(filingPrices(facts, ['EU'], now).sum?.certainty).toBe('FINAL');
  });

  it('has no sum where nothing has a price, and no office nobody knows', () => {
    expect(filingPrices(facts, ['AO'], now)).toMatchObject({ sum: null, order: null });
    expect(filingPrices(facts, ['XX'], now)).toEqual({ prices: [], sum: null, order: null });
  });

  it('is the same in whichever order offices are asked for, alone or together, before and after others were', () => {
    const alone = ['US', 'EU', 'FR', 'PL'].map((code) => filingPrices(facts, [code], now));
    const both = filingPrices(facts, ['FR', 'EU'], now);
    for (const codes of [
      ['FR', 'EU'],
      ['EU', 'FR'],
      ['EU', 'FR', 'EU'],
    ])
      expect(filingPrices(facts, codes, now)).toEqual(both);
    expect(filingPrices(facts, ['PL', 'US'], now).sum).not.toEqual(both.sum);
    for (const known of alone)
      expect(filingPrices(facts, [known.prices[0]?.jurisdiction ?? ''], now)).toEqual(known);
    // Nothing of one list answers for another number of classes, currency or country.
    const totals = [
      facts,
      { ...facts, classes: 2 },
      { ...facts, currency: 'USD' as const },
      { ...facts, country: 'US' },
    ].map((one) => filingPrices(one, ['EU'], now).prices[0]?.total);
    expect(new Set(totals).size).toBe(totals.length);
  });

  it('is that of the day at the seller, also in the hours when it is another day elsewhere', () => {
    const [eve, begun] = ['2026-03-15T22:30:00Z', '2026-03-15T23:30:00Z'].map(
      (at) => filingPrices(facts, ['EU'], new Date(at)).prices[0]?.total,
    );
    expect([eve, typeof begun]).toEqual([null, 'number']);
  });
});
