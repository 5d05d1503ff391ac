import { describe, expect, it } from '@jest/globals';
import { messageDomain } from './mail-address.js';

describe('the domain of Message-IDs', () => {
  it.each([
    ['Cotta <office@Cotta.test>', 'cotta.test'],
    ['office@mail.cotta.test', 'mail.cotta.test'],
  ])('of %s is %s', (mailFrom, domain) => {
    expect(messageDomain(mailFrom)).toBe(domain);
  });

  it.each(['', 'Cotta', 'Cotta <office>'])('cannot be had from "%s"', (mailFrom) => {
    expect(() => messageDomain(mailFrom)).toThrow('no domain');
  });
});
