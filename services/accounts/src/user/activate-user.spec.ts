import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import {
  activated,
  active,
  closed,
  initiated,
  invitedFor,
  requestId,
  tied,
  waiting,
} from '../testing/facts.js';
import { activateUser } from './activate-user.js';

describe('proving the address', () => {
  it('opens the account', () =>
    void given(...waiting)
      .when(activateUser, {})
      .then(activated())
      .thenState({ status: 'Active' }));

  it('ties every request that waited, once each', () => {
    const other = nameBasedId('other request');
    const past = [initiated(), invitedFor(requestId), invitedFor(other), invitedFor(requestId)];
    given(...past)
      .when(activateUser, {})
      .then(activated(), tied, { type: 'RequestTiedToUser', data: { requestId: other } })
      .thenState({ pendingRequests: [], tiedRequests: [requestId, other] });
  });

  it('tells the role of staff', () =>
    void given(initiated('lawyer'), invitedFor()).when(activateUser, {}).then(activated('lawyer')));

  it('is done once, and not for a closed account', () => {
    given(...active)
      .when(activateUser, {})
      .thenRefused('LINK_USED');
    given(...closed)
      .when(activateUser, {})
      .thenRefused('LINK_USED');
    given().when(activateUser, {}).thenRefused('NOT_FOUND');
  });

  it('is done by the system alone', () =>
    expect(shutOut(activateUser)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
