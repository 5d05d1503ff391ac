import { apiOf, prefsOf } from '../../../data/api-of.js';
import { isRefusal } from '../../../data/refusal.js';
import { officesOf, type PriceQuery } from '../../../domain/price-list/price-query.js';
import { addDays, dayOf } from '../../../kit/dates/day.js';
import { ServicePricesDocument, type ServicePricesResult } from './service-prices.graphql.js';

/** Inside the window of every office, before its surcharge. */
const EXAMPLE_DAYS_LEFT = 20;

type Answer = ServicePricesResult['renewal'];
export type ServicePrice = Extract<Answer, { readonly __typename: 'ServiceOrderQuote' }>;

/** Services with a price of their own, at one office as an example; undefined where a person names it. */
export interface ExamplePrices {
  readonly office: string;
  readonly renewal: ServicePrice | undefined;
  readonly transfer: ServicePrice | undefined;
}

/** What a renewal and a transfer cost at the first of the offices; the page stands without them. */
export async function askForServicePrices(
  context: unknown,
  query: PriceQuery,
  signal?: AbortSignal,
): Promise<ExamplePrices> {
  const office = officesOf(query)[0] ?? 'EU';
  const { classes, currency, country = prefsOf(context).country } = query;
  const priceOf = (answer: Answer): ServicePrice | undefined =>
    isRefusal(answer) ? undefined : (answer as ServicePrice);
  try {
    const { renewal, transfer } = await apiOf(context).query(
      ServicePricesDocument,
      {
        jurisdiction: office,
        classes,
        currency,
        country,
        expirationDate: addDays(dayOf(new Date()), EXAMPLE_DAYS_LEFT),
      },
      { signal },
    );
    return { office, renewal: priceOf(renewal), transfer: priceOf(transfer) };
  } catch {
    return { office, renewal: undefined, transfer: undefined };
  }
}
