import { readFileSync } from 'node:fs';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { Fault } from '../../model/words/fault.js';
import type { KafkaOptions } from '../../runtime/kafka/kafkajs-client.js';

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/, '32 bytes as base64url are needed');

/** Settings every service reads; a service extends them with its own. */
export const serviceSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().positive(),
  DATABASE_URL: z.string(),
  KAFKA_BROKERS: z.string(),
  /** Needed where several copies of the product share one broker: `staging.`. */
  KAFKA_NAMESPACE: z
    .string()
    .regex(/^[\w.-]{0,40}$/, 'at most 40 letters, digits, dots, dashes and underscores')
    .default(''),
  /** The broker asks who comes (SCRAM-SHA-512); both or neither. */
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
  /** Encrypts the line to the broker. */
  KAFKA_TLS: z.enum(['0', '1']).default('0'),
  /** With its password where Redis asks for one: `redis://:password@host:6379`, `rediss:` for an encrypted line. */
  REDIS_URL: z.string(),
  VIEWER_JWKS_FILE: z.string(),
  /** Signs links that open one subject without an account. */
  LINK_TOKEN_KEY: key,
  /** Seals personal data that crosses services. */
  SEAL_KEY: key,
  LOG_LEVEL: z.string().default('info'),
  NODE_ENV: z.string().default('production'),
});

/** How a service reaches the broker. @throws Fault when a name stands there without its password, or the other way round */
export function kafkaOf(
  settings: Pick<
    ServiceSettings,
    'KAFKA_BROKERS' | 'KAFKA_NAMESPACE' | 'KAFKA_USERNAME' | 'KAFKA_PASSWORD' | 'KAFKA_TLS'
  >,
): Pick<KafkaOptions, 'brokers' | 'namespace' | 'login' | 'tls'> {
  const { KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = settings;
  if ((username === undefined) !== (password === undefined))
    throw new Fault('KAFKA_USERNAME and KAFKA_PASSWORD: give both or neither');
  const login = username === undefined || password === undefined ? {} : { login: { username, password } };
  return {
    brokers: settings.KAFKA_BROKERS,
    namespace: settings.KAFKA_NAMESPACE,
    tls: settings.KAFKA_TLS === '1',
    ...login,
  };
}

/** The settings as they are read. */
export type ServiceSettings = z.infer<typeof serviceSettings>;

/** Public keys the gateway signs viewers with; two at a time while they rotate. */
export function readViewerKeys(settings: Pick<ServiceSettings, 'VIEWER_JWKS_FILE'>): JSONWebKeySet {
  return JSON.parse(readFileSync(settings.VIEWER_JWKS_FILE, 'utf8'));
}
