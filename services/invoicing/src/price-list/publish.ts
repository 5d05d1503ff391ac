import { currencies, isCurrency, type Currency } from '../money/exact/amount.js';
import { decimal, dividedBy, tenTo, times, whole, type Fraction } from '../money/exact/fraction.js';
import { derivedPrice, inMinorUnits, upToStep, type DerivationRules } from './derived-price.js';
import type { PriceList, PriceRow } from './price-list.js';

/** ECB rates of the day of publication, units of the currency per euro, decimal text; by ISO 4217 code, those of offices among them. */
export type RatesPerEuro = Readonly<Record<string, string>>;

/** A price before its list is published: in the money it is set in, which need not be one we charge in. */
export type PriceToPublish = Omit<PriceRow, 'currency' | 'unitNet' | 'expectedNet'> & {
  /** ISO 4217. */
  readonly currency: string;
  /** Decimals of its minor unit. */
  readonly digits: number;
  /** Minor units. */
  readonly amount: number;
  /** How many times the amount it may come to, decimal text; null where the amount is exact. */
  readonly ceilingFactor: string | null;
};

/** A version of the prices before its other currencies are derived. */
export type ListToPublish = Omit<PriceList, 'rows'> & { readonly rows: readonly PriceToPublish[] };

/** The list as it is published: a price in a currency without a row of its own is derived, once, from the euro row or else from the
 *  office's currency. Currencies without a rate stay without prices. @source money rules R-PRICE-3 */
export function publish(list: ListToPublish, perEuro: RatesPerEuro, rules: DerivationRules): PriceList {
  const keyOf = ({ jurisdiction, item, from = '' }: PriceToPublish): string =>
    `${jurisdiction} ${item} ${from}`;
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
  return { ...list, rows: [...list.rows.flatMap((row) => ownRow(row, rules)), ...derived] };
}

/** In the currency it is set in, where we charge in that. A ceiling is our promise and not the amount of the office. @source money rules R-FEE-2 */
function ownRow(price: PriceToPublish, rules: DerivationRules): PriceRow[] {
  const { currency, digits: _, amount, ceilingFactor, ...row } = price;
  if (!isCurrency(currency)) return [];
  if (ceilingFactor === null) return [{ ...row, currency, unitNet: amount }];
  const ceiling = upToStep(times(majorUnits(price), decimal(ceilingFactor)), currency, rules);
  return [{ ...row, currency, unitNet: ceiling, expectedNet: amount, vatCategory: ours(row.vatCategory) }];
}

function derivedRow(
  price: PriceToPublish,
  currency: Currency,
  perEuro: RatesPerEuro,
  rules: DerivationRules,
): PriceRow[] {
  const { currency: from, digits: _, amount: __, ceilingFactor, ...row } = price;
  const [fromRate, rate] = [rateOf(from, perEuro), rateOf(currency, perEuro)];
  if (fromRate === undefined || rate === undefined) return [];
  const euros = dividedBy(majorUnits(price), decimal(fromRate));
  const most = ceilingFactor === null ? euros : times(euros, decimal(ceilingFactor));
  return [
    {
      ...row,
      currency,
      unitNet: derivedPrice({ kind: row.kind, euros: most }, currency, rate, rules),
      ...(ceilingFactor === null ? {} : { expectedNet: inMinorUnits(times(euros, decimal(rate)), currency) }),
      // A converted office fee is not the office's amount any more. @source money rules R-FEE-2
      vatCategory: ours(row.vatCategory),
      source: `derived from ${from}: ${row.source}`,
    },
  ];
}

function ours(category: PriceRow['vatCategory']): PriceRow['vatCategory'] {
  return category === 'DISBURSEMENT' ? 'LEGAL' : category;
}

function majorUnits({ amount, digits }: PriceToPublish): Fraction {
  return dividedBy(whole(amount), tenTo(digits));
}

function rateOf(currency: string, perEuro: RatesPerEuro): string | undefined {
  return currency === 'EUR' ? '1' : perEuro[currency];
}
