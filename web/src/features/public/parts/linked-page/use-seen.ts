import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { apiOf } from '../../../../data/api-of.js';
import type { TypedDocument } from '../../../../data/documents.js';
import { logToServer } from '../../../../kit/log/client-log.js';

/** What a page by a link says of itself when somebody looks at it. */
interface Seen<Result> {
  /** Whether nobody said it yet. */
  readonly isNew: boolean;
  readonly id: string;
  readonly linkToken: string;
  readonly document: TypedDocument<Result, { readonly id: string }>;
}

/** Tells the firm that what the link leads to was seen, once; only a live page that somebody looks at does, so neither a mail scanner nor a prefetch counts. It is read anew then.
 *  @returns whether that is under way: an order is about the thing as it is afterwards, and one that is sent meanwhile would be refused */
export function useSeen<Result>({ isNew, id, linkToken, document: said }: Seen<Result>): boolean {
  const { revalidate } = useRevalidator();
  const [isBeingSaid, setBeingSaid] = useState(false);
  useEffect(() => {
    if (!isNew) return undefined;
    const say = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', say);
      setBeingSaid(true);
      apiOf(undefined)
        .mutate(said, { id }, { linkToken, idempotencyKey: `seen-${id}` })
        .then(revalidate)
        .catch((error: unknown) => logToServer('warn', 'visit not recorded', error))
        .finally(() => setBeingSaid(false));
    };
    document.addEventListener('visibilitychange', say);
    say();
    return () => document.removeEventListener('visibilitychange', say);
  }, [isNew, id, linkToken, said, revalidate]);
  return isBeingSaid;
}
