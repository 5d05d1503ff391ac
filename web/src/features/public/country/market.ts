import { apiOf, prefsOf } from '../../../data/api-of.js';
import { PackagesFromCountryDocument } from './country.graphql.js';

/** What the page says of an office as a market for somebody from the reader’s country. */
export interface MarketFacts {
  /** Packages that hold the office. */
  readonly packages: readonly ('starter' | 'advanced')[];
  /** Codes of the currencies prices are shown in. */
  readonly currencies: readonly string[];
}

/** The page stands without it when it cannot be had. */
export async function marketOf(context: unknown, office: string): Promise<MarketFacts> {
  try {
    const { recommendation, currencyList } = await apiOf(context).query(PackagesFromCountryDocument, {
      country: prefsOf(context).country,
    });
    const { internationalPackages: sizes } = recommendation;
    return {
      packages: (['starter', 'advanced'] as const).filter((size) =>
        sizes[size].jurisdictions.includes(office),
      ),
      currencies: currencyList.map(({ code }) => code),
    };
  } catch {
    return { packages: [], currencies: [] };
  }
}
