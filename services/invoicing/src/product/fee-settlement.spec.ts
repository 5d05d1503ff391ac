import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { estimatedFees, feesToSettle, type SettledFee } from './estimated-fee.js';
import {
  differenceOf,
  isFeeDifference,
  settlementProblem,
  unfinishedProblem,
  unlikelyProblem,
} from './fee-settlement.js';

const now = new Date('2026-11-28T09:00:00Z');
const receiptDocumentId = nameBasedId('receipt');
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const line = (jurisdiction: string, net: number, more: object = {}) => ({
  jurisdiction,
  kind: 'OFFICIAL_FEE',
  net,
  taxable: net,
  category: 'S',
  rate: '23',
  ...more,
});
const product = {
  currency: 'EUR',
  billingEntityCode: 'SK01',
  priceBreakdown: {
    lines: [
      line('EU', 85_000, { category: 'E', rate: '0' }),
      line('FR', 21_900, { expectedNet: 19_000 }),
      line('FR', 9200, { expectedNet: 8000 }),
      line('PL', 10_900, { expectedNet: 9386 }),
    ],
  },
};
const settled = (jurisdiction: string, back: number, backTax: number): SettledFee => ({
  jurisdiction,
  took: euro(1),
  tookConverted: euro(1),
  charged: euro(1),
  back: euro(back),
  backTax: euro(backTax),
  paidOn: '2026-11-20',
  receiptDocumentId,
});
const settlement = (more: object = {}) => ({
  jurisdiction: 'FR',
  mark: null,
  amount: { amountMinor: 27_000, currency: 'EUR' },
  paidOn: '2026-11-27',
  receiptDocumentId,
  ...more,
});

describe('fees that were charged by estimate', () => {
  it('are the estimated lines of a price, one sum for an office', () => {
    expect(estimatedFees(product)).toMatchObject([
      { key: 'FR', net: 31_100, taxable: 31_100, expected: 27_000 },
      { key: 'PL', net: 10_900 },
    ]);
    expect(estimatedFees({ priceBreakdown: null })).toEqual([]);
  });

  it('far below what was expected are entered by an admin alone: the difference leaves the house by itself', () => {
    const fee = { expected: 27_000 };
    expect(unlikelyProblem(fee, 13_499, { role: 'lawyer' })).toMatchObject({ refused: 'ADMIN_NEEDED' });
    expect(unlikelyProblem(fee, 13_500, { role: 'lawyer' })).toBeUndefined();
    expect(unlikelyProblem(fee, 1, { role: 'admin' })).toBeUndefined();
  });

  it('are each settled once', () => {
    const half = { ...product, settledFees: [settled('FR', 4100, 943)] };
    expect(feesToSettle(half).map(({ key }) => key)).toEqual(['PL']);
    expect(settlementProblem(product, settlement(), { now })).toBeUndefined();
    expect(settlementProblem(half, settlement(), { now })).toMatchObject({ refused: 'FEE_SETTLED' });
    expect(settlementProblem(product, settlement({ jurisdiction: 'EU' }), { now })).toMatchObject({
      refused: 'NO_ESTIMATED_FEE',
    });
  });

  it.each([
    [
      'in a currency that is neither the office’s nor the order’s',
      { amount: { amountMinor: 1, currency: 'USD' } },
      'OTHER_CURRENCY',
    ],
    ['of nothing', { amount: { amountMinor: 0, currency: 'EUR' } }, 'TOO_SMALL'],
    ['on a day to come', { paidOn: '2026-11-29' }, 'IN_THE_FUTURE'],
  ])('are not settled with an amount %s', (_, more, code) => {
    expect(settlementProblem(product, settlement(more), { now })).toMatchObject({
      fields: [expect.objectContaining({ code })],
    });
  });
});

describe('what goes back', () => {
  it.each([
    ['the difference and its tax', { net: 21_900, taxable: 21_900, rate: '23' }, 19_000, 2900, 667],
    ['nothing where the office took as much', { net: 21_900, taxable: 21_900, rate: '23' }, 21_900, 0, 0],
    ['nothing where it took more: that is ours', { net: 21_900, taxable: 21_900, rate: '23' }, 30_000, 0, 0],
    ['no tax where none was charged', { net: 21_900, taxable: 21_900, rate: '0' }, 19_000, 2900, 0],
    ['less by the discount that was given', { net: 20_000, taxable: 18_000, rate: '23' }, 15_000, 4500, 1035],
    ['nothing of a fee that was given away', { net: 0, taxable: 0, rate: '23' }, 15_000, 0, 0],
  ] as const)('is %s', (_, fee, took, back, backTax) => {
    expect(differenceOf(fee, took)).toEqual({ back, backTax });
  });

  it('is told from money of the order that is given back', () => {
    const after = { settledFees: [settled('FR', 2900, 667)] };
    expect(isFeeDifference(after, 3567)).toBe(true);
    expect(isFeeDifference(after, 62_607)).toBe(false);
    expect(isFeeDifference({ settledFees: [settled('FR', 0, 0)] }, 1)).toBe(false);
    expect(isFeeDifference({}, 1)).toBe(false);
  });
});

describe('an order with fees that were charged by estimate', () => {
  const both = [settled('FR', 2900, 667), settled('PL', 0, 0)];
  it.each([
    ['before all are settled', { settledFees: [settled('FR', 2900, 667)] }, 'FEES_TO_SETTLE'],
    ['before a difference is back', { settledFees: both }, 'FEE_DIFFERENCE_UNDER_WAY'],
    ['before all of it is back', { settledFees: both, refunded: euro(3566) }, 'FEE_DIFFERENCE_UNDER_WAY'],
    [
      'where something else of it was given back',
      { settledFees: both, refunded: euro(9999) },
      'PART_GIVEN_BACK',
    ],
  ])('is not finished %s', (_, more, refused) => {
    expect(unfinishedProblem({ ...product, ...more })).toMatchObject({ refused });
  });

  it('is finished once they are settled and the differences are back, as is one without any', () => {
    expect(unfinishedProblem({ ...product, settledFees: both, refunded: euro(3567) })).toBeUndefined();
    expect(
      unfinishedProblem({ ...product, settledFees: [settled('FR', 0, 0), settled('PL', 0, 0)] }),
    ).toBeUndefined();
    expect(unfinishedProblem({})).toBeUndefined();
  });
});
