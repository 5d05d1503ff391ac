import { currencies, exponentOf, type Currency } from '../money/exact/amount.js';
import { decimal, dividedBy, tenTo, whole, type Fraction } from '../money/exact/fraction.js';
import { derivedPrice, type DerivationRules } from './derived-price.js';
import type { PriceList, PriceRow } from './price-list.js';

/** ECB rates of the day of publication, units of the currency per euro, decimal text. */
export type RatesPerEuro = Readonly<Partial<Record<Currency, string>>>;

/** The list as it is published: a price in a currency without a row of its own is derived, once, from the euro row or else from the
 *  office's currency. Currencies without a rate stay without prices. @source money rules R-PRICE-3 */
export function publish(list: PriceList, perEuro: RatesPerEuro, rules: DerivationRules): PriceList {
  const keyOf = (row: PriceRow): string => `${row.jurisdiction} ${row.item}`;
  const own = new Set(list.rows.map((row) => `${keyOf(row)} ${row.currency}`));
  const bases = new Map(
    list.rows
      .toSorted((a, b) => Number(a.currency === 'EUR') - Number(b.currency === 'EUR'))
      .map((row) => [keyOf(row), row]),
  );
  const derived = [...bases.values()].flatMap((row) =>
    currencies
      .filter((currency) => !own.has(`${keyOf(row)} ${currency}`))
      .flatMap((currency) => derivedRow(row, currency, perEuro, rules)),
  );
  return { ...list, rows: [...list.rows, ...derived] };
}

function derivedRow(
  row: PriceRow,
  currency: Currency,
  perEuro: RatesPerEuro,
  rules: DerivationRules,
): PriceRow[] {
  const euros = inEuros(row, perEuro);
  const rate = rateOf(currency, perEuro);
  if (euros === undefined || rate === undefined) return [];
  return [
    {
      ...row,
      currency,
      unitNet: derivedPrice({ kind: row.kind, euros }, currency, rate, rules),
      // A converted office fee is not the office's amount any more. @source money rules R-FEE-2
      vatCategory: row.vatCategory === 'DISBURSEMENT' ? 'LEGAL' : row.vatCategory,
      source: `derived from ${row.currency}: ${row.source}`,
    },
  ];
}

function inEuros({ unitNet, currency }: PriceRow, perEuro: RatesPerEuro): Fraction | undefined {
  const rate = rateOf(currency, perEuro);
  return rate === undefined
    ? undefined
    : dividedBy(dividedBy(whole(unitNet), tenTo(exponentOf(currency))), decimal(rate));
}

function rateOf(currency: Currency, perEuro: RatesPerEuro): string | undefined {
  return currency === 'EUR' ? '1' : perEuro[currency];
}
