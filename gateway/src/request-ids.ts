import { randomFillSync } from 'node:crypto';
import { currentTraceparent } from '@cotta/kit/runtime/tracing/span.js';

/** Ids of one request, made here: nothing of them comes from outside. */
export interface RequestIds {
  readonly requestId: string;
  readonly traceparent: string;
}

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
const BYTES = TRACE_BYTES + SPAN_BYTES;

/** Drawn for many requests at once: each draw costs as much as a small request's reading. */
const drawn = Buffer.alloc(BYTES * 256);
let at = drawn.length;

/** Within a request that is recorded, its trace; else one of its own. */
export function newRequestIds(): RequestIds {
  if (at === drawn.length) {
    randomFillSync(drawn);
    at = 0;
  }
  const requestId = drawn.toString('hex', at, at + TRACE_BYTES);
  const spanId = drawn.toString('hex', at + TRACE_BYTES, at + BYTES);
  at += BYTES;
  return { requestId, traceparent: currentTraceparent() ?? `00-${requestId}-${spanId}-01` };
}
