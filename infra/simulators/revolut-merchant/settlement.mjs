/** What the simulated contract takes of a payment: a share, in hundredths of a percent, and a fixed part in minor units. Made up. */
const SHARE = 100;
const FIXED = 20;

/**
 * What the vendor says of a payment once it was settled: what it kept, and what is left for the merchant. Minor units.
 * @param {{ amount: number, currency: string }} payment
 */
export function settlementOf({ amount, currency }) {
  const fee = Math.min(amount, Math.round((amount * SHARE) / 10_000) + FIXED);
  return {
    settled_amount: amount - fee,
    settled_currency: currency,
    fees: [{ type: 'acquiring', amount: fee, currency }],
  };
}
