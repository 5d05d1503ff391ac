/** How often a subscription is paid: the length of its periods. */
export const paymentFrequencies = ['monthly', 'quarterly', 'yearly'] as const;
