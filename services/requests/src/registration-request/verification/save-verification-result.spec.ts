import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, approved, asked, content, lawyer, repeated, saved } from '../../testing/facts.js';
import { saveVerificationResult } from './save-verification-result.js';

describe('saving what was written so far', () => {
  it('keeps it and answers nothing yet', () => {
    given(asked())
      .when(saveVerificationResult, content, { viewer: admin })
      .then({ type: 'VerificationResultSaved', data: { about, resultVersion: 1, content } })
      .thenState({ status: 'Verification requested', content });
  });

  it('replaces what was saved before', () => {
    const strategy = { ...content, strategy: 'File the word first.' };
    given(asked(), saved())
      .when(saveVerificationResult, strategy, { viewer: lawyer })
      .thenState({ content: strategy });
  });

  it('writes to the second report when the check was repeated', () => {
    const [event] = given(asked(), saved(), approved(), repeated())
      .when(saveVerificationResult, content, { viewer: lawyer })
      .events();
    expect(event?.data).toMatchObject({ resultVersion: 2 });
  });

  it('changes nothing the client reads already', () =>
    given(asked(), saved(), approved())
      .when(saveVerificationResult, content, { viewer: lawyer })
      .thenRefused('NOT_IN_VERIFICATION'));

  it('is open to nobody but lawyers and admins', () =>
    expect(shutOut(saveVerificationResult)).toEqual(['visitor', 'customer', 'partner']));
});
