/** SOFT: worth another try; HARD: this card will never work; AUTHENTICATION: the customer has to confirm, and we try again meanwhile. */
export type DeclineClass = 'SOFT' | 'HARD' | 'AUTHENTICATION';

const HARD: ReadonlySet<string> = new Set([
  'expired_card',
  'invalid_card',
  'unknown_card',
  'pick_up_card',
  'restricted_card',
  'suspected_fraud',
  'transaction_not_allowed_for_cardholder',
  'rejected_by_customer',
]);

const AUTHENTICATION: ReadonlySet<string> = new Set([
  '3ds_challenge_abandoned',
  '3ds_challenge_failed_manually',
  'customer_challenge_abandoned',
  'customer_challenge_failed',
  'soft_declined',
  'authentication_challenge',
]);

/** Anything unknown is soft: we would rather try once more than end a subscription. @source money rules R-SUB-4, R-SUB-5; provider's list of reasons */
export function declineClass(reason: string): DeclineClass {
  if (HARD.has(reason)) return 'HARD';
  return AUTHENTICATION.has(reason) ? 'AUTHENTICATION' : 'SOFT';
}
