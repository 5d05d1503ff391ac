import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';
import type { Money } from '@cotta/kit/money/money.js';
import type { paymentTypes } from '../domain/payment-types.js';
import { dueMinor } from '../domain/product-rules.js';
import { ProductStatus } from '../domain/product-status.js';

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
  if (product.paymentType === paymentType)
    return refuse('SAME_PAYMENT_METHOD', 'It is paid that way already.');
  if (dueMinor(product) === 0)
    return refuse('NOTHING_TO_PAY', 'This order costs nothing; no payment is needed.');
  if (product.stillToPay)
    return refuse('PARTLY_PAID', 'A part of the money came by transfer: please send the rest the same way.', {
      left: product.stillToPay.amountMinor,
      currency: product.stillToPay.currency,
    });
  const isHeld = product.status === ProductStatus.checkoutCompleted && product.paymentType !== 'transfer';
  return isHeld
    ? refuse('PAYMENT_UNDER_WAY', 'The bank has said yes; the payment is being finished.')
    : undefined;
}
