import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import {
  about,
  asked,
  byLink,
  claimed,
  linksRevoked,
  otherRequestId,
  owned,
  passerBy,
} from '../testing/facts.js';
import { askForAccount } from './ask-for-account.js';

const link = byLink('verification-receipt');
const event = { type: 'AccountAsked' as const, data: { about } };

describe('asking for an account', () => {
  it('is noted for whoever holds a link to the request', () => {
    given(asked()).when(askForAccount, {}, { viewer: link }).then(event).thenState({ accountAsked: true });
    given(asked())
      .when(askForAccount, {}, { viewer: byLink('verification-summary') })
      .then(event);
  });

  it('invites once, however often it is asked', () =>
    void given(asked(), event).when(askForAccount, {}, { viewer: link }).then());

  it('is answered alike when the request belongs to an account: its owner alone is told', () => {
    given(asked(), claimed)
      .when(askForAccount, {}, { viewer: link })
      .then({ type: 'AccountAsked', data: { about: owned } });
  });

  it('finds nothing without a link, with one of another request or a revoked one', () => {
    given(asked()).when(askForAccount, {}, { viewer: passerBy }).thenRefused('NOT_FOUND');
    given(asked())
      .when(askForAccount, {}, { viewer: byLink('verification-receipt', { subjectId: otherRequestId }) })
      .thenRefused('NOT_FOUND');
    given(asked(), linksRevoked).when(askForAccount, {}, { viewer: link }).thenRefused('NOT_FOUND');
  });

  it('is for visitors', () =>
    expect(shutOut(askForAccount)).toEqual(['customer', 'lawyer', 'admin', 'partner']));
});
