/** How often a subscription is paid: the length of its periods. */
export const paymentFrequencies = ['monthly', 'quarterly', 'yearly'] as const;

/** Whether a person or a business pays. */
export const payerKinds = ['consumer', 'business'] as const;
