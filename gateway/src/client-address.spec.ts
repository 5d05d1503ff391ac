import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { importJWK, SignJWT } from 'jose';
import { addressKey, clientAddress } from './client-address.js';
import { newSecret, newSigningKey } from './testing/fixture-keys.js';

const web = newSigningKey('web');
const addressOf = clientAddress(['127.0.0.0/8', '10.0.0.0/8', '::1/128'], web.keys);
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  addressOf({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

async function signed(claims: object, audience = 'gateway', key = web): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'web' })
    .setIssuer('web')
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(await importJWK(key.privateKey, 'ES256'));
}

describe('whose request it is', () => {
  it.each([
    ['nobody in between', '203.0.113.5', undefined, '203.0.113.5'],
    ['one proxy of ours', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['two proxies of ours', '::ffff:10.0.0.7', '203.0.113.5, 10.9.9.9', '203.0.113.5'],
    ['a name put in front', '127.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
    ['a header without a proxy of ours', '203.0.113.5', '1.2.3.4', '203.0.113.5'],
    ['nonsense in the header', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['the sixth version', '::1', '2001:db8::5', '2001:db8::5'],
    ['a neighbour of a proxy of ours', '::2', '2001:db8::5', '::2'],
  ])('%s', async (_name, remote, forwarded, expected) => {
    expect(await from(remote, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })).toBe(
      expected,
    );
  });

  it('a page rendered on the server counts for its visitor', async () => {
    expect(await from('127.0.0.1', { 'x-web-visitor': await signed({ address: '198.51.100.9' }) })).toBe(
      '198.51.100.9',
    );
  });

  it('only our web server may say so, to us, and about an address', async () => {
    const shown = [
      await signed({ address: '1.1.1.1' }, 'subgraph'),
      await signed({ address: '1.1.1.1' }, 'gateway', newSigningKey('web')),
      await signed({ address: 'x' }),
      'garbage',
    ];
    for (const token of shown) expect(await from('127.0.0.1', { 'x-web-visitor': token })).toBe('127.0.0.1');
  });
});

describe('the key of an address', () => {
  it('is the same all day, another tomorrow, and without the secret nobody finds the address', () => {
    const secret = newSecret();
    const key = addressKey('203.0.113.5', secret, new Date('2026-03-02T08:00:00Z'));
    expect(addressKey('203.0.113.5', secret, new Date('2026-03-02T23:00:00Z'))).toBe(key);
    expect(addressKey('203.0.113.5', secret, new Date('2026-03-03T08:00:00Z'))).not.toBe(key);
    expect(addressKey('203.0.113.5', newSecret(), new Date('2026-03-02T08:00:00Z'))).not.toBe(key);
    expect(key).not.toContain('203');
  });

  const [secret, now] = [newSecret(), new Date('2026-03-02T08:00:00Z')];
  it.each([
    ['all of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', true],
    ['zeros left out or not', '2001:db8::5', '2001:DB8:0:0:1::', true],
    ['an address of one wire', 'fe80::1%eth0', 'fe80::2', true],
    ['the next IPv6 network', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['IPv4 inside IPv6', '::ffff:203.0.113.5', '203.0.113.5', true],
    ['the same in hexadecimal', '::ffff:cb00:7105', '203.0.113.5', true],
    ['two of IPv4', '203.0.113.5', '203.0.113.6', false],
    ['two of IPv4 inside IPv6', '::ffff:cb00:7105', '::ffff:cb00:7106', false],
  ])('counts %s as the same or not', (_name, one, other, same) => {
    expect(addressKey(one, secret, now) === addressKey(other, secret, now)).toBe(same);
  });
});
