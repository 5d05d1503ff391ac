import { shareOf, type TracingSettings } from './tracing-settings.js';

/** The collector, while this process sends to it. */
export interface Tracing {
  /** Sends what is left. */
  close(): Promise<void>;
}

const NOBODY: Tracing = { close: () => Promise.resolve() };

/** Begins to record what this process does, for a collector that speaks OTLP over HTTP; nothing where none is named.
 *  `service` as in the lines of the log: `requests`, `requests-worker`. */
export async function openTracing(service: string, settings: TracingSettings): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return NOBODY;
  // Four hundred files, which a program that sends to nobody would read for nothing each time it starts.
  const { sendSpans } = await import('./send-spans.js');
  return { close: sendSpans(service, endpoint, shareOf(settings)) };
}
