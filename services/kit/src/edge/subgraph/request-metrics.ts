import { Histogram } from 'prom-client';

const seconds = new Histogram({
  name: 'cotta_graphql_request_seconds',
  help: 'Time to answer a GraphQL operation',
  labelNames: ['operation', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const MOST_NAMES = 300;
const names = new Set<string>();

/** Counts one answered request. The number of names is bounded: a label is kept in memory for good. */
export function observeRequest(operation: string | undefined, status: number, milliseconds: number): void {
  const name = operation === undefined || !/^\w{1,80}$/.test(operation) ? 'unnamed' : operation;
  if (names.size < MOST_NAMES) names.add(name);
  seconds.observe(
    { operation: names.has(name) ? name : 'other', status: String(status) },
    milliseconds / 1000,
  );
}
