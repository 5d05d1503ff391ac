import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { active, closed, requestId, tied, waiting } from '../testing/facts.js';
import { tieRequest } from './tie-request.js';

describe('tying a request to an account', () => {
  it('happens once', () => {
    given(...active).when(tieRequest, { requestId }).then(tied).thenState({ tiedRequests: [requestId] });
    given(...active, tied).when(tieRequest, { requestId }).then();
  });

  it('waits for the address to be proved', () => {
    given(...waiting).when(tieRequest, { requestId }).thenRefused('NOT_ACTIVE');
    given(...closed).when(tieRequest, { requestId }).thenRefused('NOT_ACTIVE');
  });

  it('is done by the system alone', () => expect(shutOut(tieRequest)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
