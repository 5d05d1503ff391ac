import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createApi, type TypedDocument } from './documents.js';

const document = { id: 'a'.repeat(64), name: 'Sample' } as TypedDocument<{ done: boolean }, object>;
/** How long the gateway waits for its services before it answers without them. */
const GATEWAY = { queryMs: 10_000, mutationMs: 25_000 };

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a trusted document on its way', () => {
  it('waits longer than the gateway does: a change that was made is not reported as failed', async () => {
    const limits = jest.spyOn(AbortSignal, 'timeout');
    const api = createApi({
      endpoint: '/graphql',
      fetch: (() =>
        Promise.resolve({
          ok: true,
          status: 200,
          headers: new Headers(),
          json: () => Promise.resolve({ data: { done: true } }),
        })) as never,
    });
    await api.query(document, {});
    await api.mutate(document, {}, { idempotencyKey: 'once' });
    const [[query = 0] = [], [mutation = 0] = []] = limits.mock.calls;
    expect(query).toBeGreaterThan(GATEWAY.queryMs);
    expect(mutation).toBeGreaterThan(GATEWAY.mutationMs);
  });
});
