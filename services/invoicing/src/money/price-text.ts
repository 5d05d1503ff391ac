import { exponentOf, type Currency } from './exact/amount.js';
import { dividedBy, rounded, tenTo, whole } from './exact/fraction.js';

/** Languages that prices are written in. */
export type PriceLocale = 'en' | 'cs' | 'sk' | 'es';

const NO_BREAK_SPACE = '\u00a0';
/** To be confirmed by the owner. @source money rules R-DISP-1, assumption A-1 */
const SYMBOL_FIRST: ReadonlySet<Currency> = new Set<Currency>(['GBP', 'USD', 'AUD', 'CAD']);

/** How a price is written: for whom, with how many digits, with which signs. */
export interface PriceStyle {
  readonly locale: PriceLocale;
  /** Without digits after the decimal point, rounded half away from zero. */
  readonly wholeUnits: boolean;
  /** By currency code; a currency without one is written as its code. */
  readonly symbols: Readonly<Record<string, string>>;
}

/** A price as people read it: `1 234,50 €`, `€1,234.50`. `minor`: minor units. @source money rules R-DISP-1 */
export function priceText(
  minor: number,
  currency: Currency,
  { locale, wholeUnits, symbols }: PriceStyle,
): string {
  const exponent = exponentOf(currency);
  const decimals = wholeUnits ? 0 : exponent;
  const shown = wholeUnits ? rounded(dividedBy(whole(minor), tenTo(exponent))) : minor;
  const digits = String(Math.abs(shown)).padStart(decimals + 1, '0');
  const units = digits
    .slice(0, digits.length - decimals)
    .replace(/\B(?=(\d{3})+$)/g, locale === 'en' ? ',' : NO_BREAK_SPACE);
  const fraction = decimals === 0 ? '' : `${locale === 'en' ? '.' : ','}${digits.slice(-decimals)}`;
  return `${shown < 0 ? '-' : ''}${withSymbol(`${units}${fraction}`, symbols[currency] ?? currency, locale === 'en' || SYMBOL_FIRST.has(currency))}`;
}

function withSymbol(number: string, symbol: string, first: boolean): string {
  if (!first) return `${number}${NO_BREAK_SPACE}${symbol}`;
  return `${symbol}${/\p{L}$/u.test(symbol) ? NO_BREAK_SPACE : ''}${number}`;
}
