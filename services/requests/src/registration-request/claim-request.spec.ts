import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { asked, claimed, clientId, owned, strangerId } from '../testing/facts.js';
import { claimRequest } from './claim-request.js';

describe('tying a request to an account', () => {
  it('makes the account its owner', () =>
    void given(asked()).when(claimRequest, { userId: clientId }).then(claimed).thenState({ about: owned }));

  it('changes nothing for its owner', () => {
    given(asked(), claimed).when(claimRequest, { userId: clientId }).then();
    given(asked(owned)).when(claimRequest, { userId: clientId }).then();
  });

  it('takes it from nobody', () =>
    given(asked(), claimed).when(claimRequest, { userId: strangerId }).thenRefused('ALREADY_CLAIMED'));

  it('is done by the system alone', () =>
    expect(shutOut(claimRequest)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
