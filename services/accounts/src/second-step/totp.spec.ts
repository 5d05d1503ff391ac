import { describe, expect, it } from '@jest/globals';
import { base32, codeAt, matchingStep, stepOf, totpUri } from './totp.js';

const key = Buffer.from('12345678901234567890');

describe('codes of an app', () => {
  // The last six digits of the eight of the standard's own table. @source RFC 6238, appendix B
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeAt(key, stepOf(new Date(second * 1000)))).toBe(code);
  });

  it('are good a step early or late, with spaces or without, and no longer', () => {
    const now = new Date('2026-05-01T10:00:10Z');
    const at = { now, after: null };
    for (const away of [-1, 0, 1])
      expect(matchingStep(key, codeAt(key, stepOf(now) + away), at)).toBe(stepOf(now) + away);
    const code = codeAt(key, stepOf(now));
    expect(matchingStep(key, `${code.slice(0, 3)} ${code.slice(3)}`, at)).toBe(stepOf(now));
    for (const wrong of [
      codeAt(key, stepOf(now) - 2),
      codeAt(key, stepOf(now) + 2),
      '',
      'abcdef',
      '12345',
      `${code}0`,
    ])
      expect(matchingStep(key, wrong, at)).toBeUndefined();
  });

  it('are good once: neither again nor one from before', () => {
    const now = new Date('2026-05-01T10:00:10Z');
    expect(matchingStep(key, codeAt(key, stepOf(now)), { now, after: stepOf(now) })).toBeUndefined();
    expect(matchingStep(key, codeAt(key, stepOf(now) - 1), { now, after: stepOf(now) })).toBeUndefined();
    expect(matchingStep(key, codeAt(key, stepOf(now) + 1), { now, after: stepOf(now) })).toBe(
      stepOf(now) + 1,
    );
  });

  // @source RFC 4648, 10
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is written %s', (plain, written) => {
    expect(base32(Buffer.from(plain))).toBe(written);
  });

  it('go into the app with the name of the account', () => {
    expect(totpUri(key, 'jana+x@client.test')).toBe(
      'otpauth://totp/Cotta:jana%2Bx%40client.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cotta&algorithm=SHA1&digits=6&period=30',
    );
  });
});
