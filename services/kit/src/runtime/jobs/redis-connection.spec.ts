import { describe, expect, it } from '@jest/globals';
import { connectionTo } from './redis-connection.js';

describe('the address of Redis', () => {
  it.each([
    ['redis://127.0.0.1:6380', { host: '127.0.0.1', port: 6380, db: 0 }],
    ['redis://cache', { host: 'cache', port: 6379, db: 0 }],
    ['redis://cache/3', { host: 'cache', port: 6379, db: 3 }],
    ['redis://:p%40ss@cache:6379/0', { host: 'cache', port: 6379, db: 0, password: 'p@ss' }],
    ['redis://us%3Aer:x@cache', { host: 'cache', port: 6379, db: 0, username: 'us:er', password: 'x' }],
    ['rediss://cache:6380', { host: 'cache', port: 6380, db: 0, tls: {} }],
  ])('%s is read part by part', (url, connection) => expect(connectionTo(url)).toEqual(connection));

  it('is refused when it is none', () => expect(() => connectionTo('cache')).toThrow());
});
