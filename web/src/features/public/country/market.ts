import { apiOf, prefsOf } from '../../../data/api-of.js';
import type { Costs } from '../parts/prices/came-to.js';
import { PackagesFromCountryDocument } from './country.graphql.js';

/** What the page says of an office as a market for somebody from the reader’s country. */
export interface MarketFacts {
  /** Packages that hold the office. */
  readonly packages: readonly ('starter' | 'advanced')[];
  /** Codes of the currencies prices are shown in. */
  readonly currencies: readonly string[];
  /** What registrations in one class came to there, in the currency that was asked for. */
  readonly cameTo: Costs;
}

/** The page stands without it when it cannot be had. */
export async function marketOf(context: unknown, office: string, currency: string): Promise<MarketFacts> {
  try {
    const { recommendation, filingPriceList, currencyList } = await apiOf(context).query(
      PackagesFromCountryDocument,
      {
        country: prefsOf(context).country,
        offices: [office],
        currency,
      },
    );
    const { internationalPackages: sizes } = recommendation;
    return {
      packages: (['starter', 'advanced'] as const).filter((size) =>
        sizes[size].jurisdictions.includes(office),
      ),
      currencies: currencyList.map(({ code }) => code),
      cameTo: 'prices' in filingPriceList ? (filingPriceList.prices[0]?.cameTo ?? null) : null,
    };
  } catch {
    return { packages: [], currencies: [], cameTo: null };
  }
}
