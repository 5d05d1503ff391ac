import { parseCountry } from './countries.js';
import { dataFile } from './data-file.js';
import type { Language } from './languages.js';

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  readonly symbol: string;
  /** Decimals of the minor unit: 2 for cents, 0 for yen. */
  readonly minorDigits: 0 | 2;
  /** Name of the flag picture. */
  readonly flag: string;
}

/** How a price is written. */
export interface PriceFormat {
  /** Between thousands; a space is a no-break space. */
  readonly groupSeparator: Readonly<Record<Language, string>>;
  readonly decimalSeparator: Readonly<Record<Language, string>>;
  /** Decimals of a price; never more than the currency's minor digits. */
  readonly decimals: number;
  /** Decimals when rounding is asked for. */
  readonly roundedDecimals: number;
  /** The symbol stands first for these currencies, and for every currency in these languages. */
  readonly symbolFirstCurrencies: readonly string[];
  readonly symbolFirstLanguages: readonly Language[];
}

interface CurrencyData {
  readonly currencies: readonly Currency[];
  readonly default: string;
  readonly otherCountries: string;
  readonly countryCurrency: Readonly<Record<string, string>>;
  readonly euroCountries: readonly string[];
  readonly priceFormat: PriceFormat;
}

const data: CurrencyData = dataFile('currencies.json');

/** The twelve currencies prices are shown in. @source specification, "Currencies and locales" */
export const currencies: readonly Currency[] = data.currencies;
export const defaultCurrency: string = data.default;
export const priceFormat: PriceFormat = data.priceFormat;

export function currencyOf(code: string): Currency | undefined {
  return currencies.find((currency) => currency.code === code);
}

/** The currency people from a country see first: its own where we price in it, the euro in most of Europe, else the US dollar;
 *  the default when no country is known. */
export function countryCurrency(country: string | null | undefined): string {
  const code = parseCountry(country);
  if (code === undefined) return defaultCurrency;
  return data.countryCurrency[code] ?? (data.euroCountries.includes(code) ? 'EUR' : data.otherCountries);
}
