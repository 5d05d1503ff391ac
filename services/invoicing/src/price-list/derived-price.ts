import { exponentOf, type Currency } from '../money/exact/amount.js';
import {
  decimal,
  dividedBy,
  percent,
  plus,
  rounded,
  roundedUp,
  tenTo,
  times,
  whole,
  type Fraction,
} from '../money/exact/fraction.js';
import type { FeeKind } from './coupon/coupon.js';

/** How prices of currencies without a row of their own come about. Data of the price list. */
export interface DerivationRules {
  /** Prices are rounded up to a multiple of this many major units. */
  readonly priceStep: Readonly<Record<Currency, number>>;
  /** Added to office fees, percent as decimal text: the rate moves until we pay the office. */
  readonly officeFeeBufferPercent: string;
}

/** A price in `currency` from one in euros, minor units. `perEuro`: units of `currency` per euro, decimal text.
 *  @source money rules R-PRICE-3 */
export function derivedPrice(
  price: { kind: FeeKind; euros: Fraction },
  currency: Currency,
  perEuro: string,
  rules: DerivationRules,
): number {
  const buffer =
    price.kind === 'OFFICIAL_FEE' ? plus(whole(1), percent(rules.officeFeeBufferPercent)) : whole(1);
  return upToStep(times(times(price.euros, decimal(perEuro)), buffer), currency, rules);
}

/** `major` units rounded up to the step of the currency, in minor units. @source money rules R-PRICE-3 */
export function upToStep(
  major: Fraction,
  currency: Currency,
  { priceStep }: Pick<DerivationRules, 'priceStep'>,
): number {
  const step = priceStep[currency];
  return roundedUp(dividedBy(major, whole(step))) * step * Number(tenTo(exponentOf(currency)).top);
}

/** Minor units of `major` units. @source money rules R-RND-1 */
export function inMinorUnits(major: Fraction, currency: Currency): number {
  return rounded(times(major, tenTo(exponentOf(currency))));
}
