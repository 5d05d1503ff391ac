import { dataFile } from './data-file.js';
import type { Language } from './languages.js';

export interface Country {
  /** ISO 3166-1 alpha-2, or `EU`. */
  readonly code: string;
  readonly alpha3: string;
  /** ISO 3166-1 numeric, three digits; null for the European Union, which has none. */
  readonly numeric: string | null;
}

/** The European Union stands in lists of where to protect a mark; `EUE` is its exceptionally reserved alpha-3 code. */
const europeanUnion: Country = { code: 'EU', alpha3: 'EUE', numeric: null };

/** Every country of ISO 3166-1: where owners live, have their seat or were born, and where an invoice goes. */
export const countries: readonly Country[] = dataFile<Country[]>('countries.json');

/** What a visitor may be from: the Union is no country of an address, and some readings of "where" say it all the same. */
export const countriesAndUnion: readonly Country[] = [...countries, europeanUnion];

const byAnyCode = new Map(
  countriesAndUnion.flatMap((country) =>
    [country.code, country.alpha3, country.numeric ?? country.code].map(
      (code) => [code, country.code] as const,
    ),
  ),
);

/** The alpha-2 code meant by a code in any of the three forms and any case; `UK` counts as `GB`. Undefined for unknown codes. */
export function parseCountry(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase() ?? '';
  return byAnyCode.get(code === 'UK' ? 'GB' : code);
}

const realCodes = new Set(countries.map(({ code }) => code));

/** Whether an address can be there: codes of offices (`EU`, `BX`, `OAPI`) are no countries. */
export function isCountry(code: string): boolean {
  return realCodes.has(code);
}

/** Long names of these speak of the state they belong to ("Hongkong – ZAO Číny"), which nobody looks for in a list. */
const SHORT_NAMED = new Set(['HK', 'MO', 'PS']);

const naming = new Map<string, Intl.DisplayNames>();

/** A country's name as its readers write it, from the Unicode locale data of the runtime; the code itself when it is unknown. */
export function countryName(code: string, language: Language): string {
  return names(language, SHORT_NAMED.has(code) ? 'short' : 'long').of(code) ?? code;
}

function names(language: Language, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${language} ${style}`;
  const known = naming.get(key) ?? new Intl.DisplayNames(language, { type: 'region', style });
  naming.set(key, known);
  return known;
}
