/** What the firm takes for one filing of a proof of use, before tax, in the money of its office: the amount of the price list, which is of invoicing, and held equal by a test there. */
export const proofOfUseFee = { amountMinor: 21_700, currency: 'USD' } as const;

/** What is added to it where the filing is ordered late, percent of the fee. An example, as the list is. */
export const proofOfUseRushPercent = 50;
