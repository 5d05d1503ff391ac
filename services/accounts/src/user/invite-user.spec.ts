import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import {
  active,
  closed,
  initiated,
  invitedFor,
  jana,
  requestId,
  sealedLink,
  waiting,
} from '../testing/facts.js';
import { initiateUser, inviteAgain } from './invite-user.js';

const input = { ...jana, role: 'customer' as const, sealedLink, requestId: null };

describe('inviting someone new', () => {
  it('opens an account nobody can use yet, and sends the link', () => {
    given()
      .when(initiateUser, input)
      .then(initiated(), invitedFor())
      .thenState({ status: 'Invited', email: jana.email, pendingRequests: [] });
  });

  it('remembers the request until the address is proved', () => {
    given()
      .when(initiateUser, { ...input, requestId })
      .then(initiated(), invitedFor(requestId))
      .thenState({ pendingRequests: [requestId], tiedRequests: [] });
  });

  it('opens no second one', () =>
    given(...waiting)
      .when(initiateUser, input)
      .thenRefused('ALREADY_EXISTS'));

  it('is for admins', () =>
    expect(shutOut(initiateUser)).toEqual(['visitor', 'customer', 'lawyer', 'partner']));
});

describe('inviting again', () => {
  it('sends another link to who waits', () => {
    given(...waiting)
      .when(inviteAgain, { sealedLink, requestId })
      .then(invitedFor(requestId))
      .thenState({ status: 'Invited', pendingRequests: [requestId] });
  });

  it('sends none to who is in, or was shut out', () => {
    given(...active)
      .when(inviteAgain, { sealedLink, requestId: null })
      .thenRefused('ALREADY_ACTIVE');
    given(...closed)
      .when(inviteAgain, { sealedLink, requestId: null })
      .thenRefused('NOT_ACTIVE');
    given().when(inviteAgain, { sealedLink, requestId: null }).thenRefused('NOT_FOUND');
  });

  it('is for staff', () => expect(shutOut(inviteAgain)).toEqual(['visitor', 'customer', 'partner']));
});
