import type { RequestListener } from 'node:http';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { contextAtEdge, spansAreRecorded, traceparentOf } from './span.js';

/** Each request becomes a span, named by its method until somebody knows what was asked; addresses are not said, links open things.
 *  What the caller says of its own trace is taken as an id, never as a reason to record. */
export function withServerSpans(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!spansAreRecorded()) return listener(request, response);
    const around = contextAtEdge(request.headers.traceparent);
    const method = request.method ?? 'GET';
    const span = trace
      .getTracer('cotta')
      .startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, around);
    // A browser that made this request adds what it saw of it.
    if (span.isRecording()) response.setHeader('traceresponse', traceparentOf(span));
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500 || !response.writableFinished)
        span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(around, span), () => listener(request, response));
  };
}

/** What was asked, once it is known: a route's pattern or the name of an operation. */
export function nameRequest(name: string): void {
  if (spansAreRecorded()) trace.getActiveSpan()?.updateName(name);
}
