import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { couponProblem, discountTypes } from './discount-coupon-rules.js';

export const discountCouponResource = defineResource({
  name: 'DiscountCoupon',
  table: 'discount_coupon',
  doc: 'Takes something off our fees and off the offices’. Customers never list coupons: they know a code or they do not.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  unique: [['code']],
  fields: {
    code: f.text('What the customer types; capitals, digits and hyphens.', {
      max: 40,
      min: 3,
      pattern: /^[A-Z0-9-]+$/,
      filterable: true,
      sortable: true,
    }),
    discountType: f.enumeration('Percent of the line, or a fixed amount over all lines together.', {
      name: 'DiscountType',
      values: discountTypes,
      filterable: true,
    }),
    lawyerFeesDiscount: f.decimal('Off our fees: percent, or major units of the currency.', {
      digits: 12,
      scale: 2,
    }),
    feesDiscount: f.decimal('Off the fees of the offices, same form.', { digits: 12, scale: 2 }),
    currency: f.code('CurrencyCode', 'Of a fixed amount.', { optional: true }),
    recurring: f.boolean('Also for every later period of a subscription, as long as it is active.', {
      filterable: true,
    }),
    isActive: f.boolean('Can be used for new orders.', { filterable: true }),
    mostUses: f.integer('How many orders may use it; empty: any number.', { min: 1, optional: true }),
    monitoringUpsell: f.boolean('Only for a subscription that was offered with a scan.', {
      filterable: true,
    }),
  },
});

export const discountCoupon = recordDecider(
  discountCouponResource,
  { added: 'DiscountCouponAdded', amended: 'DiscountCouponAmended', removed: 'DiscountCouponRemoved' },
  {
    writable: [
      'code',
      'discountType',
      'lawyerFeesDiscount',
      'feesDiscount',
      'currency',
      'recurring',
      'isActive',
      'mostUses',
      'monitoringUpsell',
    ],
    fixed: ['code'],
    create: ['admin'],
    update: ['admin'],
    remove: ['admin'],
    check: couponProblem,
  },
);

export const discountCouponEntity = recordEntity(discountCouponResource, discountCoupon);
