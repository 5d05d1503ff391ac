import { useEffect, useState } from 'react';
import { ApiError } from '../../data/api-error.js';
import { apiOf } from '../../data/api-of.js';
import { isRefusal } from '../../data/refusal.js';
import type { QuoteInput } from '../../generated/schema.js';
import { OrderQuoteDocument, type OrderQuoteResult } from './order.graphql.js';

export type OrderQuote = Extract<OrderQuoteResult['quote'], { readonly __typename: 'OrderQuote' }>;

export interface PriceState {
  readonly quote: OrderQuote | undefined;
  /** Code of the refusal: PRICE_MISSING means that a person quotes. */
  readonly refused: string | undefined;
  /** The shown price is the one of what is chosen now. */
  readonly fresh: boolean;
  readonly failed: boolean;
}

const PAUSE_MS = 250;
const NOTHING: PriceState = { quote: undefined, refused: undefined, fresh: true, failed: false };

export async function askForQuote(
  input: QuoteInput,
  signal?: AbortSignal,
): Promise<Pick<PriceState, 'quote' | 'refused'>> {
  const { quote } = await apiOf(undefined).query(OrderQuoteDocument, { input }, { signal });
  return isRefusal(quote)
    ? { quote: undefined, refused: quote.code }
    : { quote: quote as OrderQuote, refused: undefined };
}

/** The price of what is chosen, asked anew after a pause; a late answer never covers a newer one. */
export function useQuote(input: QuoteInput | undefined, version = 0): PriceState {
  const [state, setState] = useState<PriceState>(NOTHING);
  const wanted = input === undefined ? '' : JSON.stringify(input);
  useEffect(() => {
    if (wanted === '') {
      setState(NOTHING);
      return;
    }
    const stop = new AbortController();
    setState((last) => ({ ...last, fresh: false }));
    const timer = setTimeout(() => {
      askForQuote(JSON.parse(wanted) as QuoteInput, stop.signal).then(
        (answer) => setState({ ...answer, fresh: true, failed: false }),
        (error: unknown) => {
          if (!stop.signal.aborted)
            setState((last) => ({
              ...last,
              fresh: false,
              failed: !(error instanceof ApiError) || error.code !== 'RATE_LIMITED',
            }));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, version]);
  return state;
}
