import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { RegistrationRequestEvent } from '../domain/events.js';
import type { RequestStatus } from '../domain/labels.js';
import { client, mark, owned, stranger, testKey } from '../testing/facts.js';
import { defineSignPowerOfAttorney } from './sign-power-of-attorney.js';

const sign = defineSignPowerOfAttorney(testKey);
const digest = 'd'.repeat(64);
const now = '2026-01-15T10:00:00Z';
const file = { name: 'power-of-attorney.pdf', size: 10, sha256: 'e'.repeat(64), sealed: 'AA==' };
const authority = { language: 'en', principal: { name: 'Lumara', companyId: null, lines: [] }, mark: { words: 'Lumara', withLogo: false }, offices: [{ code: 'BR', name: 'INPI' }] };
const input = { digest, signerName: 'Jana Malá', signerFunction: 'director', strokes: [{ points: [1, 2, 30, 40] }] };
const started: RegistrationRequestEvent = { type: 'RegistrationOrderStarted', data: { about: owned, mark, country: 'SK', currency: 'EUR', sendMarketingEmails: false, attribution: [], emailKey: 'key-of-jana', addressKey: null } };
const at = (status: RequestStatus): RegistrationRequestEvent => ({ type: 'ReadyForDrafting', data: { about: owned, status, statusFrom: 'Order created' } });

describe('signing a power of attorney on line', () => {
  it.each(['Ready for drafting', 'Sent for review'] as const)('is possible at %s, and the order remembers the file and what was signed', (status) => {
    const [event] = given(started, at(status)).when(sign, input, { viewer: client, now, found: { authority, file } }).events();
    expect(event).toMatchObject({ type: 'PowerOfAttorneySigned', data: { poaDigest: digest, offices: ['BR'], signerName: 'Jana Malá', signerFunction: 'director', file } });
  });

  it('comes too late after the approval', () => given(started, at('Application approved')).when(sign, input, { viewer: client, now, found: { authority, file } }).thenRefused('WRONG_STATUS'));

  it('stands under what was previewed, and under nothing else', () => {
    given(started, at('Ready for drafting')).when(sign, input, { viewer: client, now, found: { authority, file: null } }).thenRefused('POA_CHANGED');
    given(started, at('Ready for drafting')).when(sign, input, { viewer: client, now, found: { authority: null, file: null } }).thenRefused('POA_NOT_READY');
  });

  it('takes a drawn line, not a dot', () => given(started, at('Ready for drafting')).when(sign, { ...input, strokes: [{ points: [1, 2] }] }, { viewer: client, now, found: { authority, file } }).thenRefused('SIGNATURE_EMPTY'));

  it('is the owner’s alone', () => {
    expect(shutOut(sign)).toEqual(['visitor', 'lawyer', 'admin', 'partner']);
    given(started, at('Ready for drafting')).when(sign, input, { viewer: stranger, now, found: { authority, file } }).thenRefused('NOT_FOUND');
  });
});
