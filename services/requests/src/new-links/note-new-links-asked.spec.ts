import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, requestId } from '../testing/facts.js';
import { noteNewLinksAsked } from './note-new-links-asked.js';

const input = {
  contact: about.contact,
  orders: [
    { id: requestId, publicId: about.publicId, mark: about.mark, revision: 1, page: 'receipt' as const },
  ],
  more: 0,
};
const noted = { type: 'NewLinksAsked' as const, data: input };

describe('noting that new links were asked for', () => {
  it('happens once per wish', () => {
    given().when(noteNewLinksAsked, input).then(noted);
    given(noted).when(noteNewLinksAsked, input).thenRefused('ALREADY_EXISTS');
  });

  it('is done by the system alone', () =>
    expect(shutOut(noteNewLinksAsked)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
