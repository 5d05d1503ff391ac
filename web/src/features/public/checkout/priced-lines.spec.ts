import { describe, expect, it } from '@jest/globals';
import { pricedFor, pricedLines } from './priced-lines.js';

const minor = (amountMinor: number) => ({ amountMinor, __typename: 'Money' as const });

describe('the lines of a product', () => {
  it('add up to what is paid: fees before the coupon, the coupon, tax', () => {
    const priceBreakdown = {
      discount: 2_900,
      facts: { country: 'SK' },
      lines: [
        { kind: 'LAWYER_FEE', net: 29_000, discount: 2_900 },
        { kind: 'OFFICIAL_FEE', net: 85_000, discount: 0 },
      ],
    };
    expect(
      pricedLines({ priceBreakdown, net: minor(111_100), vat: minor(6_003), total: minor(117_103) }),
    ).toEqual({ ourFee: 29_000, officeFee: 85_000, discount: 2_900, tax: 6_003, total: 117_103 });
    expect(pricedFor({ priceBreakdown })).toEqual({ country: 'SK' });
  });

  it('are one where a person entered it', () => {
    expect(
      pricedLines({ priceBreakdown: null, net: minor(10_000), vat: minor(0), total: minor(10_000) }),
    ).toEqual({ ourFee: 10_000, officeFee: 0, discount: 0, tax: 0, total: 10_000 });
    expect(pricedFor({ priceBreakdown: null })).toEqual({});
  });
});
