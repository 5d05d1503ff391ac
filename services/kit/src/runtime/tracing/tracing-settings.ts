import { z } from 'zod';

/** Where spans go; the names are those of OpenTelemetry. */
export const tracingSettings = {
  /** Base address of a collector: `http://collector:4318`. @defaultValue nobody collects */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'an http address is needed' }).optional(),
  /** Share of the traces that are recorded, 0 to 1; a trace is recorded by all processes or by none. @defaultValue all */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
};

/** What a process knows of its collector. */
export interface TracingSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG?: number | undefined;
}

/** Of all traces, how many are recorded: 0 to 1. */
export function shareOf({ OTEL_TRACES_SAMPLER_ARG: share }: TracingSettings): number {
  return share ?? 1;
}
