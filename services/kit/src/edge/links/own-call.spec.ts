import { describe, expect, it } from '@jest/globals';
import { ownCallSecret, ownCallSecrets } from './own-call.js';
import { isGenuine, signedHeaders } from './standard-webhooks.js';

const key = Buffer.alloc(32, 7).toString('base64url');
const now = new Date('2026-03-02T09:00:00Z');

describe('a call between our own programs', () => {
  it('is known by its signature, and one of another kind or key is not', () => {
    const headers = signedHeaders(ownCallSecret(key, 'parcels'), 'call-1', '{}', now);
    expect(isGenuine(headers, '{}', [ownCallSecret(key, 'parcels')], now)).toBe(true);
    expect(isGenuine(headers, '{}', [ownCallSecret(key, 'letters')], now)).toBe(false);
    const other = Buffer.alloc(32, 8).toString('base64url');
    expect(isGenuine(headers, '{}', [ownCallSecret(other, 'parcels')], now)).toBe(false);
    expect(isGenuine(headers, '{"a":1}', [ownCallSecret(key, 'parcels')], now)).toBe(false);
  });

  it('is known whichever key of the ring its caller has, while keys change', () => {
    const next = Buffer.alloc(32, 8).toString('base64url');
    for (const ring of [`${key},${next}`, `${next},${key}`]) {
      const secrets = ownCallSecrets(ring, 'parcels');
      for (const callers of [`${key},${next}`, `${next},${key}`]) {
        const headers = signedHeaders(ownCallSecret(callers, 'parcels'), 'call-1', '{}', now);
        expect(isGenuine(headers, '{}', secrets, now)).toBe(true);
      }
    }
  });
});
