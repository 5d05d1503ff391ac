import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { isCurrency } from '../../money/exact/amount.js';
import type { Coupon } from './coupon.js';
import { appliesToCharge, isUsable, type OfferedCoupon } from './coupon-use.js';

interface CouponRow {
  readonly id: string;
  readonly code: string;
  readonly discountType: Coupon['discountType'];
  readonly lawyerFeesDiscount: string;
  readonly feesDiscount: string;
  readonly currency: string | null;
  readonly mostUses: number | null;
}

/** The coupon a new order may use; undefined alike for an unknown one, an inactive one, one of another offer and one that was used up.
 *  An order counts once, a subscription too, and a cancelled one not at all. `hold`: keeps the coupon until the order stands. @source money rules R-CPN-8 */
export async function couponForOrder(
  tx: EntityManager,
  code: string,
  { hold }: { hold: boolean },
): Promise<(Coupon & { readonly id: string }) | undefined> {
  const row = await queryRow<CouponRow>(
    tx,
    `select id, code, discount_type as "discountType", lawyer_fees_discount::text as "lawyerFeesDiscount", fees_discount::text as "feesDiscount", currency, most_uses as "mostUses"
     from discount_coupon where code = $1 and is_active and not monitoring_upsell ${hold ? 'for update' : ''}`,
    [code.trim().toUpperCase()],
  );
  if (row === undefined || (row.mostUses !== null && (await uses(tx, row.id)) >= row.mostUses))
    return undefined;
  const { mostUses: _, ...coupon } = row;
  return { ...coupon, currency: row.currency !== null && isCurrency(row.currency) ? row.currency : 'EUR' };
}

/** A charge of a subscription: which one it is, and whether an offer to monitor led to the subscription. */
export interface ChargeToDiscount {
  readonly charge: number;
  readonly fromMonitoringOffer: boolean;
}

/** The coupon of a subscription at one of its charges; undefined where it takes nothing off that one. How often it may be used is counted when the
 *  subscription is ordered. `hold` as above. @source money rules R-CPN-7…9 */
export async function couponForCharge(
  tx: EntityManager,
  code: string,
  { charge, fromMonitoringOffer, hold }: ChargeToDiscount & { hold: boolean },
): Promise<(Coupon & { readonly id: string }) | undefined> {
  const row = await queryRow<CouponRow & Pick<OfferedCoupon, 'recurring' | 'isActive' | 'monitoringUpsell'>>(
    tx,
    `select id, code, discount_type as "discountType", lawyer_fees_discount::text as "lawyerFeesDiscount", fees_discount::text as "feesDiscount", currency, most_uses as "mostUses",
       recurring, is_active as "isActive", monitoring_upsell as "monitoringUpsell"
     from discount_coupon where code = $1 ${hold ? 'for update' : ''}`,
    [code.trim().toUpperCase()],
  );
  if (row === undefined) return undefined;
  const { mostUses, ...kept } = row;
  const currency = row.currency !== null && isCurrency(row.currency) ? row.currency : 'EUR';
  const coupon = { ...kept, currency } as const;
  if (!isUsable(coupon, { kinds: ['SUBSCRIPTION_FEE'], fromMonitoringOffer })) return undefined;
  if (!appliesToCharge(coupon, charge)) return undefined;
  const isUsedUp = charge === 1 && mostUses !== null && (await uses(tx, row.id)) >= mostUses;
  return isUsedUp ? undefined : coupon;
}

/** A statement of its own: while the coupon is held it sees the orders of whoever held it before. */
async function uses(tx: EntityManager, couponId: string): Promise<number> {
  const row = await queryRow<{ count: number }>(
    tx,
    `select count(distinct coalesce(price_breakdown #>> '{facts,service,subscription,id}', id::text))::integer as count from product where discount_coupon_id = $1 and status <> 'Cancelled'`,
    [couponId],
  );
  return row?.count ?? 0;
}
