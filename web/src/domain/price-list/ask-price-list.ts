import { apiOf, localeOf, prefsOf } from '../../data/api-of.js';
import { isRefusal } from '../../data/refusal.js';
import { FilingPriceListDocument, type FilingPriceListResult } from './price-list.graphql.js';
import { officesOf, type PriceQuery } from './price-query.js';

/** Prices as a page shows them: minor units of `currency`, null where a person names them. */
export type PriceList = Extract<
  FilingPriceListResult['filingPriceList'],
  { readonly __typename: 'FilingPriceList' }
>;
export type ListedPrice = PriceList['prices'][number];

/** All that a list of prices is drawn from; `list` is undefined where these answers give none. */
export interface ShownPrices extends Pick<FilingPriceListResult, 'countryList' | 'currencyList'> {
  readonly query: PriceQuery;
  readonly list: PriceList | undefined;
  /** Months from filing to registration by office. */
  readonly months: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

/** Every price the page shows, in one question however many offices were chosen. */
export async function askForPriceList(
  context: unknown,
  query: PriceQuery,
  signal?: AbortSignal,
): Promise<ShownPrices> {
  const { classes, currency } = query;
  const answer = await apiOf(context).query(
    FilingPriceListDocument,
    {
      offices: officesOf(query),
      classes,
      currency,
      country: query.country ?? prefsOf(context).country,
      locale: localeOf(context),
    },
    { signal },
  );
  const { filingPriceList: found, jurisdictionList, countryList, currencyList } = answer;
  return {
    query,
    list: isRefusal(found) ? undefined : (found as PriceList),
    months: Object.fromEntries(
      jurisdictionList.flatMap(({ code, typicalMonths }) =>
        typicalMonths === null ? [] : [[code, typicalMonths]],
      ),
    ),
    countryList,
    currencyList,
  };
}
