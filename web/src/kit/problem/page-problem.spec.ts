import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../data/api-error.js';
import { bootErrorOf, problemOf, rebuildErrors } from './page-problem.js';

const api = (
  status: number,
  facts: { code?: string; reason?: string; retryAfterMs?: number; reference?: string } = {},
): ApiError => new ApiError('no', { status, code: 'X', headers: new Headers(), ...facts });

describe('what an error page is told', () => {
  it.each([
    [
      'a link whose signature is not ours',
      api(401, { reason: 'LINK_INVALID' }),
      { status: 404, link: 'damaged' },
    ],
    ['a link whose time is over', api(401, { reason: 'LINK_EXPIRED' }), { status: 410, link: 'expired' }],
    ['too many questions', api(429, { retryAfterMs: 5_200 }), { status: 429, seconds: 6 }],
    ['a service that is away', api(503, { reference: 'trace' }), { status: 503, reference: 'trace' }],
    ['a slow one', new DOMException('late', 'TimeoutError'), { status: 503 }],
    ['a mistake of ours', new TypeError('x is not a function'), { status: 500 }],
  ])('%s', (_name, error, expected) => {
    expect(problemOf(error)).toEqual(expect.objectContaining(expected));
  });

  it.each([
    api(429, { retryAfterMs: 900, reference: 'trace' }),
    api(503, { reference: 'trace' }),
    api(401, { reason: 'LINK_INVALID' }),
    new TypeError('x'),
  ])('is the same on both sides of the wire: %s', (error) => {
    const sent = { page: bootErrorOf(error, 'request') };
    const server = rebuildErrors(sent);
    const browser = rebuildErrors(JSON.parse(JSON.stringify(sent)) as typeof sent);
    expect(problemOf(browser?.['page'])).toEqual(problemOf(server?.['page']));
    expect(problemOf(server?.['page']).status).toBe(problemOf(error).status);
  });
});
