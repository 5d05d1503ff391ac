import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, approved, asked, content, dismissed, lawyer, lawyerId, repeated, saved } from '../testing/facts.js';
import { approveVerification } from './approve-verification.js';

const low = { overallRisk: 'low' } as const;
const high = { overallRisk: 'high' } as const;
const by = (viewer: typeof lawyer) => ({ viewer });

describe('approving a check', () => {
  it('releases what the lawyer has saved', () => {
    given(asked(), saved()).when(approveVerification, high, by(lawyer))
      .then({ type: 'VerificationApproved', data: { about, resultVersion: 1, overallRisk: 'high', lawyerId, content } })
      .thenState({ status: 'Verification approved', viewed: false });
  });

  it('is done by an admin when the risk is low, and only then', () => {
    expect(given(asked(), saved()).when(approveVerification, low, by(admin)).events()).toHaveLength(1);
    given(asked(), saved()).when(approveVerification, high, by(admin)).thenRefused('RISK_NEEDS_LAWYER');
    given(asked(), saved()).when(approveVerification, { overallRisk: 'medium' }, by(admin)).thenRefused('RISK_NEEDS_LAWYER');
  });

  it('is refused while nothing was written', () => given(asked()).when(approveVerification, low, by(lawyer)).thenRefused('RESULT_INCOMPLETE'));

  it('is refused without distinctiveness, whatever else was written', () =>
    given(asked(), saved({ ...content, distinctiveness: null })).when(approveVerification, low, by(lawyer)).thenRefused('RESULT_INCOMPLETE', { params: { missing: 'distinctiveness' } }));

  it('names the offices that lack an answer', () =>
    given(asked(), saved({ ...content, jurisdictions: content.jurisdictions.slice(0, 1) })).when(approveVerification, low, by(lawyer))
      .thenRefused('RESULT_INCOMPLETE', { params: { missing: 'US' } }));

  it('is refused once the check was answered', () => {
    given(asked(), saved(), approved()).when(approveVerification, low, by(lawyer)).thenRefused('NOT_IN_VERIFICATION');
    given(asked(), saved(), dismissed()).when(approveVerification, low, by(lawyer)).thenRefused('NOT_IN_VERIFICATION');
  });

  it('does not take the report of the first check for the repeated one', () =>
    given(asked(), saved(), approved(), repeated()).when(approveVerification, low, by(lawyer)).thenRefused('RESULT_INCOMPLETE'));

  it('needs a person who answers for it', () => given(asked(), saved()).when(approveVerification, low).thenRefused('NOT_STAFF'));

  it('finds nothing under an unknown id', () => given().when(approveVerification, low, by(lawyer)).thenRefused('NOT_FOUND'));

  it('is open to nobody but lawyers and admins', () => expect(shutOut(approveVerification)).toEqual(['visitor', 'customer', 'partner']));
});
