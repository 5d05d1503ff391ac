import { describe, expect, it } from '@jest/globals';
import { networkOf } from './network-of.js';

describe('what counts as one address', () => {
  it.each([
    ['an IPv4 address itself', '203.0.113.5', '203.0.113.5'],
    ['the same inside IPv6', '::ffff:203.0.113.5', '203.0.113.5'],
    ['the same in hexadecimal', '::FFFF:cb00:7105', '203.0.113.5'],
    ['the half of an IPv6 address that names the line', '2001:db8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
    ['the same written short', '2001:0DB8:1:2::d', '2001:db8:1:2::/64'],
    ['zeros that are left out', '2001:db8::5', '2001:db8:0:0::/64'],
    ['an address of this machine', '::1', '0:0:0:0::/64'],
    ['an address of one wire', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['what is no address', '', ''],
    ['a network that was cut before', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ])('%s', (_name, address, expected) => expect(networkOf(address)).toBe(expected));
});
