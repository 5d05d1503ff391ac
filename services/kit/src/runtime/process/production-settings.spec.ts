import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { refuseUnsafe, type ProductionSettings } from './production-settings.js';

const folder = mkdtempSync(join(tmpdir(), 'cotta-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: object): string => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};
const safe: ProductionSettings = {
  NODE_ENV: 'production',
  REDIS_URL: 'rediss://cotta:secret@redis.data:6379',
  secrets: { SEAL_KEY: 'k'.repeat(43) },
  keyFiles: { VIEWER_JWKS_FILE: file('own.json', { keys: [{ kid: 'viewer-1' }] }) },
};
const refused = (change: Partial<ProductionSettings>) => () => refuseUnsafe({ ...safe, ...change });

describe('what no production runs with', () => {
  it.each([
    safe.REDIS_URL,
    'redis://:secret@redis.data:6379',
    'redis://127.0.0.1:6379',
    'redis://localhost',
    'redis://[::1]:6379',
    'redis://127.0.0.1:26379,127.0.0.1:26380/0?master=cotta',
    'redis://cotta:secret@a:26379,b:26379/0?master=cotta',
    'rediss://a:26379,b:26379/0?master=cotta',
    undefined,
  ])('is not Redis at %s', (REDIS_URL) =>
    expect(refused(REDIS_URL === undefined ? {} : { REDIS_URL })).not.toThrow(),
  );

  it.each([
    'redis://redis.data:6379',
    'redis://127.0.0.1:26379,b:26379/0?master=cotta',
    'redis://cotta@a:26379,b:26379?master=cotta',
  ])('is Redis on another machine that anybody may read, as %s', (REDIS_URL) => {
    expect(refused({ REDIS_URL })).toThrow(/REDIS_URL: .*REDIS_PLAINTEXT=allowed/);
    expect(refused({ REDIS_URL, REDIS_PLAINTEXT: 'allowed' })).not.toThrow();
    expect(refused({ REDIS_URL, NODE_ENV: 'test' })).not.toThrow();
  });

  it.each(['SIMULATOR-kkk', '[{"name":"kkk (SIMULATOR)"}]'])('is %s as what a provider gave', (given) => {
    const change = { secrets: { CH_API_KEY: given } };
    expect(refused(change)).toThrow(/CH_API_KEY: .*SIMULATORS=allowed/);
    expect(refused(change)).not.toThrow('kkk');
    expect(refused({ ...change, SIMULATORS: 'allowed' })).not.toThrow();
  });

  it.each(['production', 'development'])('is a sandbox that speaks to real systems, in %s', (NODE_ENV) => {
    const sandbox = { NODE_ENV, SANDBOX: '1' as const, SIMULATORS: 'allowed' as const };
    const at = (VIES_BASE_URL: string) => ({ ...sandbox, secrets: { VIES_BASE_URL } });
    expect(refused({ ...sandbox, SIMULATORS: 'refused' })).toThrow(/SANDBOX: .*SIMULATORS=allowed/);
    expect(refused(at('https://ec.europa.eu/taxation_customs/vies'))).toThrow(/VIES_BASE_URL: .*SANDBOX/);
    for (const [name, address] of [
      ['SMTP_URL', 'smtps://user:password@smtp.mailer.com:465'],
      ['TSA_URL', 'https://freetsa.org/tsr'],
      ['TSA_URL_2', 'http://timestamp.digicert.com'],
      ['RDAP_BOOTSTRAP_URL', 'https://data.iana.org/rdap/dns.json'],
    ] as const)
      expect(refused({ ...sandbox, secrets: { [name]: address } })).toThrow(new RegExp(`${name}: .*SANDBOX`));
    for (const host of [
      '127.0.0.1:4326',
      'localhost',
      '10.1.2.3',
      'simulators',
      'host.docker.internal',
      'sim.test',
    ])
      expect(refused(at(`http://${host}/vies`))).not.toThrow();
    expect(refused({ ...at('https://ec.europa.eu'), SANDBOX: '0' })).not.toThrow();
  });

  it.each<[string, Partial<ProductionSettings>]>([
    ['SEAL_KEY', { secrets: { SEAL_KEY: `local_${'k'.repeat(37)}` } }],
    ['LINK_TOKEN_KEY', { secrets: { LINK_TOKEN_KEY: `${'k'.repeat(43)},local_${'k'.repeat(37)}` } }],
    [
      'VIEWER_JWKS_FILE',
      { keyFiles: { VIEWER_JWKS_FILE: file('set.json', { keys: [{ kid: 'a' }, { kid: 'local-b' }] }) } },
    ],
    [
      'VIEWER_PRIVATE_JWK_FILE',
      { keyFiles: { VIEWER_PRIVATE_JWK_FILE: file('one.json', { kid: 'local-a' }) } },
    ],
  ])('is %s of a local copy', (name, change) => {
    expect(refused(change)).toThrow(new RegExp(`${name}: .*LOCAL_KEYS=allowed`));
    expect(refused(change)).not.toThrow('kkk');
    expect(refused({ ...change, LOCAL_KEYS: 'allowed' })).not.toThrow();
  });
});
