import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { RandomIdGenerator, type IdGenerator } from '@opentelemetry/sdk-trace-base';
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

/** Ids drawn here, except for the one span whose ids a browser drew. */
class Ids implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #given: Pick<BrowserSpan, 'traceId' | 'spanId'> | undefined;

  generateTraceId = (): string => this.#given?.traceId ?? this.#random.generateTraceId();

  generateSpanId = (): string => this.#given?.spanId ?? this.#random.generateSpanId();

  /** The ids of whatever begins within. */
  given<Result>(ids: Pick<BrowserSpan, 'traceId' | 'spanId'>, begin: () => Result): Result {
    this.#given = ids;
    try {
      return begin();
    } finally {
      this.#given = undefined;
    }
  }
}

/** Of this process. */
export const spanIds = new Ids();

/** The first step of a trace, which a browser took; nothing where its trace is not recorded. */
export function recordBrowserSpan({ traceId, spanId, name, from, to }: BrowserSpan): void {
  if (!spanIsWanted(traceId)) return;
  const settings = { kind: SpanKind.CLIENT, root: true, startTime: from, attributes: { browser: true } };
  spanIds
    .given({ traceId, spanId }, () =>
      trace.getTracer('cotta-browser').startSpan(name, settings, ROOT_CONTEXT),
    )
    .end(to);
}
