import { apiOf } from '../../../data/api-of.js';
import type { Refusal } from '../../../data/refusal.js';
import type { Payer } from '../../../domain/order/draft.js';
import type { StartProductCheckoutInput } from '../../../generated/schema.js';
import type { Access } from './access.js';
import { StartCheckoutDocument } from './checkout.graphql.js';
import { usePaymentAttempt, type PaymentAttempt } from './use-payment-attempt.js';
import type { Product } from './use-product.js';

/** How it is paid; which card of one's own, or that a new one is kept. */
export type PaymentChoice = Pick<StartProductCheckoutInput, 'paymentType' | 'paymentMethodId' | 'saveCard'>;

/** Said before anything is sent: a country that is none is not understood at the door at all. */
const NO_COUNTRY: Refusal = {
  __typename: 'Refusal',
  code: 'INPUT_INVALID',
  message: '',
  fields: [{ path: ['billing', 'country'], code: 'REQUIRED', message: '' }],
};

interface StartCheckout {
  readonly attempt: PaymentAttempt;
  readonly start: (choice: PaymentChoice, billing: Payer) => Promise<void>;
}

/** Begins to pay. */
export function useStartCheckout(
  product: Product,
  access: Access,
  { look, onStarted }: { readonly look: () => void; readonly onStarted: () => void },
): StartCheckout {
  const { attempt, run } = usePaymentAttempt({ look, onDone: onStarted });
  const start = (choice: PaymentChoice, billing: Payer): Promise<void> => {
    if (billing.country === '') return run(() => Promise.resolve(NO_COUNTRY));
    const input = {
      ...choice,
      billing,
      total: { amountMinor: product.total.amountMinor, currency: product.currency },
    };
    return run(
      async (idempotencyKey) =>
        (
          await apiOf(undefined).mutate(
            StartCheckoutDocument,
            { id: product.id, input },
            { ...access, idempotencyKey },
          )
        ).startProductCheckout,
    );
  };
  return { attempt, start };
}
