import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { discounts, type Coupon, type DiscountableLine } from './coupon.js';

const euro = { currency: 'EUR', fx: {} } as const;
const coupon = (given: Partial<Coupon>): Coupon => ({
  code: 'C',
  discountType: 'FIXED',
  currency: 'EUR',
  lawyerFeesDiscount: '0',
  feesDiscount: '0',
  ...given,
});
const ours = (net: number): DiscountableLine => ({ kind: 'LAWYER_FEE', net });
const offices = (net: number): DiscountableLine => ({ kind: 'OFFICIAL_FEE', net });
const period = (net: number): DiscountableLine => ({ kind: 'SUBSCRIPTION_FEE', net });

describe('a coupon', () => {
  it('takes its percentage of each line it is for', () => {
    const given = coupon({ discountType: 'PERCENT', lawyerFeesDiscount: '10', feesDiscount: '5' });
    expect(discounts([ours(28995), offices(85000), period(4900)], given, euro)).toEqual([2900, 4250, 490]);
  });

  it('never makes a line negative, whatever its percentage', () => {
    expect(
      discounts([ours(12000)], coupon({ discountType: 'PERCENT', lawyerFeesDiscount: '150' }), euro),
    ).toEqual([12000]);
  });

  it('spreads two fixed amounts over two kinds of lines', () => {
    expect(
      discounts(
        [ours(10000), offices(5000), ours(10000)],
        coupon({ lawyerFeesDiscount: '50', feesDiscount: '10.01' }),
        euro,
      ),
    ).toEqual([2500, 1001, 2500]);
  });

  it('is converted before it is spread', () => {
    const dollars = { currency: 'USD', fx: { EURUSD: '1.0873' } } as const;
    expect(discounts([ours(69000)], coupon({ lawyerFeesDiscount: '50' }), dollars)).toEqual([5437]);
    expect(
      discounts([ours(45500)], coupon({ lawyerFeesDiscount: '50' }), {
        currency: 'JPY',
        fx: { EURJPY: '168.90' },
      }),
    ).toEqual([8445]);
    expect(
      discounts([ours(69000)], coupon({ lawyerFeesDiscount: '500', currency: 'CZK' }), {
        currency: 'USD',
        fx: { EURCZK: '25', EURUSD: '1.1' },
      }),
    ).toEqual([2200]);
  });

  it('is refused without a rate, and needs none when it takes nothing off', () => {
    expect(
      discounts([ours(69000)], coupon({ lawyerFeesDiscount: '50' }), { currency: 'USD', fx: {} }),
    ).toMatchObject({ refused: 'EXCHANGE_RATE_MISSING' });
    expect(discounts([ours(69000)], coupon({}), { currency: 'USD', fx: {} })).toEqual([0]);
  });

  it('takes off exactly its amount or all there is (invariant 9)', () => {
    const lines = fc.array(fc.nat(1_000_000).map(ours), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, fc.nat(2_000_000), (given, cents) => {
        const off = discounts(given, coupon({ lawyerFeesDiscount: (cents / 100).toFixed(2) }), euro);
        const eligible = given.reduce((sum, { net }) => sum + net, 0);
        expect(Array.isArray(off) && off.reduce((sum, each) => sum + each, 0)).toBe(
          Math.min(cents, eligible),
        );
      }),
    );
  });
});
