import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about } from '../../testing/facts.js';
import { noteTooManyVerifications } from './note-too-many-verifications.js';

const input = { contact: about.contact, limit: 'email' };
const noted = { type: 'TooManyVerifications' as const, data: input };

describe('noting that the limit of free checks was reached', () => {
  it('happens once per stream', () => {
    given().when(noteTooManyVerifications, input).then(noted).thenState({ noted: true });
    given(noted).when(noteTooManyVerifications, input).thenRefused('ALREADY_EXISTS');
  });

  it('is done by the system alone', () =>
    expect(shutOut(noteTooManyVerifications)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
