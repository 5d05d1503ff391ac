import { madridFees } from '@cotta/reference/madrid-fees.js';
import { isCurrency, exponentOf, type Currency } from '../money/exact/amount.js';
import { decimal, dividedBy, tenTo, whole } from '../money/exact/fraction.js';
import { derivedPrice, type DerivationRules } from './derived-price.js';
import type { RatesPerEuro } from './publish.js';

/** What WIPO takes for an international registration, in minor units of `currency`; our work and the fee of the office of origin are not in it. */
export interface MadridPrice {
  readonly filing: number;
  /** After ten years. */
  readonly renewal: number;
  readonly asOf: string;
  readonly source: string;
}

/** Converted as any office fee is; undefined without a rate. `designated`: members of the Madrid System. @source money rules R-PRICE-3 */
export function madridPrice(
  asked: { readonly designated: readonly string[]; readonly classes: number; readonly currency: Currency },
  perEuro: RatesPerEuro,
  rules: DerivationRules,
): MadridPrice | undefined {
  const fees = madridFees(asked.designated, asked.classes);
  if (!isCurrency(fees.currency)) return undefined;
  const { currency: from, asOf, source } = fees;
  const rateOf = (currency: Currency): string | undefined => (currency === 'EUR' ? '1' : perEuro[currency]);
  const [fromRate, rate] = [rateOf(from), rateOf(asked.currency)];
  if (fromRate === undefined || rate === undefined) return undefined;
  const inCurrency = (amount: number): number => {
    if (from === asked.currency) return amount;
    const euros = dividedBy(dividedBy(whole(amount), tenTo(exponentOf(from))), decimal(fromRate));
    return derivedPrice({ kind: 'OFFICIAL_FEE', euros }, asked.currency, rate, rules);
  };
  return { filing: inCurrency(fees.filing), renewal: inCurrency(fees.renewal), asOf, source };
}
