import { readFileSync } from 'node:fs';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { Fault } from '../../model/words/fault.js';
import { KEY_RING, saysDigestKey } from '../../model/words/key-ring.js';
import { redisAddress } from '../../runtime/jobs/redis-connection.js';
import { errorReportSettings } from '../../runtime/process/error-report-settings.js';
import { tracingSettings } from '../../runtime/tracing/tracing-settings.js';
import type { KafkaOptions } from '../../runtime/kafka/kafkajs-client.js';
import { smallTopics, type TopicSize } from '../../runtime/kafka/tracking-topics.js';
import { allowances, refuseUnsafe } from '../../runtime/process/production-settings.js';
import { drainSettings } from '../../runtime/process/program-life.js';
import { readEnv } from '../../runtime/process/read-env.js';

/** Room for twelve readers of one group, and one broker may be away. */
const productionTopics: TopicSize = { partitions: 12, replicationFactor: 3 };

const key = z
  .string()
  .regex(
    KEY_RING,
    '32 bytes as base64url are needed, the day they were made behind @, former keys after commas',
  );

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
  /** PEM file of the authority that signed the brokers' certificates. Absent: those that Node trusts. */
  KAFKA_CA_FILE: z.string().optional(),
  /** Of a topic that is made here. @defaultValue 12 in production, 3 elsewhere */
  KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(1000).optional(),
  /** On how many brokers each record stands. @defaultValue 3 in production, 1 elsewhere */
  KAFKA_REPLICATION_FACTOR: z.coerce.number().int().min(1).max(9).optional(),
  /** A production whose facts may be lost with one broker: a copy on one machine. */
  KAFKA_SINGLE_COPY: z.enum(['allowed', 'refused']).default('refused'),
  /** With its password where Redis asks for one: `redis://:password@host:6379`, `rediss:` for an encrypted line; sentinels: `connectionTo`. */
  REDIS_URL: redisAddress,
  VIEWER_JWKS_FILE: z.string(),
  /** Signs links that open one subject without an account. */
  LINK_TOKEN_KEY: key,
  /** Seals personal data that crosses services, and keys digests of what is not kept. */
  SEAL_KEY: key.refine(
    saysDigestKey,
    'of several keys exactly one is marked with # behind it, the one with which digests are made: the oldest',
  ),
  /** What its API program does: `api` answers requests alone, `consumers` relays, hears and keeps house alone; one of both for each, or `all`. */
  ROLE: z.enum(['api', 'consumers', 'all']).default('all'),
  LOG_LEVEL: z.string().default('info'),
  ...drainSettings,
  ...allowances,
  ...tracingSettings,
  ...errorReportSettings,
});

const keySet = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** How a service reaches the broker. @throws Fault when a name stands there without its password or the other way round, and when the
 *  authority's file is not there or nothing is encrypted */
export function kafkaOf(
  settings: Pick<
    ServiceSettings,
    'KAFKA_BROKERS' | 'KAFKA_NAMESPACE' | 'KAFKA_USERNAME' | 'KAFKA_PASSWORD' | 'KAFKA_TLS' | 'KAFKA_CA_FILE'
  >,
): Pick<KafkaOptions, 'brokers' | 'namespace' | 'login' | 'tls'> {
  const { KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = settings;
  if ((username === undefined) !== (password === undefined))
    throw new Fault('KAFKA_USERNAME and KAFKA_PASSWORD: give both or neither');
  const login = username === undefined || password === undefined ? {} : { login: { username, password } };
  return {
    brokers: settings.KAFKA_BROKERS,
    namespace: settings.KAFKA_NAMESPACE,
    tls: kafkaTlsOf(settings),
    ...login,
  };
}

function kafkaTlsOf({
  KAFKA_TLS,
  KAFKA_CA_FILE: file,
}: Pick<ServiceSettings, 'KAFKA_TLS' | 'KAFKA_CA_FILE'>): boolean | { readonly ca: string } {
  if (file === undefined) return KAFKA_TLS === '1';
  if (KAFKA_TLS === '0')
    throw new Fault('KAFKA_CA_FILE: an authority is asked of an encrypted line only; set KAFKA_TLS=1');
  try {
    return { ca: readFileSync(file, 'utf8') };
  } catch (cause) {
    throw new Fault(`KAFKA_CA_FILE: the file cannot be read: ${file}`, { cause });
  }
}

/** How big topics are made. @throws Fault where a production would lose facts, or stand still, with the loss of one broker */
export function topicSizeOf({
  NODE_ENV,
  KAFKA_PARTITIONS,
  KAFKA_REPLICATION_FACTOR,
  KAFKA_SINGLE_COPY,
}: Pick<
  ServiceSettings,
  'NODE_ENV' | 'KAFKA_PARTITIONS' | 'KAFKA_REPLICATION_FACTOR' | 'KAFKA_SINGLE_COPY'
>): TopicSize {
  const isProduction = NODE_ENV === 'production';
  const usual = isProduction ? productionTopics : smallTopics;
  const replicationFactor = KAFKA_REPLICATION_FACTOR ?? usual.replicationFactor;
  if (
    isProduction &&
    replicationFactor < productionTopics.replicationFactor &&
    KAFKA_SINGLE_COPY === 'refused'
  )
    throw new Fault(
      `KAFKA_REPLICATION_FACTOR: ${replicationFactor} is too few for production, give 3 or more (or set KAFKA_SINGLE_COPY=allowed where there is one broker)`,
    );
  return { partitions: KAFKA_PARTITIONS ?? usual.partitions, replicationFactor };
}

/** The settings as they are read. */
export type ServiceSettings = z.infer<typeof serviceSettings>;

/** The settings of a program of a service, read once before anything is opened. `schema`: {@link serviceSettings}, extended with its own.
 *  @throws Fault that says in a sentence each what is wrong, or not safe for a production */
export function readServiceSettings<S extends z.ZodObject>(
  schema: S & (z.infer<S> extends ServiceSettings ? unknown : never),
  source: Readonly<Record<string, string | undefined>>,
): z.infer<S> {
  const settings = readEnv(schema, source);
  const common = settings as ServiceSettings;
  kafkaOf(common);
  topicSizeOf(common);
  readViewerKeys(common);
  const texts = Object.entries(settings).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  refuseUnsafe({
    ...common,
    secrets: Object.fromEntries(texts),
    keyFiles: Object.fromEntries(texts.filter(([name]) => /_JWKS?_FILE$/.test(name))),
  });
  return settings;
}

/** Public keys the gateway signs viewers with; two at a time while they rotate. @throws Fault when the file has none */
export function readViewerKeys({
  VIEWER_JWKS_FILE: file,
}: Pick<ServiceSettings, 'VIEWER_JWKS_FILE'>): JSONWebKeySet {
  try {
    return keySet.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Fault(`VIEWER_JWKS_FILE: is no file of public keys (JWKS): ${file}`, { cause });
  }
}
