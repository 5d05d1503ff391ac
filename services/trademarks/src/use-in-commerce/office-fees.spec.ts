import { describe, expect, it } from '@jest/globals';
import { feesOf, type Charged } from './office-fees.js';

const parts = (proof: Partial<Charged>) =>
  feesOf({ type: 'Statement of use', isInternational: false, kept: 0, extended: 0, ...proof }).map(
    ({ kind, classes, amount }) => [kind, classes, amount.amountMinor, amount.currency],
  );

// Amounts by hand from the fee schedule of the office, 18 January 2025.
describe('what the office takes for a proof of use', () => {
  it('is so much a class that is kept and so much a class that waits', () => {
    expect(parts({ kept: 1, extended: 1 })).toEqual([
      ['STATEMENT_OF_USE', 1, 15_000, 'USD'],
      ['EXTENSION', 1, 12_500, 'USD'],
    ]);
    expect(parts({ type: 'Extension', extended: 3 })).toEqual([['EXTENSION', 3, 37_500, 'USD']]);
  });

  it('is nothing where every class is given up', () => expect(parts({})).toEqual([]));

  it('is Section 8, or 71 of an international registration, with Section 9 where it is renewed', () => {
    expect(parts({ type: 'Declaration of use', kept: 2 })).toEqual([['SECTION_8', 2, 65_000, 'USD']]);
    expect(parts({ type: 'Declaration of use', kept: 2, isInternational: true })).toEqual([
      ['SECTION_71', 2, 65_000, 'USD'],
    ]);
    expect(
      parts({ type: 'Declaration of use and renewal', kept: 1, declarationOfIncontestability: true }),
    ).toEqual([
      ['SECTION_8', 1, 32_500, 'USD'],
      ['SECTION_9', 1, 32_500, 'USD'],
      ['SECTION_15', 1, 25_000, 'USD'],
    ]);
  });

  it('costs more when it is late, for each of two filings', () => {
    expect(parts({ type: 'Declaration of use', kept: 2, lateFeeApplied: true }).at(-1)).toEqual([
      'GRACE',
      2,
      20_000,
      'USD',
    ]);
    expect(parts({ type: 'Declaration of use and renewal', kept: 2, lateFeeApplied: true }).at(-1)).toEqual([
      'GRACE',
      4,
      40_000,
      'USD',
    ]);
  });
});
