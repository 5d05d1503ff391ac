import { describe, expect, it } from '@jest/globals';
import { messageDomain } from './email-address.js';

describe('the domain of Message-IDs', () => {
  it.each([
    ['Cotta <office@Cotta.test>', 'cotta.test'],
    ['office@mail.cotta.test', 'mail.cotta.test'],
  ])('of %s is %s', (emailFrom, domain) => {
    expect(messageDomain(emailFrom)).toBe(domain);
  });

  it.each(['', 'Cotta', 'Cotta <office>'])('cannot be had from "%s"', (emailFrom) => {
    expect(() => messageDomain(emailFrom)).toThrow('no domain');
  });
});
