import type { BrowserSpan } from '@cotta/kit/runtime/tracing/browser-span.js';
import { z } from 'zod';

/** Nobody waits longer for an answer, and what is older is no news. */
const MOST_MS = 60_000;
const OLDEST_MS = 300_000;

const shape = z.object({
  traceId: z.string().regex(/^(?!0+$)[0-9a-f]{32}$/),
  spanId: z.string().regex(/^(?!0+$)[0-9a-f]{16}$/),
  name: z.string().regex(/^\w{1,80}$/),
  from: z.number(),
  to: z.number(),
});

/** What a browser says it saw of a request; undefined for what cannot be. `now`: milliseconds since the epoch. */
export function browserSpanOf(said: unknown, now: number): BrowserSpan | undefined {
  const { data: span } = shape.safeParse(said);
  if (span === undefined) return undefined;
  const { from, to } = span;
  return from > now - OLDEST_MS && to < now + OLDEST_MS && from <= to && to - from <= MOST_MS
    ? span
    : undefined;
}
