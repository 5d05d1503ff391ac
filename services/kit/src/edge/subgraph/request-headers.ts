import type { IncomingHttpHeaders } from 'node:http';

/** What the gateway says about a request beside the viewer; absent what it did not say. */
export interface RequestHeaders {
  readonly idempotencyKey?: string;
  readonly traceparent?: string;
  readonly requestId?: string;
  /** Milliseconds the caller still waits. */
  readonly deadlineMs?: number;
}

const shapes = {
  'idempotency-key': /^[\x21-\x7e]{1,200}$/,
  traceparent: /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/,
  'x-request-id': /^[\x21-\x7e]{1,100}$/,
  'x-deadline-ms': /^\d{1,7}$/,
};

/** What the gateway says about a request beside the viewer; undefined when one of the headers is malformed. */
export function requestHeaders(headers: IncomingHttpHeaders): RequestHeaders | undefined {
  for (const [name, shape] of Object.entries(shapes)) {
    const value = headers[name];
    if (value !== undefined && (typeof value !== 'string' || !shape.test(value))) return undefined;
  }
  const idempotencyKey = text(headers['idempotency-key']);
  const traceparent = text(headers['traceparent']);
  const requestId = text(headers['x-request-id']);
  const deadline = text(headers['x-deadline-ms']);
  return {
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(deadline === undefined ? {} : { deadlineMs: Number(deadline) }),
  };
}

function text(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
