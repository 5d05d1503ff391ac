import { describe, expect, it } from '@jest/globals';
import { parseCountry } from './countries.js';
import { storefrontOfHost, storefronts, storefrontUrl, type StorefrontHosts } from './storefronts.js';

const hosts: StorefrontHosts = {
  global: 'cotta.test',
  sk: 'cotta.sk.test',
  cz: 'cotta.cz.test',
  uk: 'cotta.uk.test:8443',
  ie: 'cotta.ie.test',
  ch: 'cotta.ch.test',
  au: 'cotta.au.test',
};

describe('storefronts', () => {
  it('are seven, six of them for a country', () => {
    expect(storefronts.map(({ key, country }) => [key, country])).toEqual([
      ['global', null],
      ['sk', 'SK'],
      ['cz', 'CZ'],
      ['uk', 'GB'],
      ['ie', 'IE'],
      ['ch', 'CH'],
      ['au', 'AU'],
    ]);
    expect(
      storefronts.filter(({ country }) => country !== null && parseCountry(country) !== country),
    ).toEqual([]);
  });

  it('are known by their host', () => {
    expect(storefrontOfHost('Cotta.UK.test:8443', hosts)?.key).toBe('uk');
    expect(storefrontOfHost('elsewhere.test', hosts)).toBeUndefined();
  });

  it.each([
    [
      'https://cotta.test/country/slovakia?utm_source=a',
      'sk',
      'https://cotta.sk.test/country/slovakia?utm_source=a',
    ],
    ['https://cotta.sk.test/', 'global', 'https://cotta.test/'],
    ['https://cotta.test/cs/x#part', 'uk', 'https://cotta.uk.test:8443/cs/x'],
    // A path that begins with two slashes would be another site's address if it were resolved.
    ['https://cotta.test//evil.test/x', 'cz', 'https://cotta.cz.test//evil.test/x'],
    ['https://user:word@cotta.test:99/x', 'au', 'https://cotta.au.test/x'],
  ] as const)('lead from %s (%s) to %s', (from, target, to) => {
    expect(storefrontUrl(target, from, hosts)).toBe(to);
  });
});
