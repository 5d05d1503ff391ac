import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

/** What is said of a span. */
export interface SpanSettings {
  /** @defaultValue internal */
  readonly kind?: keyof typeof SpanKind;
  /** By the semantic conventions; ids and names, never personal data. */
  readonly attributes?: Attributes;
  /** `00-<trace>-<span>-<flags>` of what led to it; malformed counts as absent. @defaultValue the span that is under way */
  readonly parent?: string;
}

const SHAPE = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Whether the trace of this id is recorded. */
export type TraceChoice = (traceId: string) => boolean;

let recording: TraceChoice | undefined;

/** Whether anybody collects spans; where nobody does, they cost nothing. */
export function spansAreRecorded(): boolean {
  return recording !== undefined;
}

/** For whoever opens and closes tracing. `chosen`: which traces are recorded, by their ids alone; undefined for none. */
export function recordSpans(chosen: TraceChoice | undefined): void {
  recording = chosen;
}

/** Does the work within a span, which ends with it; an error is said of the span and thrown on. */
export async function inSpan<Result>(
  name: string,
  settings: SpanSettings,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  if (recording === undefined) return work(undefined);
  const { kind = 'INTERNAL', attributes = {}, parent } = settings;
  const around = parent === undefined ? context.active() : contextOf(parent);
  const span = tracer().startSpan(name, { kind: SpanKind[kind], attributes }, around);
  try {
    return await context.with(trace.setSpan(around, span), () => work(span));
  } catch (error) {
    failed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Says of a span that it failed, and as what; never the message, which may name people. */
export function failed(span: Span | undefined, error: unknown): void {
  const type = error instanceof Error ? error.name : typeof error;
  span?.setStatus({ code: SpanStatusCode.ERROR, message: type }).setAttribute('error.type', type);
}

/** A span that is over already, of work that many traces shared. Times in milliseconds since the epoch. */
export function pastSpan(
  name: string,
  { kind = 'INTERNAL', attributes = {}, parent }: SpanSettings,
  time: { readonly from: number; readonly to: number },
): void {
  if (recording === undefined || parent === undefined) return;
  tracer()
    .startSpan(name, { kind: SpanKind[kind], attributes, startTime: time.from }, contextOf(parent))
    .end(time.to);
}

/** Of the span under way, as W3C trace context; undefined outside of any. */
export function currentTraceparent(): string | undefined {
  const span = trace.getActiveSpan();
  return span === undefined ? undefined : traceparentOf(span);
}

/** As it stands in headers: `00-<trace>-<span>-<flags>`. */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Ids of the span under way, for lines of a log. */
export function currentTrace(): { readonly trace_id: string; readonly span_id: string } | undefined {
  const span = recording === undefined ? undefined : trace.getActiveSpan()?.spanContext();
  return span === undefined ? undefined : { trace_id: span.traceId, span_id: span.spanId };
}

function tracer() {
  return trace.getTracer('cotta');
}

/** Whether the traces of this id are recorded; all our processes say the same. */
export function spanIsWanted(traceId: string): boolean {
  return recording?.(traceId) ?? false;
}

/** What a caller from outside says led to its request; whether that is recorded we say. Malformed or absent: the beginning of a trace. */
export function contextAtEdge(traceparent: unknown): Context {
  const around = typeof traceparent === 'string' ? contextOf(traceparent) : ROOT_CONTEXT;
  const caller = trace.getSpanContext(around);
  if (caller === undefined || recording === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    ...caller,
    traceFlags: spanIsWanted(caller.traceId) ? TraceFlags.SAMPLED : TraceFlags.NONE,
  });
}

function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] = SHAPE.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const sampled = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: sampled, isRemote: true });
}
