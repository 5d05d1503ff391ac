import { apiOf } from '../../../data/api-of.js';
import type { PaymentType } from '../../../generated/schema.js';
import type { Access } from './access.js';
import { ChangePaymentMethodDocument } from './checkout.graphql.js';
import { usePaymentAttempt, type PaymentAttempt } from './use-payment-attempt.js';
import type { Product } from './use-product.js';

interface ChangeMethod {
  readonly attempt: PaymentAttempt;
  readonly change: (paymentType: PaymentType) => Promise<void>;
}

/** Another way to pay than the one that was begun; the service sees to it that one of the two pays and the other is given back. */
export function useChangeMethod(
  product: Product,
  access: Access,
  { look, onChanged }: { readonly look: () => void; readonly onChanged: () => void },
): ChangeMethod {
  const { attempt, run } = usePaymentAttempt({ look, onDone: onChanged });
  const change = (paymentType: PaymentType): Promise<void> =>
    run(
      async (idempotencyKey) =>
        (
          await apiOf(undefined).mutate(
            ChangePaymentMethodDocument,
            { id: product.id, input: { paymentType } },
            { ...access, idempotencyKey },
          )
        ).changeProductPaymentMethod,
    );
  return { attempt, change };
}
