import { describe, expect, it } from '@jest/globals';
import { appliesToCharge, isUsable, type OfferedCoupon } from './coupon-use.js';

const coupon = (given: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  code: 'C',
  discountType: 'PERCENT',
  currency: 'EUR',
  lawyerFeesDiscount: '10',
  feesDiscount: '0',
  recurring: false,
  isActive: true,
  monitoringUpsell: false,
  ...given,
});

describe('whether a coupon may be used', () => {
  it('depends on its being active', () => {
    const occasion = { kinds: ['LAWYER_FEE'], fromMonitoringOffer: false } as const;
    expect([isUsable(coupon(), occasion), isUsable(coupon({ isActive: false }), occasion)]).toEqual([
      true,
      false,
    ]);
  });

  it('depends on the monitoring offer it was made for', () => {
    const upsell = coupon({ monitoringUpsell: true });
    expect(isUsable(upsell, { kinds: ['SUBSCRIPTION_FEE'], fromMonitoringOffer: true })).toBe(true);
    expect(isUsable(upsell, { kinds: ['SUBSCRIPTION_FEE'], fromMonitoringOffer: false })).toBe(false);
    expect(isUsable(upsell, { kinds: ['LAWYER_FEE'], fromMonitoringOffer: true })).toBe(false);
  });

  it('ends after the first charge unless it recurs and is still active', () => {
    expect([1, 2, 3].map((charge) => appliesToCharge(coupon(), charge))).toEqual([true, false, false]);
    expect([1, 2].map((charge) => appliesToCharge(coupon({ recurring: true }), charge))).toEqual([
      true,
      true,
    ]);
    expect(
      [1, 2].map((charge) => appliesToCharge(coupon({ recurring: true, isActive: false }), charge)),
    ).toEqual([true, false]);
  });
});
