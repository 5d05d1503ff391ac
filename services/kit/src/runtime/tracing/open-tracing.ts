import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { spanIds } from './browser-span.js';
import { recordSpans } from './span.js';
import { shareOf, type TracingSettings } from './tracing-settings.js';

/** The collector, while this process sends to it. */
export interface Tracing {
  /** Sends what is left. */
  close(): Promise<void>;
}

const NOBODY: Tracing = { close: () => Promise.resolve() };
/** A collector that is away holds up no stop. */
const EXPORT_MS = 5_000;

/** Begins to record what this process does, for a collector that speaks OTLP over HTTP; nothing where none is named.
 *  `service` as in the lines of the log: `requests`, `requests-worker`. */
export function openTracing(service: string, settings: TracingSettings): Tracing {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return NOBODY;
  const sampler = new TraceIdRatioBasedSampler(shareOf(settings));
  const provider = new NodeTracerProvider({
    idGenerator: spanIds,
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
  recordSpans(sampler);
  return {
    close: async () => {
      recordSpans(undefined);
      // A collector that is away is no reason to fail.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
