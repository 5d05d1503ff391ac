import { countriesAndUnion, countryName, parseCountry, type Country } from './countries.js';
import { dataFile } from './data-file.js';
import type { Language } from './languages.js';

interface SiteCountries {
  readonly preferred: readonly string[];
  readonly byLanguage: Readonly<Record<Language, readonly string[]>>;
  readonly siteRegions: readonly string[];
  readonly supported: readonly string[];
}

const site: SiteCountries = dataFile('site-countries.json');

export interface CountryOption extends Country {
  readonly name: string;
}

/** Countries the site's own choices offer, `EU` among them; addresses accept every country. */
export const supportedCountries: readonly Country[] = countriesAndUnion.filter(({ code }) =>
  site.supported.includes(code),
);

/** A list to choose from: the preferred ones first, in their order, then by name as the language sorts it. */
export function countryOptions(
  language: Language,
  from: readonly Country[] = supportedCountries,
): CountryOption[] {
  const collator = new Intl.Collator(language);
  const named = from.map((country) => ({ ...country, name: countryName(country.code, language) }));
  return named.toSorted((a, b) => rank(a.code) - rank(b.code) || collator.compare(a.name, b.name));
}

function rank(code: string): number {
  const place = site.preferred.indexOf(code);
  return place === -1 ? site.preferred.length : place;
}

/** Countries people who read this language most likely come from; empty when the language says too little. */
export function countriesOfLanguage(language: Language): readonly string[] {
  return site.byLanguage[language];
}

/** The site's region meant by a country code; undefined for all but US, CA, EU, CZ and AU. `UK` is read as `GB`, which is none.
 *  @source specification, "Validation rules" */
export function siteRegion(code: string | null | undefined): string | undefined {
  const country = parseCountry(code);
  return country !== undefined && site.siteRegions.includes(country) ? country : undefined;
}
