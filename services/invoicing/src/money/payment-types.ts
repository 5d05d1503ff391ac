/** @source specification, "payment methods" */
export const paymentTypes = ['card', 'transfer', 'wallet'] as const;
