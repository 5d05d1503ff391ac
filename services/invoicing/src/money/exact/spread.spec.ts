import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spread } from './spread.js';

describe('spreading an amount', () => {
  it('gives left-over units to the largest remainders, ties in order', () => {
    expect(spread(10000, [29900, 14900, 9900])).toEqual([5466, 2724, 1810]);
    expect(spread(1, [1, 1, 1])).toEqual([1, 0, 0]);
    expect(spread(2, [5, 0, 5, 5])).toEqual([1, 0, 1, 0]);
  });

  it('gives nothing where there is nothing', () => {
    expect(spread(100, [])).toEqual([]);
    expect(spread(100, [0, 0])).toEqual([0, 0]);
  });

  it('always adds up, and nobody gets more than their weight', () => {
    const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.nat(1_000_000), (given, part) => {
        const total = given.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.min(part, total);
        const shares = spread(amount, given);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        shares.forEach((share, position) => expect(share <= (given[position] ?? 0) && share >= 0).toBe(true));
      }),
    );
  });
});
