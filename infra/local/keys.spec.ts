import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureKeys } from './keys.mjs';

let dir = '';
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('ensureKeys', () => {
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'cotta-keys-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('gives the same keys at every start', () => {
    const first = ensureKeys(dir);
    const file = first.environment.VIEWER_PRIVATE_JWK_FILE;
    const key = readFileSync(file, 'utf8');
    expect(ensureKeys(dir)).toEqual(first);
    expect(readFileSync(file, 'utf8')).toBe(key);
  });

  it('gives keys that no production takes', () => {
    const { environment } = ensureKeys(dir);
    expect(json(environment.VIEWER_JWKS_FILE).keys[0].kid).toMatch(/^local-/);
    for (const name of ['LINK_TOKEN_KEY', 'SEAL_KEY', 'SESSION_KEY', 'CAPTURE_WORKER_KEY'] as const)
      expect(environment[name]).toMatch(/^local_[A-Za-z0-9_-]{37}@\d{4}-\d\d-\d\d$/);
  });

  it.each([
    ['VIEWER_PRIVATE_JWK_FILE', 'VIEWER_JWKS_FILE'],
    ['ACCESS_TOKEN_PRIVATE_JWK_FILE', 'ACCESS_TOKEN_JWKS_FILE'],
    ['PARTNER_TOKEN_PRIVATE_JWK_FILE', 'PARTNER_TOKEN_JWKS_FILE'],
  ] as const)('writes a pair that fits: %s', (privateName, publicName) => {
    const { environment } = ensureKeys(dir);
    const privateJwk = json(environment[privateName]);
    const [publicJwk] = json(environment[publicName]).keys;
    const signature = sign(
      'sha256',
      Buffer.from('text'),
      createPrivateKey({ key: privateJwk, format: 'jwk' }),
    );
    expect(
      verify('sha256', Buffer.from('text'), createPublicKey({ key: publicJwk, format: 'jwk' }), signature),
    ).toBe(true);
    expect(publicJwk).not.toHaveProperty('d');
    expect(publicJwk).toMatchObject({ kid: privateJwk.kid, alg: 'ES256', use: 'sig' });
  });

  it('makes secrets of 32 bytes, all different, and a password for each role', () => {
    const { environment, passwords } = ensureKeys(dir);
    const secrets = [
      environment.LINK_TOKEN_KEY,
      environment.SEAL_KEY,
      environment.SESSION_KEY,
      ...Object.values(passwords),
    ];
    for (const secret of secrets)
      expect(Buffer.from(secret.split('@')[0] ?? '', 'base64url')).toHaveLength(32);
    expect(new Set(secrets).size).toBe(secrets.length);
    expect(Object.keys(passwords)).toContain('accounts_owner');
  });
});
