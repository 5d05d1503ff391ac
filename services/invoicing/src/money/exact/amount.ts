import { decimal, rounded, tenTo, times } from './fraction.js';

/** Digits after the decimal point of the currencies we charge in. @source ISO 4217; money rules R-CUR-1 */
const EXPONENTS = {
  EUR: 2,
  CZK: 2,
  GBP: 2,
  USD: 2,
  AUD: 2,
  CHF: 2,
  CAD: 2,
  NZD: 2,
  TRY: 2,
  MXN: 2,
  ZAR: 2,
  JPY: 0,
} as const;

/** ISO 4217 code of a currency we charge in. */
export type Currency = keyof typeof EXPONENTS;

/** Every currency we charge in. */
export const currencies = Object.keys(EXPONENTS).filter(isCurrency);

/** Whether we charge in it. `code`: ISO 4217, in capitals. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(EXPONENTS, code);
}

/** Digits after the decimal point: 2 for EUR, 0 for JPY. */
export function exponentOf(currency: Currency): number {
  return EXPONENTS[currency];
}

/** Minor units of `text` in major units: `1206.7` EUR → 120670. Digits beyond the currency are rounded half away from zero.
 *  @throws RangeError when `text` is no decimal number. */
export function minorUnits(text: string, currency: Currency): number {
  return rounded(times(decimal(text), tenTo(EXPONENTS[currency])));
}

/** Major units with all digits of the currency: 120670 EUR → `1206.70`. */
export function amountText(minor: number, currency: Currency): string {
  const exponent = EXPONENTS[currency];
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return exponent === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
