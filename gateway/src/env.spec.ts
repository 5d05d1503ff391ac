import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readGatewayEnv } from './env.js';
import { serviceNames } from './service-names.js';
import { newSecret, newSigningKey } from './testing/fixture-keys.js';

const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
const file = (name: string, value: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(value));
  return join(folder, name);
};
const key = newSigningKey('k');
const complete = {
  REDIS_URL: 'redis://127.0.0.1:6379',
  ...Object.fromEntries(
    serviceNames.map((name, at) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${at + 1}`]),
  ),
  PUBLIC_ORIGIN: 'https://cotta.example/, https://cotta.sk.example',
  VIEWER_PRIVATE_JWK_FILE: file('viewer', key.privateKey),
  VIEWER_JWKS_FILE: file('viewers', key.keys),
  ACCESS_TOKEN_PRIVATE_JWK_FILE: file('access', key.privateKey),
  ACCESS_TOKEN_JWKS_FILE: file('accesses', key.keys),
  PARTNER_TOKEN_JWKS_FILE: file('partners', key.keys),
  LINK_TOKEN_KEY: newSecret(),
  SESSION_KEY: newSecret(),
};

describe('the settings', () => {
  it('are closed by default: no documents from anywhere, no schema, no previews', () => {
    expect(readGatewayEnv(complete)).toMatchObject({
      adhoc: false,
      introspection: false,
      devRoutes: false,
      port: 4301,
      publicOrigins: ['https://cotta.example', 'https://cotta.sk.example'],
    });
  });

  it('take several processes of a service', () => {
    const { services, replicas } = readGatewayEnv({
      ...complete,
      TRADEMARKS_URL: 'http://127.0.0.1:1, http://127.0.0.1:2',
    });
    expect([services.trademarks, replicas?.trademarks, replicas?.cases]).toEqual([
      'http://127.0.0.1:1',
      ['http://127.0.0.1:2'],
      [],
    ]);
    expect(() => readGatewayEnv({ ...complete, TRADEMARKS_URL: 'http://127.0.0.1:1,' })).toThrow(
      'TRADEMARKS_URL',
    );
  });

  it('name everything that is wrong at once, and show none of it', () => {
    const secret = 'too-short-secret';
    const read = () =>
      readGatewayEnv({
        ...complete,
        SESSION_KEY: secret,
        REDIS_URL: '',
        VIEWER_JWKS_FILE: '/nowhere',
        PORT: 'x',
      });
    expect(read).toThrow(/REDIS_URL[\s\S]*SESSION_KEY|SESSION_KEY[\s\S]*REDIS_URL/);
    expect(read).toThrow('VIEWER_JWKS_FILE');
    expect(read).toThrow('PORT');
    expect(read).not.toThrow(secret);
  });

  it('do not start in production before it is said where the proxies stand', () => {
    expect(() => readGatewayEnv({ ...complete, NODE_ENV: 'production' })).toThrow('TRUSTED_PROXIES');
    expect(
      readGatewayEnv({ ...complete, NODE_ENV: 'production', TRUSTED_PROXIES: '10.42.0.0/16, ::1' })
        .trustedProxies,
    ).toEqual(['10.42.0.0/16', '::1']);
    expect(readGatewayEnv(complete).trustedProxies).toEqual(['127.0.0.0/8', '::1/128']);
  });

  it('do not start in production with keys of a local copy or a line to Redis that is open to all', () => {
    const start = (change: Record<string, string>) => () =>
      readGatewayEnv({ ...complete, NODE_ENV: 'production', TRUSTED_PROXIES: '10.42.0.0/16', ...change });
    const local = { ACCESS_TOKEN_PRIVATE_JWK_FILE: file('local', { ...key.privateKey, kid: 'local-1' }) };
    expect(start({})).not.toThrow();
    expect(start(local)).toThrow(/ACCESS_TOKEN_PRIVATE_JWK_FILE: .*LOCAL_KEYS=allowed/);
    expect(start({ ...local, LOCAL_KEYS: 'allowed' })).not.toThrow();
    expect(start({ REDIS_URL: 'redis://redis.data:6379' })).toThrow('REDIS_PLAINTEXT=allowed');
  });

  it.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', 'everybody', '10.0.0.0/8,', '10.0.0.0/8/8'])(
    'take %j for no networks of ours',
    (TRUSTED_PROXIES) => {
      expect(() => readGatewayEnv({ ...complete, TRUSTED_PROXIES })).toThrow('TRUSTED_PROXIES');
    },
  );
});
