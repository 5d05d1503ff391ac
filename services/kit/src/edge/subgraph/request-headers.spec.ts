import { describe, expect, it } from '@jest/globals';
import { requestHeaders } from './request-headers.js';

describe('what the gateway says beside the viewer', () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

  it('is read, and what it does not say is absent', () => {
    expect(requestHeaders({})).toEqual({});
    expect(
      requestHeaders({
        'idempotency-key': 'key-1',
        traceparent,
        'x-request-id': 'request-1',
        'x-deadline-ms': '5000',
        cookie: 'ignored',
      }),
    ).toEqual({ idempotencyKey: 'key-1', traceparent, requestId: 'request-1', deadlineMs: 5000 });
  });

  it.each([
    { 'idempotency-key': '' },
    { 'idempotency-key': 'a b' },
    { 'idempotency-key': 'x'.repeat(201) },
    { traceparent: 'yesterday' },
    { traceparent: traceparent.toUpperCase() },
    { 'x-request-id': 'žltá' },
    { 'x-request-id': 'x'.repeat(101) },
    { 'x-deadline-ms': '-1' },
    { 'x-deadline-ms': '1e3' },
    { 'x-deadline-ms': '12345678' },
  ])('%j is written by no gateway', (headers) => expect(requestHeaders(headers)).toBeUndefined());
});
