/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import { NONCE_PLACEHOLDER, SESSION_PLACEHOLDER } from './security.js';
import { encodedFor, storedAnswer } from './stored-page.js';

const html = [
  `<style nonce="${NONCE_PLACEHOLDER}">a{b:c}</style>`,
  '<style>of somebody else</style>',
  `<script nonce="${NONCE_PLACEHOLDER}">go("${SESSION_PLACEHOLDER}")</script>`,
  '<script type="application/ld+json">{}</script>',
].join('');
const page = { status: 200, html, headers: {} };
const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a stored page', () => {
  it('trusts what carried the nonce by its digest, with the session said, and nothing else', () => {
    const answer = storedAnswer(page, true);
    expect(answer.scripts).toEqual([sha('go("yes")')]);
    expect(answer.styles).toEqual([sha('a{b:c}')]);
    expect(answer.plain.toString()).not.toContain('nonce');
    expect(storedAnswer(page, false).scripts).toEqual([sha('go("no")')]);
  });

  it('is made once for each of the two, and named by what it says', () => {
    expect(storedAnswer(page, true)).toBe(storedAnswer(page, true));
    expect(storedAnswer(page, true).etag).not.toBe(storedAnswer(page, false).etag);
    expect(storedAnswer({ ...page }, true).etag).toBe(storedAnswer(page, true).etag);
  });

  it('is sent in the smallest form the browser takes', () => {
    const answer = storedAnswer(page, false);
    const text = answer.plain.toString();
    expect(brotliDecompressSync(encodedFor(answer, 'gzip, deflate, br').body).toString()).toBe(text);
    expect(gunzipSync(encodedFor(answer, 'gzip').body).toString()).toBe(text);
    expect(encodedFor(answer, '')).toEqual({ body: answer.plain });
    expect(encodedFor(answer, 'br;q=0, gzip').encoding).toBe('gzip');
  });

  it('leaves what somebody wrote as they wrote it, however much it looks like a place of ours', () => {
    const typed = [
      '__session_of_this_answer__',
      '__nonce_of_this_answer__',
      SESSION_PLACEHOLDER.replace(/[0-9a-f]{36}/, '0'.repeat(36)),
      SESSION_PLACEHOLDER.toUpperCase(),
    ].join(' ');
    const asked = { ...page, html: `<title>${typed}</title>${html}` };
    const text = storedAnswer(asked, true).plain.toString();
    expect(text).toContain(`<title>${typed}</title>`);
    expect(text).toContain('go("yes")');
    expect(text).not.toContain(SESSION_PLACEHOLDER);
    expect(text).not.toContain(NONCE_PLACEHOLDER);
  });

  it('has places that are other ones after each start, and that nobody can guess', async () => {
    const starts: string[] = [NONCE_PLACEHOLDER, SESSION_PLACEHOLDER];
    for (let start = 0; start < 3; start += 1) {
      jest.resetModules();
      const own = await import('./security.js');
      starts.push(own.NONCE_PLACEHOLDER, own.SESSION_PLACEHOLDER);
    }
    expect(new Set(starts).size).toBe(8);
    // 144 bits, in signs that stand in a text, an attribute and a script as they are.
    for (const place of starts) expect(place).toMatch(/^__(nonce|session)_[0-9a-f]{36}__$/);
  });
});
