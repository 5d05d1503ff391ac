import { describe, expect, it } from '@jest/globals';
import { fileLinkPage, linkProblemOf } from './cut-link.js';

const token = 'r.AZCgAAAAcACAAAAAAAALAQ.1.t1q2w0.0123456789abcdefghijkl';

describe('an address no page has', () => {
  it.each([
    `/verification/${token}/su`,
    `/verification/${token}/`,
    `/verification/${token.slice(0, -5)}`,
    `/cs/verification/${token}/s`,
    `/registration-request/${token}/succ`,
    `/trademark-renewal/form/${token}/x`,
    `/verification/r.AZCgAAAAcA`,
    fileLinkPage('damaged'),
  ])('%s was a link of ours, and is cut', (path) => expect(linkProblemOf(path)).toBe('damaged'));

  it('of a file that is too old says that', () =>
    expect(linkProblemOf(fileLinkPage('expired'))).toBe('expired'));

  it.each([
    '/',
    '/verification/success',
    '/robots.txt',
    '/a/index.html',
    '/wp-login.php',
    '/verification/0190a000-0000-7000-8000-000000000b01/success',
    '/file-link',
  ])('%s is no link', (path) => expect(linkProblemOf(path)).toBeUndefined());
});
