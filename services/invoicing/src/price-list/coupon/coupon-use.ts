import type { Coupon, FeeKind } from './coupon.js';

/** A coupon with what decides whether it may be used. */
export interface OfferedCoupon extends Coupon {
  readonly recurring: boolean;
  readonly isActive: boolean;
  /** Only for a subscription that was ordered from a monitoring offer. */
  readonly monitoringUpsell: boolean;
}

/** The new order a coupon is given for: kinds of its lines, and whether a monitoring offer led to it. */
export interface CouponOccasion {
  readonly kinds: readonly FeeKind[];
  readonly fromMonitoringOffer: boolean;
}

/** Whether a new order may use it. One answer for unknown, inactive and not-applicable codes is the caller's duty.
 *  @source money rules R-CPN-8 */
export function isUsable(coupon: OfferedCoupon, { kinds, fromMonitoringOffer }: CouponOccasion): boolean {
  if (!coupon.isActive) return false;
  return !coupon.monitoringUpsell || (fromMonitoringOffer && kinds.includes('SUBSCRIPTION_FEE'));
}

/** Whether it reduces the charge number `charge` (1 = first) of a subscription. @source money rules R-CPN-7, R-CPN-9 */
export function appliesToCharge(coupon: OfferedCoupon, charge: number): boolean {
  return charge === 1 || (coupon.recurring && coupon.isActive);
}
