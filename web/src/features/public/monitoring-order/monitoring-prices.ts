import { useEffect, useState } from 'react';
import { apiOf } from '../../../data/api-of.js';
import { logToServer } from '../../../kit/log/client-log.js';
import { MonitoringPricesDocument, type MonitoringPricesResult } from './monitoring-order.graphql.js';

export type MonitoringPrice = Extract<
  MonitoringPricesResult['brandSubscriptionPrices'],
  { readonly __typename: 'BrandSubscriptionPrices' }
>['prices'][number];

/** What the prices follow from. */
export interface PricesAsked {
  readonly currency: string;
  readonly country: string;
  /** Empty: no business, or none that says so. */
  readonly vatNumber: string;
  /** Empty: none. */
  readonly couponCode: string;
  /** Some regions of a country lie outside its tax. */
  readonly postcode?: string | undefined;
}

export interface MonitoringPrices {
  readonly prices: readonly MonitoringPrice[];
  /** Code of why there are none. */
  readonly refused?: string;
}

/** What each tier costs at each frequency, with the tax of that country. */
export async function askForPrices(
  context: unknown,
  { vatNumber, couponCode, postcode, ...where }: PricesAsked,
  signal?: AbortSignal,
): Promise<MonitoringPrices> {
  const { brandSubscriptionPrices: answer } = await apiOf(context).query(
    MonitoringPricesDocument,
    {
      ...where,
      customerKind: vatNumber === '' ? 'CONSUMER' : 'BUSINESS',
      ...(vatNumber === '' ? {} : { vatNumber }),
      ...(couponCode === '' ? {} : { couponCode }),
      ...(postcode === undefined ? {} : { postcode }),
    },
    { signal },
  );
  return answer.__typename === 'BrandSubscriptionPrices'
    ? { prices: answer.prices }
    : { prices: [], refused: answer.code };
}

/** The price of a tier at a frequency; undefined where it is not known. */
export const priceOf = (
  { prices }: MonitoringPrices,
  tier: string,
  frequency: string,
): MonitoringPrice | undefined =>
  prices.find(
    (price) => price.tier.toLowerCase() === tier.toLowerCase() && price.paymentFrequency === frequency,
  );

export interface LivePrices {
  readonly known: MonitoringPrices;
  /** They are of what is typed now. */
  readonly fresh: boolean;
}

const PAUSE_MS = 400;

/** Prices that follow what is typed, after a pause; a late answer never covers a newer one. Those of the page stay until then. `first`: what the page came with was asked for. */
export function useMonitoringPrices(
  asked: PricesAsked,
  first: { readonly asked: PricesAsked; readonly prices: MonitoringPrices | undefined },
): LivePrices {
  const [state, setState] = useState({
    of: first.prices === undefined ? '' : JSON.stringify(first.asked),
    known: first.prices ?? { prices: [] },
  });
  const wanted = JSON.stringify(asked);
  useEffect(() => {
    if (state.of === wanted) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      askForPrices(undefined, JSON.parse(wanted) as PricesAsked, stop.signal).then(
        (known) => setState({ of: wanted, known }),
        (error: unknown) => {
          if (!stop.signal.aborted) logToServer('warn', 'prices of monitoring not loaded', error);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, state.of]);
  return { known: state.known, fresh: state.of === wanted };
}
