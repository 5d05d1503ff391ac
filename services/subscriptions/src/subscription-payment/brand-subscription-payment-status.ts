/** All proposals: the specification shows none. */
export const PaymentStatus = {
  prepared: 'Prepared',
  notified: 'Notified',
  charging: 'Charging',
  paid: 'Paid',
  declined: 'Declined',
  failed: 'Failed',
} as const;

/** Every status of a payment for one period, as stored. */
export const paymentStatuses = Object.values(PaymentStatus);
