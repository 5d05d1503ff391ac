import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { readGraphRequest } from './answer-graphql.js';
import { BodyTooLong, readBody } from './http-body.js';

describe('a body', () => {
  const request = (chunks: readonly string[], headers: IncomingMessage['headers'] = {}): IncomingMessage =>
    Object.assign(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), {
      headers,
    }) as unknown as IncomingMessage;

  it('is read whole, in however many parts it comes', async () => {
    expect((await readBody(request(['{"a"', ':1}']), 10)).toString()).toBe('{"a":1}');
    expect((await readBody(request([]), 10)).length).toBe(0);
  });

  it('is refused beyond its limit, announced or not', async () => {
    await expect(readBody(request(['x'], { 'content-length': '11' }), 10)).rejects.toThrow(BodyTooLong);
    await expect(readBody(request(['12345', '123456']), 10)).rejects.toThrow(BodyTooLong);
    expect((await readBody(request(['12345', '12345']), 10)).length).toBe(10);
  });

  it('asks something of GraphQL, with or without variables', () => {
    const read = (body: unknown) => readGraphRequest(Buffer.from(JSON.stringify(body)));
    expect(read({ query: '{ a }' })).toEqual({ query: '{ a }', variables: {}, operationName: undefined });
    expect(read({ query: '{ a }', variables: null, operationName: null })).toEqual({
      query: '{ a }',
      variables: {},
      operationName: undefined,
    });
    expect(read({ query: '{ a }', variables: { b: 1 }, operationName: 'A' })).toEqual({
      query: '{ a }',
      variables: { b: 1 },
      operationName: 'A',
    });
  });

  it.each([
    '',
    'null',
    '[]',
    '"{ a }"',
    '{}',
    '{"query":1}',
    '{"query":"{a}","variables":[1]}',
    '{"query":"{a}","variables":"x"}',
    '{"query":"{a}","operationName":1}',
    '{"query"',
  ])('asks nothing: %s', (body) => expect(readGraphRequest(Buffer.from(body))).toBeUndefined());
});
