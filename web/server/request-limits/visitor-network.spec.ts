/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { visitorNetwork } from './visitor-network.js';

describe('what counts as one visitor', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::d', '2001:db8:1:2'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::', '0:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });

  it('is one for all that is no address: nobody makes up a new one', () => {
    const made = ['', 'unknown', '1.2.3', '192.0.2.7, 192.0.2.8', '2001:db8', '0x7f.1', 'x'.repeat(10_000)];
    expect(new Set(made.map(visitorNetwork)).size).toBe(1);
  });

  it('does not change with how often an IPv6 visitor takes another address', () => {
    const line = Array.from({ length: 500 }, (_, host) =>
      visitorNetwork(`2001:db8:5:6:${host.toString(16)}::1`),
    );
    expect(new Set(line).size).toBe(1);
  });
});
