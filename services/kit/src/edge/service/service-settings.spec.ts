import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../runtime/process/read-env.js';
import { kafkaOf, readServiceSettings, serviceSettings, topicSizeOf } from './service-settings.js';

const key = 'k'.repeat(43);
const folder = mkdtempSync(join(tmpdir(), 'service-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const env = {
  PORT: '4302',
  DATABASE_URL: 'postgres://x',
  KAFKA_BROKERS: 'a:9092,b:9092',
  REDIS_URL: 'redis://x',
  VIEWER_JWKS_FILE: file('viewer.json', JSON.stringify({ keys: [{ kty: 'EC', kid: 'viewer-1' }] })),
  LINK_TOKEN_KEY: key,
  SEAL_KEY: key,
};
const read = (change: Readonly<Record<string, string | undefined>> = {}) =>
  readEnv(serviceSettings, { ...env, ...change });

describe('the settings of a service', () => {
  it('listen on this machine alone, in production, unless they say otherwise', () =>
    expect(read()).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 4302,
      KAFKA_NAMESPACE: '',
      KAFKA_TLS: '0',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
    }));

  it.each([
    ['PORT', '0'],
    ['PORT', 'web'],
    ['LINK_TOKEN_KEY', 'short'],
    ['SEAL_KEY', `${key}=`],
    ['KAFKA_NAMESPACE', 'a b'],
    ['KAFKA_TLS', 'yes'],
    ['KAFKA_PARTITIONS', '0'],
    ['KAFKA_REPLICATION_FACTOR', 'three'],
    ['KAFKA_SINGLE_COPY', 'yes'],
    ['DATABASE_URL', undefined],
    ['REDIS_URL', ''],
    ['REDIS_URL', 'redis://:secret@a,b'],
  ])('are refused with %s %p, and give no value away', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name}: `);
    if (value !== undefined && value.length > 3) expect(() => read({ [name]: value })).not.toThrow(value);
  });
});

describe('how a service reaches the broker', () => {
  it('is without a name and open, unless it says otherwise', () => {
    expect(kafkaOf(read())).toEqual({ brokers: 'a:9092,b:9092', namespace: '', tls: false });
    expect(
      kafkaOf(
        read({ KAFKA_NAMESPACE: 'staging.', KAFKA_TLS: '1', KAFKA_USERNAME: 'u', KAFKA_PASSWORD: 'p' }),
      ),
    ).toEqual({
      brokers: 'a:9092,b:9092',
      namespace: 'staging.',
      tls: true,
      login: { username: 'u', password: 'p' },
    });
  });

  it('trusts the authority of KAFKA_CA_FILE alone', () => {
    const KAFKA_CA_FILE = file('ca.crt', 'PEM');
    expect(kafkaOf(read({ KAFKA_TLS: '1', KAFKA_CA_FILE })).tls).toEqual({ ca: 'PEM' });
    expect(() => kafkaOf(read({ KAFKA_CA_FILE }))).toThrow('KAFKA_CA_FILE: an authority is asked');
    expect(() => kafkaOf(read({ KAFKA_TLS: '1', KAFKA_CA_FILE: '/not/there' }))).toThrow(
      'KAFKA_CA_FILE: the file cannot be read: /not/there',
    );
  });

  it.each([{ KAFKA_USERNAME: 'u' }, { KAFKA_PASSWORD: 'p' }])('is refused with half a name: %j', (half) =>
    expect(() => kafkaOf(read(half))).toThrow(/give both or neither/),
  );
});

describe('how big topics are made', () => {
  it.each([
    [{}, { partitions: 12, replicationFactor: 3 }],
    [{ KAFKA_PARTITIONS: '24' }, { partitions: 24, replicationFactor: 3 }],
    [{ NODE_ENV: 'development' }, { partitions: 3, replicationFactor: 1 }],
    [
      { KAFKA_PARTITIONS: '3', KAFKA_REPLICATION_FACTOR: '1', KAFKA_SINGLE_COPY: 'allowed' },
      { partitions: 3, replicationFactor: 1 },
    ],
  ])('%j', (change, size) => expect(topicSizeOf(read(change))).toEqual(size));

  it.each(['1', '2'])(
    'is refused in production with %s copies that nobody allowed',
    (KAFKA_REPLICATION_FACTOR) =>
      expect(() => topicSizeOf(read({ KAFKA_REPLICATION_FACTOR }))).toThrow(
        `KAFKA_REPLICATION_FACTOR: ${KAFKA_REPLICATION_FACTOR} is too few for production`,
      ),
  );
});

describe('a program of a production', () => {
  const start = (change: Record<string, string>) => () =>
    readServiceSettings(serviceSettings, { ...env, REDIS_URL: 'redis://localhost', ...change });

  it.each([
    ['REDIS_URL', { REDIS_URL: 'redis://redis.data:6379' }],
    ['SEAL_KEY', { SEAL_KEY: `local_${key.slice(6)}` }],
    ['KAFKA_REPLICATION_FACTOR', { KAFKA_REPLICATION_FACTOR: '1' }],
    ['KAFKA_PASSWORD', { KAFKA_USERNAME: 'cotta' }],
    ['VIEWER_JWKS_FILE: is no file of public keys', { VIEWER_JWKS_FILE: '/not/there' }],
    ['VIEWER_JWKS_FILE: is no file of public keys', { VIEWER_JWKS_FILE: file('half.json', '{"keys":') }],
  ])('is not started with a wrong %s', (name, change) => {
    expect(start(change)).toThrow(name);
    expect(start({})).not.toThrow();
  });
});
