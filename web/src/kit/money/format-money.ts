export interface MoneyFormat {
  readonly decimals?: 0 | 2;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  CZK: 'Kč',
  GBP: '£',
  USD: '$',
  AUD: 'A$',
  CHF: 'CHF',
  CAD: 'C$',
  NZD: 'NZ$',
  TRY: 'TL',
  JPY: '¥',
  MXN: 'MX$',
  ZAR: 'R',
};
const SYMBOL_FIRST = new Set(['GBP', 'USD', 'AUD', 'CAD']);
const WITHOUT_MINOR = new Set(['JPY']);
const NBSP = '\u00a0';

/** Minor units as programs write a price: `129950` euro cents are `1299.50`, yen have no cents. */
export function majorUnits(amountMinor: number, currency: string): string {
  return WITHOUT_MINOR.has(currency) ? String(amountMinor) : (amountMinor / 100).toFixed(2);
}

/** Whole minor units as a price. Not by `Intl`: the specification fixes separators and the symbol's place by language and currency. */
export function formatMoney(
  amountMinor: number,
  currency: string,
  locale: string,
  { decimals = 2 }: MoneyFormat = {},
): string {
  const major = WITHOUT_MINOR.has(currency) ? amountMinor : amountMinor / 100;
  const shown = WITHOUT_MINOR.has(currency) ? 0 : decimals;
  const [whole = '0', fraction] = Math.abs(major).toFixed(shown).split('.');
  const english = locale === 'en';
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, english ? ',' : NBSP);
  const number = fraction === undefined ? grouped : `${grouped}${english ? '.' : ','}${fraction}`;
  const symbol = SYMBOLS[currency] ?? currency;
  const sign = major < 0 ? '−' : '';
  return english || SYMBOL_FIRST.has(currency)
    ? `${sign}${symbol}${number}`
    : `${sign}${number}${NBSP}${symbol}`;
}
