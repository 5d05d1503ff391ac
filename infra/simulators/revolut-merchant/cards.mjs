/** The vendor's test cards, and what they do. @type {Readonly<Record<string, { outcome: string, reason?: string, brand: string }>>} */
const TEST_CARDS = {
  4929420573595709: { outcome: 'succeeded', brand: 'visa' },
  5281438801804148: { outcome: 'succeeded', brand: 'mastercard' },
  4929573638125985: { outcome: 'declined', reason: 'insufficient_funds', brand: 'visa' },
};

/** Succeeds for small sums; from these on (minor units) its challenge fails. */
const CHALLENGED_CARD = '4242424242424242';
const CHALLENGED_FROM = /** @type {Readonly<Record<string, number>>} */ ({ EUR: 3000, GBP: 2500 });

export const DECLINE_REASONS = [
  '3ds_challenge_abandoned',
  '3ds_challenge_failed_manually',
  'customer_challenge_abandoned',
  'customer_challenge_failed',
  'expired_card',
  'invalid_card',
  'invalid_cvv',
  'invalid_expiry',
  'invalid_pin',
  'unknown_card',
  'pick_up_card',
  'restricted_card',
  'do_not_honour',
  'insufficient_funds',
  'issuer_not_available',
  'withdrawal_limit_exceeded',
  'transaction_not_allowed_for_cardholder',
  'rejected_by_customer',
  'suspected_fraud',
  'high_risk',
  'technical_error',
  'cardholder_name_missing',
  'customer_name_mismatch',
  'invalid_address',
  'invalid_amount',
  'invalid_country',
  'invalid_email',
  'invalid_merchant',
  'invalid_phone',
];

/**
 * What a card does with this order. Any number that is no test card is unknown to the bank.
 * @param {string} number
 * @param {{ amount: number, currency: string }} order
 */
export function cardOutcome(number, { amount, currency }) {
  const digits = number.replace(/\D/g, '');
  if (digits === CHALLENGED_CARD)
    return {
      outcome: amount >= (CHALLENGED_FROM[currency] ?? 3000) ? 'challenge' : 'succeeded',
      brand: 'visa',
    };
  return TEST_CARDS[digits] ?? { outcome: 'declined', reason: 'unknown_card', brand: 'visa' };
}
