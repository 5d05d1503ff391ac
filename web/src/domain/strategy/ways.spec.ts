import { describe, expect, it } from '@jest/globals';
import type { ListedPrice } from '../price-list/ask-price-list.js';
import { internationalWay, wayOf, withinBudget } from './ways.js';

const price = (jurisdiction: string, ourFee: number | null, officeFee: number | null): ListedPrice => ({
  __typename: 'FilingPrice',
  jurisdiction,
  ourFee,
  officeFee,
  expectedOfficeFee: null,
  furtherClass: null,
  tax: null,
  total: null,
  cameTo: null,
  later: [
    { __typename: 'LaterCost', occasion: 'RENEWAL', net: 1000, expectedNet: null },
    {
      __typename: 'LaterCost',
      occasion: 'PROOF_OF_USE',
      net: jurisdiction === 'US' ? 500 : null,
      expectedNet: null,
    },
  ],
});
const prices = [price('EU', 290, 850), price('SK', 290, 166), price('US', 290, 350), price('AO', null, null)];

describe('what a way costs', () => {
  it('is the filing, and over ten years the renewal and what is known of proofs of use', () => {
    expect(wayOf('national', ['SK', 'US'], prices)).toEqual({
      name: 'national',
      offices: ['SK', 'US'],
      filing: 456 + 640,
      later: 1000 + 1500,
      unpriced: [],
    });
  });

  it('leaves out, and names, what only a person can price', () => {
    expect(wayOf('regional', ['EU', 'AO'], prices)).toMatchObject({ filing: 1140, unpriced: ['AO'] });
  });

  it('by WIPO is the own mark, the fees there, and the offices that are no members', () => {
    const way = internationalWay(
      { base: 'SK', designated: ['EU', 'UK'], rest: ['US'] },
      { filing: 2000, renewal: 1800 },
      prices,
    );
    expect(way).toEqual({
      name: 'international',
      offices: ['SK', 'EU', 'UK', 'US'],
      filing: 456 + 640 + 2000,
      later: 1000 + 1500 + 1800,
      unpriced: [],
    });
  });
});

describe('what a budget reaches', () => {
  const offices = [
    { code: 'EU', coveredBy: null },
    { code: 'SK', coveredBy: 'EU' },
    { code: 'US', coveredBy: null },
    { code: 'AO', coveredBy: null },
  ];

  it.each([
    [5000, ['EU', 'US', 'SK'], 5000 - 1140 - 640 - 456],
    // what the Union covers is left out first
    [1800, ['EU', 'US'], 1800 - 1140 - 640],
    // the Union is too much, the others are not
    [700, ['US'], 60],
    [100, [], 100],
  ])('with %i is %j', (budget, fits, left) => {
    expect(withinBudget(offices, prices, budget)).toEqual({ fits, left });
  });
});
