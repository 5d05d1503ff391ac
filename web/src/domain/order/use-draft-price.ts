import { useState } from 'react';
import type { QuoteInput } from '../../generated/schema.js';
import { isBusiness, payerOf, quoteInputOf, type Draft } from './draft.js';
import { useQuote, type PriceState } from './use-quote.js';
import { useVatStatus, type VatStatus } from './use-vat-status.js';

export interface DraftPrice {
  readonly input: QuoteInput | undefined;
  readonly price: PriceState;
  /** Where the invoice goes; undefined until somebody said so. The tax in the price is then nobody's. */
  readonly country: string | undefined;
  readonly vat: VatStatus['is'];
  readonly askAgain: () => void;
}

/** What the order costs as it stands. The tax depends on what the tax administration says of the number: until it has said so there is no price to order at. */
export function useDraftPrice(
  draft: Draft,
  place: { readonly country: string; readonly currency: string },
): DraftPrice {
  const [asked, setAsked] = useState(0);
  const vat = useVatStatus(
    isBusiness(draft) ? (draft.billing.vatId ?? '') : '',
    payerOf(draft).country ?? '',
  );
  const input = quoteInputOf(draft, place);
  const waiting = vat.is === 'ASKING';
  const price = useQuote(waiting ? undefined : input, asked + vat.answers);
  return {
    input,
    country: payerOf(draft).country || undefined,
    price: waiting ? { ...price, fresh: false } : price,
    vat: vat.is,
    askAgain: () => setAsked((times) => times + 1),
  };
}
