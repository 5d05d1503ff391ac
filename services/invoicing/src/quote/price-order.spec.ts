import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { orderFactsFields, type OrderFacts } from './order-facts.js';
import { priceOrder } from './price-order.js';

const now = new Date('2026-10-05T09:00:00Z');
const known = { coupon: null, vatStatus: null, fx: {}, confirmed: [] };
const facts = (country: string): OrderFacts => ({
  filings: ['US', 'EU', 'CH'].map((jurisdiction) => ({ jurisdiction, classes: 1 })),
  currency: 'EUR',
  customerKind: 'CONSUMER',
  country,
});

function taxes(country: string) {
  const priced = priceOrder(facts(country), known, now);
  if (isRefusal(priced)) throw new Error(priced.message);
  return priced.taxes;
}

describe('how an order is taxed', () => {
  it('says of the fee of each office by which rate: what is converted is taxed, what is passed on exactly is not', () => {
    expect(taxes('IE')).toEqual([
      { scheme: 'SUPPLIER_COUNTRY', rate: '23', country: 'SK', officeFees: ['US', 'CH'] },
      { scheme: 'DISBURSEMENT', rate: '0', country: null, officeFees: ['EU'] },
    ]);
  });

  it.each([
    ['IE', true],
    ['EU', false],
    ['BX', false],
    ['OAPI', false],
  ])('an invoice to %s: %s', (country, may) => {
    expect(parseInput(orderFactsFields, facts(country)).ok).toBe(may);
  });
});
