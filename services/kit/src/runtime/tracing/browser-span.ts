import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { spanIsWanted } from './span.js';

/** What a browser saw of one request it made; our own steps name it as what led to them. */
export interface BrowserSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Of the operation that was asked. */
  readonly name: string;
  /** Milliseconds since the epoch, by the browser's clock. */
  readonly from: number;
  readonly to: number;
}

type GivenIds = Pick<BrowserSpan, 'traceId' | 'spanId'>;
let given: GivenIds | undefined;

/** The ids of whatever begins now, where a browser drew them. */
export function idsOfBrowser(): GivenIds | undefined {
  return given;
}

/** The first step of a trace, which a browser took; nothing where its trace is not recorded. */
export function recordBrowserSpan({ traceId, spanId, name, from, to }: BrowserSpan): void {
  if (!spanIsWanted(traceId)) return;
  const settings = { kind: SpanKind.CLIENT, root: true, startTime: from, attributes: { browser: true } };
  given = { traceId, spanId };
  try {
    trace.getTracer('cotta-browser').startSpan(name, settings, ROOT_CONTEXT).end(to);
  } finally {
    given = undefined;
  }
}
