import { expect, it } from '@jest/globals';
import { textsOf } from '../../../testing/render-page.js';
import { declineGroup } from './decline-group.js';

it.each([
  ['insufficient_funds', 'funds'],
  ['withdrawal_amount_limit_exceeded', 'funds'],
  ['issuer_not_available', 'later'],
  ['technical_error', 'later'],
  ['expired_card', 'card'],
  ['invalid_cvv', 'card'],
  ['customer_challenge_failed', 'challenge'],
  ['cardholder_name_missing', 'data'],
  ['invalid_address', 'data'],
  ['do_not_honour', 'bank'],
  ['something_new', 'bank'],
])('%s is told in words of ours, in every language: %s', (code, group) => {
  expect(declineGroup(code)).toBe(group);
  for (const locale of ['en', 'cs', 'sk', 'es'] as const) {
    const { declined } = textsOf(locale)['checkout'] as { declined: Record<string, string> };
    expect(declined[group]).toMatch(/\.$/);
    expect(declined[group]).not.toMatch(/_/);
  }
});
