import { afterEach, describe, expect, it } from '@jest/globals';
import { readSession } from './session.js';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

const asked = { cookie: 'cotta.session=x', userAgent: undefined, visitor: undefined, inFrame: false };
const body = (text: string, status = 200): Promise<Response> =>
  Promise.resolve({
    ok: status < 400,
    status,
    text: () => Promise.resolve(text),
    headers: { getSetCookie: () => [] },
  } as unknown as Response);

async function outcome(answer: () => Promise<Response>): Promise<string> {
  globalThis.fetch = answer as never;
  const { user, unknown } = await readSession('http://gateway', asked);
  return user === undefined ? (unknown ? 'unknown' : 'nobody') : user.id;
}

describe('who a cookie belongs to', () => {
  it.each([
    ['a person', () => body('{"user":{"id":"u1","role":"customer"}}'), 'u1'],
    ['nobody', () => body('null'), 'nobody'],
    [
      'a session that has ended',
      () => body('{"user":{"id":"u1","role":"customer"},"error":"ErrorRefreshingToken"}'),
      'nobody',
    ],
    ['a gateway in trouble', () => body('{}', 503), 'unknown'],
    ['no answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'unknown'],
  ])('%s', async (_name, answer, expected) => {
    expect(await outcome(answer)).toBe(expected);
  });
});
