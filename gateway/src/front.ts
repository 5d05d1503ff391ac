import type { IncomingMessage, ServerResponse } from 'node:http';
import { withServerSpans } from '@cotta/kit/runtime/tracing/server-span.js';
import type { Health } from './health.js';
import type { Metrics } from './metrics.js';

type Front = {
  graphql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  app: (request: IncomingMessage, response: ServerResponse) => void;
  health: Health;
  metrics: Pick<Metrics, 'served'>;
  /** Whether the public reaches us by https. */ onlyHttps: boolean;
};

/** `/graphql` does not pass through Express: that took a quarter of a joined query. */
export function front({
  graphql,
  app,
  health,
  metrics,
  onlyHttps,
}: Front): (request: IncomingMessage, response: ServerResponse) => void {
  return withServerSpans((request, response) => {
    if (onlyHttps) response.setHeader(...ONLY_HTTPS);
    if (health.isDraining()) response.setHeader('connection', 'close');
    const { url = '/' } = request;
    const search = url.indexOf('?');
    const path = search === -1 ? url : url.slice(0, search);
    const begun = performance.now();
    response.once('close', () =>
      metrics.served({
        route: path === '/graphql' ? path : routeOf(request),
        status: response.statusCode,
        ms: performance.now() - begun,
      }),
    );
    if (path === '/graphql') void graphql(request, response);
    else if (path === '/livez') answer(response, { status: 200, body: { live: true } });
    else if (path === '/readyz') {
      const state = health.state();
      answer(response, { status: state.ready ? 200 : 503, body: state });
    } else app(request, response);
  });
}

const ONLY_HTTPS = ['strict-transport-security', 'max-age=63072000'] as const;

/** Express notes at the request by which route it was answered. */
function routeOf(request: IncomingMessage & { readonly route?: { readonly path?: unknown } }): string {
  const path = request.route?.path;
  return typeof path === 'string' ? path : 'other';
}

function answer(response: ServerResponse, { status, body }: { status: number; body: object }): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
