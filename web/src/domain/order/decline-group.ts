/** What a customer can do about a decline; the provider names 29 reasons, which come to six. Its own names are for machines: one nobody knows is a decline of the bank. */
export function declineGroup(reason: string): 'challenge' | 'card' | 'data' | 'funds' | 'later' | 'bank' {
  if (/^insufficient_funds$|limit/.test(reason)) return 'funds';
  if (/^(technical_error|issuer_not_available)$/.test(reason)) return 'later';
  if (/challenge/.test(reason)) return 'challenge';
  if (/card$|cvv|expiry|pin$|pick_up/.test(reason)) return 'card';
  return /^(cardholder_name|customer_name|invalid_)/.test(reason) ? 'data' : 'bank';
}
