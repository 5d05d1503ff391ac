/** All proposals: the specification shows none; its event `Checkout completed` gave one its name. */
export const ProductStatus = {
  created: 'Created',
  checkoutStarted: 'Checkout started',
  checkoutCompleted: 'Checkout completed',
  paymentFailed: 'Payment failed',
  paid: 'Paid',
  fulfilled: 'Fulfilled',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
} as const;

/** All of them, as they are stored. */
export const productStatuses = Object.values(ProductStatus);

/** The payment behind it. */
export const PaymentState = {
  initiated: 'Initiated',
  authorised: 'Authorised',
  captured: 'Captured',
  declined: 'Declined',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;

/** All of them, as they are stored. */
export const paymentStates = Object.values(PaymentState);

/** Open freezes what goes on by itself; Lost: the money was taken back; Won: it stays. @source money rules R-DIS-1 */
export const disputeStates = ['Open', 'Lost', 'Won'] as const;
