import { useRef, useState } from 'react';
import { isRefusal } from '../../../data/refusal.js';
import { ask, bring, type Answer } from '../../sign-in/signed-in-api.js';
import {
  AdditionalOrderQuoteDocument,
  type AdditionalOrderQuoteResult,
  OrderMoreDocument,
} from './more.graphql.js';
import { addedFilings, type RequestedUnit } from './requested-unit.js';

export type Price = Extract<
  AdditionalOrderQuoteResult['additionalOrderQuote'],
  { readonly __typename: 'OrderQuote' }
>;
type Units = Parameters<typeof addedFilings>[0];

const FAILED: Answer = { done: false, errors: {}, message: 'failure.OTHER' };

export interface More {
  readonly price: Price | undefined;
  readonly answer: Answer | undefined;
  readonly busy: boolean;
  readonly look: () => Promise<void>;
  /** True when it was ordered. */
  readonly order: () => Promise<boolean>;
  /** The wish changed: its price is another. */
  readonly forget: () => void;
}

/** From a wish to its price, and from the price to the order: the same press is sent once. */
export function useMore(orderId: string, units: Units, requestedUnits: readonly RequestedUnit[]): More {
  const [state, setState] = useState<{ price?: Price; answer?: Answer; busy: boolean }>({ busy: false });
  const attempt = useRef(crypto.randomUUID());
  const look = async (): Promise<void> => {
    setState({ busy: true });
    try {
      const { additionalOrderQuote: quoted } = await ask(AdditionalOrderQuoteDocument, {
        id: orderId,
        filings: addedFilings(units, requestedUnits),
      });
      attempt.current = crypto.randomUUID();
      setState(
        isRefusal(quoted)
          ? { busy: false, answer: { done: false, errors: {}, message: `refusal.${quoted.code}` } }
          : { busy: false, price: quoted as Price },
      );
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setState({ busy: false, answer: FAILED });
    }
  };
  const order = async (): Promise<boolean> => {
    const { price } = state;
    if (price === undefined || state.busy) return false;
    setState({ busy: true, price });
    const goods = requestedUnits.map(({ jurisdiction, classNumber, terms }) => ({
      jurisdiction,
      classNumber,
      terms: [...terms],
    }));
    const { answer } = await bring(
      OrderMoreDocument,
      { id: orderId, input: { goods, quote: price.token } },
      attempt.current,
    );
    // A price that is no longer right is asked for anew; what failed on the way is sent again as the same press.
    const stale = answer.message?.startsWith('refusal.') === true || Object.keys(answer.errors).length > 0;
    setState({ busy: false, answer, ...(stale || answer.done ? {} : { price }) });
    return answer.done;
  };
  return {
    price: state.price,
    answer: state.answer,
    busy: state.busy,
    look,
    order,
    forget: () => setState({ busy: false }),
  };
}
