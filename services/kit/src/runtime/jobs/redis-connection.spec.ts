import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { connectionTo } from './redis-connection.js';

const caFile = join(mkdtempSync(join(tmpdir(), 'redis-connection-')), 'ca.crt');
writeFileSync(caFile, 'PEM');

describe('the address of Redis', () => {
  it.each([
    ['redis://127.0.0.1:6380', { host: '127.0.0.1', port: 6380, db: 0 }],
    ['redis://cache', { host: 'cache', port: 6379, db: 0 }],
    ['redis://cache/', { host: 'cache', port: 6379, db: 0 }],
    ['redis://cache/3', { host: 'cache', port: 6379, db: 3 }],
    ['redis://[::1]:6380', { host: '::1', port: 6380, db: 0 }],
    ['redis://:p%40ss@cache:6379/0', { host: 'cache', port: 6379, db: 0, password: 'p@ss' }],
    ['redis://us%3Aer:x@cache', { host: 'cache', port: 6379, db: 0, username: 'us:er', password: 'x' }],
    ['rediss://cache:6380', { host: 'cache', port: 6380, db: 0, tls: {} }],
    [`rediss://cache?ca=${caFile}`, { host: 'cache', port: 6379, db: 0, tls: { ca: 'PEM' } }],
  ])('%s is read part by part', (url, connection) => expect(connectionTo(url)).toEqual(connection));

  it('names sentinels and what they call the master; who comes to Redis comes to them by the same name', () => {
    expect(connectionTo('redis://a,b:26380/1?master=cotta')).toEqual({
      sentinels: [
        { host: 'a', port: 26_379 },
        { host: 'b', port: 26_380 },
      ],
      name: 'cotta',
      db: 1,
    });
    const login = { username: 'u', password: 'p' };
    expect(connectionTo(`rediss://u:p@a/0?master=cotta&ca=${caFile}`)).toEqual({
      sentinels: [{ host: 'a', port: 26_379 }],
      name: 'cotta',
      db: 0,
      ...login,
      sentinelUsername: 'u',
      sentinelPassword: 'p',
      tls: { ca: 'PEM' },
      sentinelTLS: { ca: 'PEM' },
      enableTLSForSentinelMode: true,
    });
  });

  it.each([
    ['cache', 'REDIS_URL: an address'],
    ['http://cache', 'REDIS_URL: an address'],
    ['redis://cache:99999', 'a place is a host'],
    ['redis://:secret@a,b', 'say what they call the master'],
    ['redis://:secret@a?ca=x', 'begin with rediss:'],
    ['rediss://:secret@a?ca=/not/there', 'cannot be read: /not/there'],
    ['redis://:secret@a?family=6', 'not family'],
  ])('%s is refused in one sentence that gives no password away', (url, sentence) => {
    expect(() => connectionTo(url)).toThrow(sentence);
    expect(() => connectionTo(url)).not.toThrow('secret');
  });
});
