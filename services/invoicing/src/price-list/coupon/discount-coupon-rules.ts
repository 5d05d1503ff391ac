import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';

/** @source money rules R-CPN-2, R-CPN-3 */
export const discountTypes = ['PERCENT', 'FIXED'] as const;

interface Coupon {
  readonly discountType?: string;
  readonly lawyerFeesDiscount?: string;
  readonly feesDiscount?: string;
  readonly currency?: string | null;
}

/** A discount is zero or more, a percentage at most 100, and a fixed one names its currency. Refused at the field with OUT_OF_RANGE or REQUIRED. */
export function couponProblem({
  discountType,
  lawyerFeesDiscount = '0',
  feesDiscount = '0',
  currency,
}: Coupon): Refusal | undefined {
  for (const [key, value] of Object.entries({ lawyerFeesDiscount, feesDiscount })) {
    const isTooMuch = Number(value) < 0 || (discountType === 'PERCENT' && Number(value) > 100);
    if (isTooMuch)
      return refuseFields([
        {
          path: [key],
          code: 'OUT_OF_RANGE',
          message: 'A discount is zero or more, and no more than 100 percent.',
        },
      ]);
  }
  if (discountType === 'FIXED' && (currency ?? null) === null) {
    return refuseFields([
      { path: ['currency'], code: 'REQUIRED', message: 'A fixed amount needs its currency.' },
    ]);
  }
  return undefined;
}
