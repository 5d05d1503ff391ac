import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  type IdGenerator,
  type Sampler,
} from '@opentelemetry/sdk-trace-base';
import { idsOfBrowser } from './browser-span.js';
import { recordSpans, type TraceChoice } from './span.js';

/** A collector that is away holds up no stop. */
const EXPORT_MS = 5_000;

/** Ids drawn here, except for the one span whose ids a browser drew. */
class Ids implements IdGenerator {
  readonly #random = new RandomIdGenerator();

  generateTraceId = (): string => idsOfBrowser()?.traceId ?? this.#random.generateTraceId();

  generateSpanId = (): string => idsOfBrowser()?.spanId ?? this.#random.generateSpanId();
}

/** Sends what this process does to a collector from now on. `share`: of all traces, 0 to 1. @returns what sends the rest and ends it */
export function sendSpans(service: string, endpoint: string, share: number): () => Promise<void> {
  const sampler = new TraceIdRatioBasedSampler(share);
  const provider = new NodeTracerProvider({
    idGenerator: new Ids(),
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'cotta' }),
    sampler: new ParentBasedSampler({ root: sampler }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: EXPORT_MS,
        }),
        { exportTimeoutMillis: EXPORT_MS, scheduledDelayMillis: 1_000 },
      ),
    ],
  });
  provider.register();
  recordSpans(chosenBy(sampler));
  return async () => {
    recordSpans(undefined);
    // A collector that is away is no reason to fail.
    await provider.shutdown().catch(() => undefined);
  };
}

/** What a sampler says of a trace by its id alone; all our processes say the same. */
function chosenBy(sampler: Sampler): TraceChoice {
  return (traceId) =>
    sampler.shouldSample(ROOT_CONTEXT, traceId, '', SpanKind.SERVER, {}, []).decision ===
    SamplingDecision.RECORD_AND_SAMPLED;
}
