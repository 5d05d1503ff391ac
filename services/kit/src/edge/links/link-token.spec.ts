import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomToken, systemIds } from '../../model/words/ids.js';
import { readLink, signLink, type Link } from './link-token.js';

const key = randomToken();
const now = new Date('2026-03-02T10:00:00Z');
const link: Link = {
  purpose: 'verification-summary',
  subjectId: systemIds.next(),
  revision: 3,
  expiresAt: new Date('2026-06-01T00:00:00Z'),
};

describe('a link token', () => {
  it('opens what it was signed for', () => {
    expect(readLink(signLink(link, key), key, now)).toEqual({ state: 'valid', link });
  });

  it('says that its time is over, and for what it was, so that a new one can be offered', () => {
    expect(readLink(signLink(link, key), key, new Date('2026-06-01T00:00:00Z'))).toEqual({
      state: 'expired',
      link,
    });
  });

  it('is worth nothing under another key', () => {
    expect(readLink(signLink(link, key), randomToken(), now).state).toBe('invalid');
  });

  it('opens while its key is among the former ones, and no longer', () => {
    const token = signLink(link, key);
    const [next, ring] = [randomToken(), `${randomToken()}@2026-03-01,${key}@2025-03-01`];
    expect(readLink(token, ring, now)).toEqual({ state: 'valid', link });
    expect(readLink(signLink(link, ring), ring.split(',')[0] ?? '', now).state).toBe('valid');
    expect(readLink(token, next, now).state).toBe('invalid');
  });

  it('is worth nothing after any single sign is changed', () => {
    const token = signLink(link, key);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: token.length - 1 }),
        fc.constantFrom('A', 'z', '0', '.', '-'),
        (at, sign) => {
          const forged = token.slice(0, at) + sign + token.slice(at + 1);
          // The last sign of base64url carries two unused bits; text that decodes alike is still other text.
          return forged === token || readLink(forged, key, now).state === 'invalid';
        },
      ),
    );
  });

  it('survives garbage of any shape', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => readLink(text, key, now).state === 'invalid'),
    );
  });
});
