import { countRows, readRows, type SeenRow } from '@cotta/kit/runtime/reading/read.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { discountCouponResource } from '../price-list/coupon/discount-coupon.record.js';
import { productResource } from './product.resource.js';

/** The coupon behind a code that can be used now. A coupon of a monitoring offer is for such an offer alone. @source money rules R-CPN-8 */
export async function couponOffer(
  manager: EntityManager,
  code: string,
  monitoringOffer: boolean,
): Promise<SeenRow<typeof discountCouponResource> | null> {
  // Nobody outside the firm reads coupons: whoever knows the code is shown this one.
  const [coupon] = await readRows(
    manager,
    discountCouponResource,
    { ...systemViewer, role: 'admin' },
    { where: { code: code.trim().toUpperCase(), isActive: true }, limit: 1 },
  );
  if (coupon === undefined || (coupon.monitoringUpsell === true && !monitoringOffer)) return null;
  if (coupon.mostUses === null || coupon.mostUses === undefined) return coupon;
  const used = await countRows(
    manager,
    productResource,
    { ...systemViewer, role: 'admin' },
    { where: { discountCouponId: coupon.id }, filter: { not: { status: { eq: 'Cancelled' } } } },
  );
  return used < coupon.mostUses ? coupon : null;
}
