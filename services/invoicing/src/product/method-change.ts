import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import type { paymentTypes } from '../money/payment-types.js';
import { dueMinor } from './product-rules.js';
import { ProductStatus } from './product-status.js';
import { no } from '../refusals.js';

interface Product {
  readonly status?: string;
  readonly paymentType?: string | null;
  readonly total?: Money;
  readonly creditUsed?: Money | null;
  readonly stillToPay?: Money | null;
}

/** The way to pay is changed while nothing of the money is there. A card that is authorised, and a transfer of which a part came, are finished the way they began. */
export function methodChangeProblem(
  product: Product,
  { paymentType }: { readonly paymentType: (typeof paymentTypes)[number] },
): Refusal | undefined {
  if (product.paymentType === paymentType) return no('SAME_PAYMENT_METHOD');
  if (dueMinor(product) === 0) return no('NOTHING_TO_PAY');
  if (product.stillToPay)
    return no('PARTLY_PAID', {
      left: product.stillToPay.amountMinor,
      currency: product.stillToPay.currency,
    });
  const isHeld = product.status === ProductStatus.checkoutCompleted && product.paymentType !== 'transfer';
  return isHeld ? no('PAYMENT_UNDER_WAY.method') : undefined;
}
