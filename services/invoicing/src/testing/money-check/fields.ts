import { z } from 'zod';
import { isCalendarDate } from '../../money/calendar-date.js';
import { currencies } from '../../money/exact/amount.js';
import { isDecimal } from '../../money/exact/fraction.js';

/** A decimal number as text; a JSON number is taken with the digits it was written with. */
export const decimalText = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(isDecimal, 'is not a decimal number such as 12.50');
export const notNegative = decimalText.refine((text) => !text.startsWith('-'), 'is below zero');
export const aboveZero = decimalText.refine(
  (text) => !text.startsWith('-') && /[1-9]/.test(text),
  'is not above zero',
);
export const currency = z.enum(currencies);
export const date = z.string().refine(isCalendarDate, 'is not a date such as 2026-03-16');
export const reason = z
  .string()
  .nullish()
  .transform((code) => code ?? null);

/** Rates by pair of currencies, such as EURUSD. */
export const exchangeRates = z
  .record(z.string().regex(/^[A-Z]{6}$/, 'is not a pair of currencies such as EURUSD'), aboveZero)
  .default({});

/** A list in which nothing stands twice. `name`: what must differ. */
export function distinct<S extends z.ZodType>(
  entry: S,
  name: (entry: z.output<S>) => string,
): z.ZodType<z.output<S>[], z.input<S>[]> {
  return z.array(entry).superRefine((entries, context) => {
    const names = entries.map(name);
    const twice = names.find((each, position) => names.indexOf(each) < position);
    if (twice !== undefined) context.addIssue({ code: 'custom', message: `"${twice}" stands twice` });
  });
}

/** Category of EN 16931. */
export const taxCategory = z.enum(['S', 'AE', 'E', 'O']);
export const feeKind = z.enum(['LAWYER_FEE', 'OFFICIAL_FEE', 'SUBSCRIPTION_FEE']);

export const coupon = z
  .strictObject({
    code: z.string(),
    discount_type: z.enum(['PERCENT', 'FIXED']),
    currency: currency.default('EUR'),
    lawyer_fees_discount: notNegative.default('0'),
    fees_discount: notNegative.default('0'),
    recurring: z.boolean().default(false),
    is_active: z.boolean().default(true),
    monitoring_upsell: z.boolean().default(false),
  })
  .transform((given) => ({
    code: given.code,
    discountType: given.discount_type,
    currency: given.currency,
    lawyerFeesDiscount: given.lawyer_fees_discount,
    feesDiscount: given.fees_discount,
    recurring: given.recurring,
    isActive: given.is_active,
    monitoringUpsell: given.monitoring_upsell,
  }));
