import { nameMetrics } from '@cotta/kit/runtime/process/process-metrics.js';
import type { RequestHandler } from 'express';
import { Histogram, Registry } from 'prom-client';

/** What the web server measures. */
export interface Metrics {
  /** Measures every request that comes after it. */
  readonly observe: RequestHandler;
  readonly registry: Registry;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  nameMetrics('web', registry);
  const seconds = new Histogram({
    name: 'cotta_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: (request, response, next) => {
      const begun = performance.now();
      response.once('close', () =>
        seconds.observe(
          {
            route: routeOf(request.route, request.originalUrl),
            status: String(response.statusCode),
          },
          (performance.now() - begun) / 1000,
        ),
      );
      next();
    },
  };
}

/** Answered by one of our doors: its pattern. By what has no pattern: in which of the few places it stands, never the address. */
function routeOf(route: unknown, address: string): string {
  const path =
    typeof route === 'object' && route !== null && 'path' in route ? (route.path as unknown) : undefined;
  if (typeof path === 'string') return path;
  if (['/api/', '/graphql', '/oauth/', '/.well-known/oauth-'].some((begin) => address.startsWith(begin)))
    return 'gateway';
  return address.startsWith('/assets/') ? 'file' : 'page';
}
