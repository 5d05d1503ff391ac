import { useEffect, useState } from 'react';
import { apiOf } from '../../../data/api-of.js';
import type { SavedCard } from '../../../domain/card/saved-card.js';
import { logToServer } from '../../../kit/log/client-log.js';
import { useBoot } from '../../../kit/page/boot-context.js';
import type { Access } from './access.js';
import { SavedCardsDocument } from './checkout.graphql.js';

export interface SavedCards {
  /** False while it is looked up: before that no button may name what it charges. */
  readonly ready: boolean;
  /** Null where none can be kept: by a visitor, or while cards are not offered. */
  readonly cards: readonly SavedCard[] | null;
}

/** The cards of the person who is signed in. Where they cannot be had, the payer types one, as ever. */
export function useSavedCards({ token }: Access): SavedCards {
  const { flags } = useBoot();
  const areAsked = token !== undefined && flags.useSavedPaymentMethods;
  const [answer, setAnswer] = useState<SavedCards>({ ready: !areAsked, cards: null });
  useEffect(() => {
    if (!areAsked) return;
    const stop = new AbortController();
    apiOf(undefined)
      .query(SavedCardsDocument, {}, { token, signal: stop.signal })
      .then(
        ({ savedCardsOffered, userPaymentMethodList: { items } }) =>
          setAnswer({ ready: true, cards: savedCardsOffered ? items : null }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          logToServer('warn', 'saved cards not loaded', error);
          setAnswer({ ready: true, cards: null });
        },
      );
    return () => stop.abort();
  }, [areAsked, token]);
  return answer;
}
