import { nameMetrics } from '@cotta/kit/runtime/process/process-metrics.js';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything the gateway counts; the names carry the unit. */
export interface Metrics {
  fetched(subgraph: string, outcome: string, ms: number): void;
  /** A GraphQL operation. */
  answered(request: { operation: string; status: number; ms: number; cost: number }): void;
  /** Any request. `route`: its pattern, never an address. */
  served(request: { route: string; status: number; ms: number }): void;
  refused(code: string): void;
  planMissed(): void;
  valueCompleted(): void;
  /** Whether calls to `target` are cut short; asked whenever somebody reads the figures. */
  circuit(target: string, isOpen: () => boolean): void;
  readonly registry: Registry;
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Opens a registry of its own: tests run several gateways in one process. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  nameMetrics('gateway', registry);
  const fetches = new Histogram({
    name: 'cotta_graphql_fetch_seconds',
    help: 'Time of a call to a service',
    labelNames: ['subgraph', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const operations = new Histogram({
    name: 'cotta_graphql_request_seconds',
    help: 'Time to answer a GraphQL operation',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  });
  const requests = new Histogram({
    name: 'cotta_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const costs = new Histogram({
    name: 'cotta_graphql_operation_cost',
    help: 'Cost units of an operation',
    buckets: [1, 10, 100, 500, 1_000, 5_000, 50_000],
    registers,
  });
  const refusals = new Counter({
    name: 'cotta_refusals_total',
    help: 'Requests refused at the edge',
    labelNames: ['code'],
    registers,
  });
  const { misses, completions } = openGraphCounters(registers);
  const fetchesOf = rowsOf(fetches, (subgraph, outcome) => ({ subgraph, outcome }));
  const operationsOf = rowsOf(operations, (operation, status) => ({ operation, status }));
  const requestsOf = rowsOf(requests, (route, status) => ({ route, status }));
  return {
    fetched: (subgraph, outcome, ms) => fetchesOf(subgraph, outcome).observe(ms / 1000),
    answered: ({ operation, status, ms, cost }) => {
      operationsOf(operation, String(status)).observe(ms / 1000);
      costs.observe(cost);
    },
    served: ({ route, status, ms }) => requestsOf(route, String(status)).observe(ms / 1000),
    refused: (code) => refusals.inc({ code }),
    planMissed: () => misses.inc(),
    valueCompleted: () => completions.inc(),
    circuit: openCircuits(registry),
    registry,
  };
}

/** Rows of a histogram with two labels; found by them, where the histogram itself would sort and join them for every value. */
function rowsOf<Label extends string>(
  histogram: Histogram<Label>,
  labels: (first: string, second: string) => Record<Label, string>,
): (first: string, second: string) => Histogram.Internal<Label> {
  const known = new Map<string, Map<string, Histogram.Internal<Label>>>();
  return (first, second) => {
    let rows = known.get(first);
    if (rows === undefined) known.set(first, (rows = new Map()));
    let row = rows.get(second);
    if (row === undefined) rows.set(second, (row = histogram.labels(labels(first, second))));
    return row;
  };
}

function openGraphCounters(registers: Registry[]) {
  const misses = new Counter({
    name: 'cotta_graphql_plan_misses_total',
    help: 'Operations whose plan was not in the file',
    registers,
  });
  const completions = new Counter({
    name: 'cotta_graphql_value_completions_total',
    help: 'Wrong values of a service that became null',
    registers,
  });
  return { misses, completions };
}

function openCircuits(registry: Registry): Metrics['circuit'] {
  const circuits: { readonly target: string; readonly isOpen: () => boolean }[] = [];
  new Gauge({
    name: 'cotta_circuit_open',
    help: '1 while calls to a service or vendor are cut short',
    labelNames: ['target'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { target, isOpen } of circuits) this.inc({ target }, isOpen() ? 1 : 0);
    },
  });
  return (target, isOpen) => void circuits.push({ target, isOpen });
}
