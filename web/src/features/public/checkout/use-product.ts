import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../../data/api-of.js';
import { isDeclinedForNow, isUnderWay } from '../../../domain/order/payment-progress.js';
import { logToServer } from '../../../kit/log/client-log.js';
import { accessTo, type Access } from './access.js';
import { ProductToPayDocument, type ProductToPayResult } from './checkout.graphql.js';

export type Product = NonNullable<ProductToPayResult['product']>;

export type ProductState =
  | { readonly is: 'loading' | 'closed' | 'missing' | 'failed' }
  | {
      readonly is: 'there';
      readonly product: Product;
      readonly access: Access;
      /** Opened a moment ago: what was just done may not have arrived. */ readonly fresh: boolean;
      /** Looked for so long that a person had better not wait. */ readonly tired: boolean;
    };

const FRESH_MS = 10_000;
const PATIENCE_MS = 60_000;

/** Milliseconds until the next question: soon at first, then ever more rarely. */
function pauseAfter(waitedMs: number): number {
  return Math.min(30_000, Math.max(1_200, waitedMs / 10));
}

/** Asks the small door for payments whether anything has changed. A failed question counts as no. */
async function hasMoved(
  { id, status, paymentState, checkoutUrl }: Product,
  { linkToken, token }: Access,
  signal: AbortSignal,
): Promise<boolean> {
  const headers = {
    accept: 'application/json',
    ...(linkToken === undefined ? {} : { 'x-link-token': linkToken }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`/api/revolut-payment/${id}/state`, { headers, signal });
  if (!answer.ok) return false;
  const now = (await answer.json()) as {
    readonly status: unknown;
    readonly payment_state: unknown;
    readonly checkout_url: unknown;
  };
  return now.status !== status || now.payment_state !== paymentState || now.checkout_url !== checkoutUrl;
}

/** One product as it stands; while money may still come its state is asked for, and the product is read anew when that has changed. */
export function useProduct(
  id: string,
  link: string | null,
  { isNew = false }: { readonly isNew?: boolean } = {},
): { state: ProductState; look: () => void } {
  const [state, setState] = useState<ProductState>({ is: 'loading' });
  const [looks, setLooks] = useState(0);
  const { i18n } = useTranslation();
  const { language } = i18n;
  const look = useCallback(() => setLooks((times) => times + 1), []);
  useEffect(() => {
    const stop = new AbortController();
    const since = Date.now();
    const read = async (access: Access): Promise<Product | null> =>
      (
        await apiOf(undefined).query(
          ProductToPayDocument,
          { id, language },
          { ...access, signal: stop.signal },
        )
      ).product;
    const show = (product: Product, access: Access): void => {
      const waited = Date.now() - since;
      setState({ is: 'there', product, access, fresh: waited < FRESH_MS, tired: waited > PATIENCE_MS });
    };
    const follow = async (): Promise<void> => {
      const access = await accessTo(id, link);
      if (access === undefined) return setState({ is: 'closed' });
      let product = await read(access);
      while (product === null && isNew && !stop.signal.aborted && Date.now() - since < PATIENCE_MS) {
        await new Promise((resolve) => {
          setTimeout(resolve, pauseAfter(Date.now() - since));
        });
        product = await read(access);
      }
      if (product === null) return setState({ is: 'missing' });
      show(product, access);
      while (isUnderWay(product) || isDeclinedForNow(product)) {
        await new Promise((resolve) => {
          setTimeout(resolve, pauseAfter(Date.now() - since));
        });
        if (stop.signal.aborted) return;
        // A question that failed is asked again: the money may be there although the line was down.
        const moved: boolean = await hasMoved(product, access, stop.signal).catch(() => false);
        if (moved) product = (await read(access).catch(() => null)) ?? product;
        if (stop.signal.aborted) return;
        show(product, access);
      }
    };
    follow().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      logToServer('warn', 'product not loaded', error);
      setState((last) => (last.is === 'there' ? last : { is: 'failed' }));
    });
    return () => stop.abort();
  }, [id, link, isNew, looks]);
  return { state, look };
}
