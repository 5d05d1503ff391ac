import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { active, closed, jana, requestId, tied, waiting } from '../testing/facts.js';
import { tieRequest } from './tie-request.js';

describe('tying a request to an account', () => {
  it('happens once', () => {
    given(...active)
      .when(tieRequest, { requestId })
      .then(tied)
      .thenState({ tiedRequests: [requestId] });
    given(...active, tied)
      .when(tieRequest, { requestId })
      .then();
  });

  it('tells the owner where somebody asked for an account, each time, and ties once', () => {
    const published = {
      type: 'SignInSuggested' as const,
      data: { addressee: jana, path: '/portal/order/1' },
    };
    given(...active)
      .when(tieRequest, { requestId, path: '/portal/order/1' })
      .then(tied, published)
      .thenState({ tiedRequests: [requestId] });
    given(...active, tied)
      .when(tieRequest, { requestId, path: '/portal/order/1' })
      .then(published);
  });

  it('waits for the address to be proved', () => {
    given(...waiting)
      .when(tieRequest, { requestId })
      .thenRefused('NOT_ACTIVE');
    given(...closed)
      .when(tieRequest, { requestId })
      .thenRefused('NOT_ACTIVE');
  });

  it('is done by the system alone', () =>
    expect(shutOut(tieRequest)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
