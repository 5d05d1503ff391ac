import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';

/** Every "no" of the money rules, in one place: code and meaning. */
export const refusals = {
  LINE_INVALID: 'A line needs a price of zero or more and a quantity above zero.',
  VAT_RATE_MISSING:
    'No standard VAT rate of this country is known for the tax date; add it to the rate table.',
  EXCHANGE_RATE_MISSING:
    'No exchange rate of this currency is known that is recent enough; load the published rates first.',
  NO_EXCHANGE_RULE: 'This billing entity has no rule for home-currency values.',
  CREDIT_EXCEEDS_INVOICE: 'The credit notes would exceed the invoice.',
  CREDIT_NOT_POSITIVE: 'A credit needs an amount above zero.',
  SEQUENCE_OUT_OF_RANGE: 'Payment requests of one year are numbered 1 to 99999.',
  SERIES_FULL: 'The number series of this year has no number left.',
  DATE_BEFORE_PREVIOUS: 'A document cannot be dated before the one with the previous number.',
  CHANGE_OUTSIDE_PERIOD: 'The day of the change lies outside the paid period.',
  PRICE_MISSING: 'The price list has no price of this item in this currency.',
  PAYMENT_CODE_INVALID: 'The payment code cannot carry this payment.',
  CREDIT_NOT_INCOMING: 'A bank credit has an amount above zero.',
} as const;

export type RefusalCode = keyof typeof refusals;

export function no(code: RefusalCode, params?: Refusal['params']): Refusal {
  return refuse(code, refusals[code], params);
}
