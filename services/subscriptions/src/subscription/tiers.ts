/** What is watched, from registers alone to every platform. Names are proposals: the specification shows none. */
export const subscriptionTiers = ['Watch', 'Shield', 'Guard'] as const;

export const paymentFrequencies = ['monthly', 'quarterly', 'yearly'] as const;
