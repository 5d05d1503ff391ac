import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, approved, asked, dismissed, lawyer, lawyerId } from '../testing/facts.js';
import { dismissVerification } from './dismiss-verification.js';

const why = { reason: 'Both words describe the goods.', alternatives: ['Add an invented word.'] };

describe('dismissing a check', () => {
  it('tells the client why and what could work, without any report', () => {
    given(asked()).when(dismissVerification, why, { viewer: lawyer })
      .then({ type: 'VerificationDismissed', data: { about, resultVersion: 1, ...why, lawyerId }, reason: why.reason })
      .thenState({ status: 'Verification dismissed' });
  });

  it('is refused once the check was answered', () => {
    given(asked(), approved()).when(dismissVerification, why, { viewer: lawyer }).thenRefused('NOT_IN_VERIFICATION');
    given(asked(), dismissed()).when(dismissVerification, why, { viewer: lawyer }).thenRefused('NOT_IN_VERIFICATION');
  });

  it('is no admin’s decision', () => given(asked()).when(dismissVerification, why, { viewer: admin }).thenRejected('FORBIDDEN'));

  it('is open to lawyers alone', () => expect(shutOut(dismissVerification)).toEqual(['visitor', 'customer', 'admin', 'partner']));
});
