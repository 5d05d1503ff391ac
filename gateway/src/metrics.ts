import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything the gateway counts; the names carry the unit. */
export interface Metrics {
  fetched(subgraph: string, outcome: string, ms: number): void;
  answered(request: { operation: string; status: number; ms: number; cost: number }): void;
  refused(code: string): void;
  planMissed(): void;
  valueCompleted(): void;
  /** Prometheus text. */
  print(): Promise<string>;
  readonly contentType: string;
}

const BUCKETS_MS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'gateway_' });
  const fetches = new Histogram({
    name: 'gateway_fetch_ms',
    help: 'Time of a call to a service.',
    labelNames: ['subgraph', 'outcome'],
    buckets: BUCKETS_MS,
    registers,
  });
  const requests = new Histogram({
    name: 'gateway_request_ms',
    help: 'Time of a request by operation.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS_MS,
    registers,
  });
  const costs = new Histogram({
    name: 'gateway_operation_cost',
    help: 'Cost units of an operation.',
    buckets: [1, 10, 100, 500, 1_000, 5_000, 50_000],
    registers,
  });
  const refusals = new Counter({
    name: 'gateway_refusals_total',
    help: 'Requests refused at the edge.',
    labelNames: ['code'],
    registers,
  });
  const misses = new Counter({
    name: 'gateway_plan_misses_total',
    help: 'Operations whose plan was not in the file.',
    registers,
  });
  const completions = new Counter({
    name: 'gateway_value_completions_total',
    help: 'Wrong values of a service that became null.',
    registers,
  });
  new Gauge({ name: 'gateway_up', help: 'One while the process runs.', registers }).set(1);
  return {
    fetched: (subgraph, outcome, ms) => fetches.observe({ subgraph, outcome }, ms),
    answered: ({ operation, status, ms, cost }) => {
      requests.observe({ operation, status: String(status) }, ms);
      costs.observe(cost);
    },
    refused: (code) => refusals.inc({ code }),
    planMissed: () => misses.inc(),
    valueCompleted: () => completions.inc(),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
