import { describe, expect, it } from '@jest/globals';
import { inMadrid, madridFees } from './madrid-fees.js';

describe('fees of an international registration', () => {
  it.each([
    // 653 + 789 for the Union
    [['EU'], 1, 653_00 + 789_00, 653_00 + 789_00],
    // the second class of the Union is cheaper than the third
    [['EU'], 3, 653_00 + 789_00 + 48_00 + 144_00, 653_00 + 789_00 + 48_00 + 144_00],
    [['US'], 2, 653_00 + 2 * 460_00, 653_00 + 2 * 249_00],
    // Switzerland includes three classes, and renews all of them for one amount
    [['CH'], 4, 653_00 + 400_00 + 50_00, 653_00 + 500_00],
    // members without a fee of their own: the complementary fee each, and the supplementary fee beyond three classes
    [['SK', 'CZ'], 1, 653_00 + 200_00, 653_00 + 200_00],
    [['SK', 'US'], 5, 653_00 + 100_00 + 2 * 100_00 + 5 * 460_00, 653_00 + 100_00 + 2 * 100_00 + 5 * 249_00],
  ])('that names %j in %i classes are %i, and %i to renew', (designated, classes, filing, renewal) => {
    expect(madridFees(designated, classes)).toMatchObject({ currency: 'CHF', filing, renewal });
  });

  it('are not made up for an office that is no member', () => {
    expect(inMadrid('TW')).toBe(false);
    expect(() => madridFees(['TW'], 1)).toThrow(RangeError);
  });
});
