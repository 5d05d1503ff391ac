import { beforeEach, describe, expect, it } from '@jest/globals';
import type { TypedDocument } from '../../data/documents.js';
import { sessionStore } from '../../kit/session/use-session.js';
import { ask, send } from './signed-in-api.js';

const marks = { id: 'f00d', name: 'Marks' } as TypedDocument<{ readonly marks: string }, object>;
const approve = { id: 'cafe', name: 'Approve' } as TypedDocument<object, object>;

/** Tokens that the session gives one after the other; `valid`: the one that the graph takes now. */
let tokens: (string | undefined)[];
let valid: string;
let attempts: string[];

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  attempts = [];
  tokens = ['first', 'second'];
  valid = 'first';
  globalThis.fetch = async (address, request) => {
    if (!String(address).includes('/graphql')) {
      const accessToken = tokens.shift();
      return accessToken === undefined
        ? json(null)
        : json({ user: { id: 'u1', name: 'Dana', email: 'dana@example.com' }, expires: '', accessToken });
    }
    const headers = new Headers(request?.headers);
    const isValid = headers.get('authorization') === `Bearer ${valid}`;
    attempts.push(`${headers.get('idempotency-key') !== null ? 'write' : 'read'} ${isValid}`);
    return isValid
      ? json({ data: { marks: 'known' } })
      : json({ errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);
  };
  await sessionStore().refresh();
});

describe('in the name of who is signed in', () => {
  it('a token that ran out while the page stood there is renewed once, for reading and for writing', async () => {
    valid = 'second';
    expect(await ask(marks, {})).toEqual({ marks: 'known' });
    expect(attempts).toEqual(['read false', 'read true']);
    tokens = ['third'];
    valid = 'third';
    expect(await send(approve, {})).toMatchObject({ done: true });
    expect(attempts.slice(2)).toEqual(['write false', 'write true']);
  });

  it('a session that is over is said to be over, and nothing is sent again', async () => {
    valid = 'second';
    tokens = [];
    expect(await send(approve, {})).toMatchObject({ done: false, message: 'failure.UNAUTHENTICATED' });
    expect(attempts).toEqual(['write false']);
  });
});
