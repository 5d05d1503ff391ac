import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createApi, type TypedDocument } from './documents.js';

const document = { id: 'a'.repeat(64), name: 'Sample' } as TypedDocument<{ done: boolean }, object>;
const answered = (headers: Readonly<Record<string, string>> = {}) =>
  Promise.resolve(new Response(JSON.stringify({ data: { done: true } }), { headers }));

afterEach(() => {
  jest.restoreAllMocks();
});

/** What went out, and what was reported of it, when the server's answer has these headers. */
async function pressed(headers?: Readonly<Record<string, string>>) {
  const asked: Headers[] = [];
  const reported: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (String(address) === '/api/log') reported.push(JSON.parse(String(init?.body)));
    else asked.push(new Headers(init?.headers));
    return answered(headers);
  });
  const api = createApi({ endpoint: '/graphql' });
  await api.mutate(document, {}, { idempotencyKey: 'once' });
  await api.query(document, {});
  return { asked, reported };
}

describe('a trace that begins in a browser', () => {
  it('is named by each change that somebody asks for, and by no question of a page', async () => {
    const { asked } = await pressed();
    expect(asked.map((headers) => headers.get('traceparent'))).toEqual([
      expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
      null,
    ]);
  });

  it('is told to the server where it is recorded', async () => {
    const { asked, reported } = await pressed({ traceresponse: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    const [, traceId, spanId] = asked[0]?.get('traceparent')?.split('-') ?? [];
    expect(reported).toEqual([
      { span: { traceId, spanId, name: 'Sample', from: expect.any(Number), to: expect.any(Number) } },
    ]);
  });

  it.each([undefined, { traceresponse: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` }])(
    'is nobody’s business where it is not (%j)',
    async (headers) => expect((await pressed(headers)).reported).toEqual([]),
  );
});
