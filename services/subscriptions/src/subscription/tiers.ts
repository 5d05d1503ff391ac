/** What is watched, from registers alone to every platform. Names are proposals: the specification shows none. */
export const subscriptionTiers = ['Watch', 'Shield', 'Guard'] as const;

/** How often a subscription is paid: the length of its periods. */
export const paymentFrequencies = ['monthly', 'quarterly', 'yearly'] as const;
