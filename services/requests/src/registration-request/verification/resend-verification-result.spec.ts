import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, approved, asked, dismissed } from '../../testing/facts.js';
import { resendVerificationResult } from './resend-verification-result.js';

describe('sending the answer once more', () => {
  it('says which answer it is', () => {
    given(asked(), approved())
      .when(resendVerificationResult, {}, { viewer: admin })
      .then({ type: 'VerificationResultResent', data: { about, approved: true } });
    given(asked(), dismissed())
      .when(resendVerificationResult, {}, { viewer: admin })
      .then({ type: 'VerificationResultResent', data: { about, approved: false } });
  });

  it('is refused before there is one', () =>
    given(asked()).when(resendVerificationResult, {}, { viewer: admin }).thenRefused('NOT_ANSWERED'));

  it('is open to nobody but lawyers and admins', () =>
    expect(shutOut(resendVerificationResult)).toEqual(['visitor', 'customer', 'partner']));
});
