import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, adminId, approved, asked, lawyer, lawyerId } from '../../testing/facts.js';
import { startVerification } from './start-verification.js';

const started = (by: string) => ({
  type: 'VerificationStarted' as const,
  data: { about: { ...about, assignedAdminId: by }, adminId: by },
});

describe('taking a check over', () => {
  it('puts the one who calls in charge', () => {
    const outcome = given(asked()).when(startVerification, {}, { viewer: lawyer }).then(started(lawyerId));
    outcome.thenState({ status: 'Verification requested', about: { ...about, assignedAdminId: lawyerId } });
  });

  it('changes nothing the second time', () =>
    void given(asked(), started(lawyerId)).when(startVerification, {}, { viewer: lawyer }).then());

  it('takes it from a colleague', () =>
    void given(asked(), started(lawyerId))
      .when(startVerification, {}, { viewer: admin })
      .then(started(adminId)));

  it('is refused once the check was answered', () =>
    given(asked(), approved())
      .when(startVerification, {}, { viewer: lawyer })
      .thenRefused('NOT_IN_VERIFICATION'));

  it('needs a person', () => given(asked()).when(startVerification, {}).thenRefused('NOT_STAFF'));

  it('is open to nobody but lawyers and admins', () =>
    expect(shutOut(startVerification)).toEqual(['visitor', 'customer', 'partner']));
});
