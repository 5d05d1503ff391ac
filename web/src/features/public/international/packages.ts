import { apiOf, prefsOf } from '../../../data/api-of.js';
import { isRefusal } from '../../../data/refusal.js';
import type { PriceList } from '../../../domain/price-list/ask-price-list.js';
import { officesOf, type PriceQuery } from '../../../domain/price-list/price-query.js';
import {
  InternationalPackagesDocument,
  PackagePricesDocument,
  type InternationalPackagesResult,
} from './international.graphql.js';

/** Offices together, with what they cover and cost; no price where these answers give none. */
export interface OfficePackage {
  readonly offices: readonly string[];
  /** Millions of people; null where a figure is missing. */
  readonly population: string | null;
  /** Percent of the world's purchasing power. */
  readonly purchasingPower: string | null;
  readonly list: PriceList | undefined;
}

export interface Packages {
  readonly starter: OfficePackage;
  readonly advanced: OfficePackage;
  /** What the reader put together; the starter while nothing was chosen. */
  readonly own: OfficePackage;
  /** Nine offices people of that country usually choose. */
  readonly suggested: readonly string[];
}

/** As many as are suggested. */
export const MOST_OFFICES = 9;

/** The packages for somebody from the reader’s country. */
export async function packagesFor(
  context: unknown,
  query: PriceQuery,
  signal?: AbortSignal,
): Promise<Packages> {
  const country = query.country ?? prefsOf(context).country;
  const chosen = officesOf(query).slice(0, MOST_OFFICES);
  const { recommendation, own: chosenCoverage } = await apiOf(context).query(
    InternationalPackagesDocument,
    { country, own: chosen },
    { signal },
  );
  const { starter, advanced } = recommendation.internationalPackages;
  const own = chosen.length === 0 ? starter : chosenCoverage;
  const prices = await apiOf(context).query(
    PackagePricesDocument,
    {
      starter: starter.jurisdictions,
      advanced: advanced.jurisdictions,
      own: own.jurisdictions,
      classes: query.classes,
      currency: query.currency,
      country,
    },
    { signal },
  );
  return {
    starter: packageOf(starter, prices.starter),
    advanced: packageOf(advanced, prices.advanced),
    own: packageOf(own, prices.own),
    suggested: recommendation.suggestedJurisdictions,
  };
}

function packageOf(
  { jurisdictions: offices, population, purchasingPower }: InternationalPackagesResult['own'],
  answer: { readonly __typename: string },
): OfficePackage {
  const list = isRefusal(answer) ? undefined : (answer as PriceList);
  return { offices, population, purchasingPower, list };
}
