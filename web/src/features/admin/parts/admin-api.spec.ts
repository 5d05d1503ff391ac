import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TypedDocument } from '../../../data/documents.js';
import { ask, askAhead, submit } from './admin-api.js';

interface Row {
  readonly at: number;
}
const marks = { id: 'f00d', name: 'Marks' } as TypedDocument<Row, object>;
const change = { id: 'cafe', name: 'Change' } as TypedDocument<object, object>;
const NOW = 1_700_000_000_000;

let asked: string[];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  globalThis.fetch = async (address, request) => {
    const json = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    if (!String(address).includes('/graphql'))
      return json({ user: { id: 'l1', name: 'Lena', email: 'l@example.com' }, accessToken: 'a' });
    asked.push((JSON.parse(String(request?.body)) as { operationName: string }).operationName);
    return json({ data: { at: asked.length } });
  };
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a question that is asked ahead', () => {
  it('is answered to who asks the same, once', async () => {
    askAhead(marks, { page: 1 });
    expect(await ask(marks, { page: 1 })).toEqual({ at: 1 });
    expect(asked).toEqual(['Marks']);
    expect(await ask(marks, { page: 1 })).toEqual({ at: 2 });
  });

  it('answers no other question', async () => {
    askAhead(marks, { page: 1 });
    await ask(marks, { page: 2 });
    expect(asked).toEqual(['Marks', 'Marks']);
  });

  it('is asked anew when its answer is old, or something was changed since', async () => {
    askAhead(marks, { page: 1 });
    jest.mocked(Date.now).mockReturnValue(NOW + 5_000);
    await ask(marks, { page: 1 });
    expect(asked).toEqual(['Marks', 'Marks']);
    askAhead(marks, { page: 1 });
    await submit(change, {}, 'key');
    await ask(marks, { page: 1 });
    expect(asked).toEqual(['Marks', 'Marks', 'Marks', 'Change', 'Marks']);
  });

  it('fails for who asks, and is no failure of its own', async () => {
    globalThis.fetch = (address) =>
      String(address).includes('/graphql')
        ? Promise.reject(new Error('the line is gone'))
        : Promise.resolve(new Response('{"user":{"id":"l1"},"accessToken":"a"}'));
    askAhead(marks, { page: 3 });
    await expect(ask(marks, { page: 3 })).rejects.toThrow('the line is gone');
  });
});
