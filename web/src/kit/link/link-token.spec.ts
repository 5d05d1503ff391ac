import { describe, expect, it } from '@jest/globals';
import { readLinkToken, subjectOrThrow } from './link-token.js';

const id = '0190a000-0000-7000-8000-000000000b01';
const expiry = (seconds: number): string => seconds.toString(36);
const token = (seconds: number): string =>
  `s.${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.1.${expiry(seconds)}.0123456789abcdefghijkl`;

const statusOf = (run: () => unknown): number | undefined => {
  try {
    run();
    return undefined;
  } catch (thrown) {
    return (thrown as { status: number }).status;
  }
};

describe('link token', () => {
  it('reads subject and expiry', () => {
    expect(readLinkToken(token(1000))).toEqual({ id, expiresAt: new Date(1_000_000) });
  });

  it.each(['', 'x', id, 's.short.1.1.x', `${token(1000)}/..`])('knows that «%s» is none', (text) => {
    expect(readLinkToken(text)).toBeUndefined();
  });

  it('is gone from its last second on, and unknown is not found', () => {
    globalThis.Response ??= class {
      constructor(
        _body: unknown,
        readonly init: { status: number },
      ) {}
      get status() {
        return this.init.status;
      }
    } as never;
    expect(statusOf(() => subjectOrThrow(token(1000), 999_000))).toBeUndefined();
    expect(statusOf(() => subjectOrThrow(token(1000), 1_000_001))).toBe(410);
    expect(statusOf(() => subjectOrThrow('nonsense'))).toBe(404);
  });
});
