import { parseCountry } from './countries.js';
import { dataFile } from './data-file.js';
import { coverageOf } from './economy.js';
import { coveredBy, officesCovering } from './regional-offices.js';

export interface InternationalPackage {
  readonly jurisdictions: readonly string[];
  /** People covered, millions, as text; null where a figure is missing. */
  readonly population: string | null;
  /** Share of the world's purchasing power covered, percent, as text; null where a figure is missing. */
  readonly purchasingPower: string | null;
}

export interface Recommendation {
  /** ISO 3166-1 alpha-2 of the country it was made for, or `EU`; null when none was told. */
  readonly code: string | null;
  readonly suggestedJurisdictions: readonly string[];
  readonly internationalPackages: {
    readonly starter: InternationalPackage;
    readonly advanced: InternationalPackage;
  };
}

interface Rules {
  readonly most: number;
  readonly extras: readonly string[];
  readonly rest: readonly string[];
  readonly packageSizes: { readonly starter: number; readonly advanced: number };
  readonly ownLists: Readonly<Record<string, readonly string[]>>;
}

const rules: Rules = dataFile('recommendations.json');

/** Where people from `country` (ISO alpha-2; UK counts as GB) usually protect a mark first: nine without repeats. The first two
 *  of the country's own list, then the big three, then the rest of its own list and of the usual ten.
 *  @source specification, "Per-country recommendation" */
export function suggestedJurisdictions(country: string | undefined): string[] {
  const own = ownList(country);
  return [...new Set([...firstOffices(country), ...rules.extras, ...own.slice(2), ...rules.rest])].slice(
    0,
    rules.most,
  );
}

/** What the strategy pages offer visitors from `country`. A package never holds an office that another one of the suggestions covers. */
export function recommendationFor(country: string | undefined): Recommendation {
  const suggested = suggestedJurisdictions(country);
  const distinct = suggested.filter((code) => !suggested.some((other) => coveredBy(code, other)));
  const { starter, advanced } = rules.packageSizes;
  return {
    code: parseCountry(country) ?? null,
    suggestedJurisdictions: suggested,
    internationalPackages: {
      starter: packageOf(distinct.slice(0, starter)),
      advanced: packageOf(distinct.slice(0, advanced)),
    },
  };
}

/** The first two offices people from `country` protect a mark at; none for a country nobody knows. */
export function firstOffices(country: string | undefined): readonly string[] {
  return ownList(country).slice(0, 2);
}

function ownList(country: string | undefined): readonly string[] {
  const code = parseCountry(country);
  return code === undefined ? [] : (rules.ownLists[code] ?? officesCovering(code));
}

/** Offices with what they cover together. */
export function packageOf(jurisdictions: readonly string[]): InternationalPackage {
  const { population = null, purchasingPower = null } = coverageOf(jurisdictions) ?? {};
  return { jurisdictions, population, purchasingPower };
}
