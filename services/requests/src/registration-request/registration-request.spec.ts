import { describe, expect, it } from '@jest/globals';
import { approved, asked, claimed, linksRevoked, paused, saved } from '../testing/facts.js';
import type { RegistrationRequestEvent } from './events.js';
import { evolve, isAnswered, nothingRequested } from './registration-request.js';

const after = (...events: RegistrationRequestEvent[]) => events.reduce(evolve, nothingRequested);

describe('the state of a request', () => {
  it('is not changed by a fact of a later version of the program', () => {
    const state = after(asked(), saved());
    // The edge: what a newer program wrote, read by this one.
    expect(evolve(state, { type: 'FilingBegan', data: {} } as unknown as RegistrationRequestEvent)).toEqual(
      state,
    );
  });

  it('keeps what is not about the check through a whole story', () => {
    const state = after(asked(), claimed, linksRevoked, paused, saved(), approved());
    expect(state).toMatchObject({
      about: { userId: claimed.type === 'RequestClaimed' ? claimed.data.userId : '', linkRevision: 2 },
      remindersPaused: true,
    });
    expect(isAnswered(state)).toBe(true);
    expect(isAnswered(after(asked()))).toBe(false);
  });
});
