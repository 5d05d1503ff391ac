import { readFileSync } from 'node:fs';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, '32 bytes as base64url are needed');

/** Settings every service reads; a service extends them with its own. */
export const serviceSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().positive(),
  DATABASE_URL: z.string(),
  KAFKA_BROKERS: z.string(),
  /** Needed where several copies of the product share one broker: `staging.`. */
  KAFKA_NAMESPACE: z.string().regex(/^[\w.-]{0,40}$/, 'at most 40 letters, digits, dots, dashes and underscores').default(''),
  REDIS_URL: z.string(),
  VIEWER_JWKS_FILE: z.string(),
  /** Signs links that open one subject without an account. */
  LINK_TOKEN_KEY: key,
  /** Seals personal data that crosses services. */
  SEAL_KEY: key,
  LOG_LEVEL: z.string().default('info'),
  NODE_ENV: z.string().default('production'),
});

export type ServiceSettings = z.infer<typeof serviceSettings>;

/** Public keys the gateway signs viewers with; two at a time while they rotate. */
export function readViewerKeys(settings: Pick<ServiceSettings, 'VIEWER_JWKS_FILE'>): JSONWebKeySet {
  return JSON.parse(readFileSync(settings.VIEWER_JWKS_FILE, 'utf8'));
}
