import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import type { ProgramHealth } from './program-health.js';

/** How often a server that stops looks for connections that have become idle. */
const SWEEP_MS = 20;

/** Where a program is asked. `port`: the one it got. */
export interface Door {
  readonly port: number;
  /** Answers everything but liveness, readiness and metrics from now on. */
  answerBy(listener: RequestListener): void;
  /** Takes no new request and settles when the running ones are answered. */
  close(): Promise<void>;
}

/** `port` 0: any free one. */
export interface DoorSettings {
  readonly host: string;
  readonly port: number;
  readonly health: ProgramHealth;
  /** Absent: not shown here, as where the public comes in. */
  readonly metrics?: Registry;
}

/** Opens the port before anything else of a program is there: `/livez`, `/readyz` and `/metrics` answer at once, everything else once
 *  somebody answers it.
 *  @throws EADDRINUSE where somebody else has it */
export async function openDoor({ host, port, health, metrics }: DoorSettings): Promise<Door> {
  let listener: RequestListener = (_request, response) => sendState(response, 503, { waitingFor: ['start'] });
  const server = createServer((request, response) => {
    if (health.draining) response.setHeader('connection', 'close');
    const path = request.method === 'GET' ? (request.url ?? '/').split('?', 1)[0] : undefined;
    if (path === '/livez') {
      const stuck = health.stuck();
      sendState(response, stuck.length === 0 ? 200 : 503, { live: stuck.length === 0, stuck });
    } else if (path === '/readyz') {
      void health
        .readiness()
        .then((readiness) => sendState(response, readiness.ready ? 200 : 503, readiness));
    } else if (path === '/metrics' && metrics !== undefined) sendMetrics(response, metrics);
    else listener(request, response);
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 70_000;
  server.requestTimeout = 30_000;
  const got = await listen(server, { host, port });
  return {
    port: got,
    answerBy: (next) => {
      listener = next;
    },
    close: () => closeServer(server),
  };
}

/** Settles with the port once the server listens there. */
export function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Settles when the last answer is out. A connection whose answer ends only then would be kept for as long as its client likes. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      done();
    });
    server.closeIdleConnections();
  });
}

/** On a port of its own, which no balancer leads to: what is measured tells of operations, their cost and our services. */
export async function serveMetrics(
  metrics: Registry,
  at: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') sendMetrics(response, metrics);
    else response.writeHead(404).end();
  });
  await listen(server, at);
  return server;
}

/** Answers with the figures in the Prometheus text format. */
function sendMetrics(response: ServerResponse, metrics: Registry): void {
  metrics.metrics().then(
    (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
    (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)),
  );
}

function sendState(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
