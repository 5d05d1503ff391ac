import { describe, expect, it } from '@jest/globals';
import { activated, active, initiated, invitedFor, jana, requestId, tied } from '../testing/facts.js';
import { addressee, displayName, evolveUser, nobody, noProfile, type UserEvent } from './user.js';

const after = (...events: readonly UserEvent[]) => events.reduce(evolveUser, nobody);

describe('the state of an account', () => {
  it('is not changed by a fact of a later version of the program', () => {
    const state = after(...active);
    // The edge: what a newer program wrote, read by this one.
    expect(evolveUser(state, { type: 'UserMoved', data: {} } as unknown as UserEvent)).toBe(state);
  });

  it('keeps an active account active and a waiting request once', () => {
    expect(after(initiated(), invitedFor(requestId), activated(), tied, invitedFor())).toMatchObject({
      status: 'Active',
      pendingRequests: [],
      tiedRequests: [requestId],
    });
    expect(after(initiated(), invitedFor(requestId), invitedFor(requestId)).pendingRequests).toEqual([
      requestId,
    ]);
  });

  it('knows who gets letters, and a name for people', () => {
    expect(addressee(after(...active))).toEqual(jana);
    expect(displayName(after(...active))).toBe('Jana Nováková');
    expect(displayName({ email: jana.email, profile: noProfile })).toBe(jana.email);
  });
});
