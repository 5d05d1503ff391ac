import { createServer, type RequestListener, type Server } from 'node:http';
import type { GatewayEnv } from './env.js';
import type { Metrics } from './metrics.js';

/** How often a server that stops looks for connections that have become idle. */
const SWEEP_MS = 20;

/** Listens for the public, and for whoever measures where the settings say so. Settles once it does. */
export async function serveHttp(
  listener: RequestListener,
  { env, metrics }: { readonly env: GatewayEnv; readonly metrics: Metrics },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    listener,
  );
  await listen(server, env);
  const measured =
    env.metricsPort === 0
      ? undefined
      : await serveMetrics(metrics, { host: env.host, port: env.metricsPort });
  return {
    port: portOf(server),
    close: async () => {
      await Promise.all(
        [server, measured].map((open) => (open === undefined ? undefined : closeServer(open))),
      );
    },
  };
}

function listen(server: Server, { host, port }: Pick<GatewayEnv, 'host' | 'port'>): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
}

/** On a port of its own, which no balancer leads to: what is measured tells of operations, their cost and our services. */
async function serveMetrics(metrics: Metrics, at: Pick<GatewayEnv, 'host' | 'port'>): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics
      .print()
      .then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text));
  });
  await listen(server, at);
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Settles when the last answer is out. A connection whose answer ends only then would be kept for as long as its client likes. */
function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      done();
    });
    server.closeIdleConnections();
  });
}
