import type { PaymentType, ProductStatus } from '../../generated/schema.js';

/** What tells how far a payment is. */
export interface PaymentProgress {
  readonly status: ProductStatus;
  readonly paymentType: PaymentType | null;
  readonly checkoutUrl: string | null;
}

const PAID: readonly ProductStatus[] = ['PAID', 'FULFILLED', 'PARTLY_REFUNDED', 'REFUNDED'];

export const isPaid = ({ status }: Pick<PaymentProgress, 'status'>): boolean => PAID.includes(status);

/** Whether something is on its way that a page waits for: a card that is being charged, not a transfer, which takes days. */
export function isUnderWay({
  status,
  paymentType,
}: Pick<PaymentProgress, 'status' | 'paymentType'>): boolean {
  return status === 'CHECKOUT_STARTED' || (status === 'CHECKOUT_COMPLETED' && paymentType !== 'TRANSFER');
}

/** Declined, with the provider's page still open: another card may have been taken there meanwhile. */
export function isDeclinedForNow({
  status,
  checkoutUrl,
}: Pick<PaymentProgress, 'status' | 'checkoutUrl'>): boolean {
  return status === 'PAYMENT_FAILED' && checkoutUrl !== null;
}
