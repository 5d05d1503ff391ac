import { describe, expect, it } from '@jest/globals';
import { leftToCredit, minorOf } from './left-to-credit.js';

const taxed = { category: 'S', rate: '23', reason: null, base: 29_000, vat: 6670 };
const passed = { category: 'E', rate: '0', reason: 'VATEX-EU-79-C', base: 85_000, vat: 0 };

describe('what is left to give back', () => {
  it('is the invoice less its credit notes, group by group; what is at zero is gone', () => {
    expect(leftToCredit([taxed, passed], [])).toEqual([taxed, passed]);
    expect(
      leftToCredit(
        [taxed, passed],
        [
          { ...taxed, base: -10_000, vat: -2300 },
          { ...passed, base: -85_000 },
        ],
      ),
    ).toEqual([{ ...taxed, base: 19_000, vat: 4370 }]);
    expect(leftToCredit([taxed], [{ ...taxed, rate: '20', base: -1, vat: 0 }])).toEqual([taxed]);
  });

  it('is typed as people write amounts', () => {
    expect(
      ['12', '12.5', '12,50', '1 200.00', '12.345', 'abc', '-1', ''].map((text) => minorOf(text, 2)),
    ).toEqual([1200, 1250, 1250, 120_000, undefined, undefined, undefined, undefined]);
    expect([minorOf('500', 0), minorOf('5.0', 0)]).toEqual([500, undefined]);
  });
});
