// Written by `npm run records -w web` from what the services declare.
import type { RecordFacts } from '../record-facts.js';
import { documents } from './discount-coupon.graphql.js';

export const record: RecordFacts = {
  table: "discount_coupon",
  type: "DiscountCoupon",
  service: "invoicing",
  doc: "Takes something off our fees and off the offices’. Customers never list coupons: they know a code or they do not.",
  one: "Discount coupon",
  many: "Discount coupons",
  title: ["code"],
  search: ["code"],
  columns: ["code","discountType","createdAt"],
  order: {"field":"createdAt","direction":"DESC"},
  listed: true,
  fields: [
    {"key":"id","label":"Id","kind":"id","doc":"Time-ordered id, the same in addresses, events and tables.","filterable":true,"sortable":true},
    {"key":"version","label":"Version","kind":"integer","doc":"Grows with every change; send it back as expectedVersion."},
    {"key":"code","label":"Code","kind":"text","doc":"What the customer types; capitals, digits and hyphens.","filterable":true,"sortable":true,"max":40},
    {"key":"discountType","label":"Discount type","kind":"enumeration","doc":"PERCENT of the line, or a FIXED amount over all lines together.","filterable":true,"values":[["PERCENT","PERCENT"],["FIXED","FIXED"]]},
    {"key":"lawyerFeesDiscount","label":"Lawyer fees discount","kind":"decimal","doc":"Off our fees: percent, or major units of the currency."},
    {"key":"feesDiscount","label":"Fees discount","kind":"decimal","doc":"Off the fees of the offices, same form."},
    {"key":"currency","label":"Currency","kind":"code","doc":"Of a FIXED coupon.","optional":true,"scalar":"CurrencyCode"},
    {"key":"recurring","label":"Recurring","kind":"boolean","doc":"Also for every later period of a subscription, as long as it is active.","filterable":true},
    {"key":"isActive","label":"Is active","kind":"boolean","doc":"Can be used for new orders.","filterable":true},
    {"key":"mostUses","label":"Most uses","kind":"integer","doc":"How many orders may use it; empty: any number.","optional":true},
    {"key":"monitoringUpsell","label":"Monitoring upsell","kind":"boolean","doc":"Only for a subscription that was offered with a scan.","filterable":true},
    {"key":"createdAt","label":"Created","kind":"instant","doc":"When it came to be.","filterable":true,"sortable":true},
    {"key":"updatedAt","label":"Changed","kind":"instant","doc":"When it last changed.","filterable":true,"sortable":true},
  ],
  create: {"document":"AdminCreateDiscountCoupon","root":"createDiscountCoupon","label":"Create","by":["admin"],"input":["code","discountType","lawyerFeesDiscount","feesDiscount","currency","recurring","isActive","mostUses","monitoringUpsell"],"batch":"AdminCreateDiscountCouponList"},
  update: {"document":"AdminUpdateDiscountCoupon","root":"updateDiscountCoupon","label":"Update","by":["admin"],"input":["discountType","lawyerFeesDiscount","feesDiscount","currency","recurring","isActive","mostUses","monitoringUpsell"],"batch":"AdminUpdateDiscountCouponList"},
  remove: {"document":"AdminDeleteDiscountCoupon","root":"deleteDiscountCoupon","label":"Delete","by":["admin"],"input":[],"batch":"AdminDeleteDiscountCouponList"},
  steps: [],
  commands: [],
  children: [
    {"table":"product","key":"discountCouponId"},
    {"table":"brand_subscription","key":"discountCouponId"},
  ],
  documents,
};
