import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JSONWebKeySet, JWK } from 'jose';

/** A fresh ES256 pair. */
export function newSigningKey(kid: string): { privateKey: JWK; keys: JSONWebKeySet } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const about = { kid, alg: 'ES256', use: 'sig' };
  return {
    privateKey: { ...(privateKey.export({ format: 'jwk' }) as JWK), ...about },
    keys: { keys: [{ ...(publicKey.export({ format: 'jwk' }) as JWK), ...about }] },
  };
}

/** 32 random bytes, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
