import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import type { EntityManager } from 'typeorm';
import { randomToken } from '../../model/words/ids.js';
import type { Log } from '../../runtime/process/log.js';
import { systemClock, type Clock } from '../../model/time/clock.js';
import { answerGraph, readGraphRequest } from './answer-graphql.js';
import type { Subgraph } from './build.js';
import type { RequestContext } from '../call/context.js';
import { Documents } from './documents.js';
import { findRoute, type ExtraRoute } from '../call/extra-route.js';
import { BodyTooLong, readBody, sendError, sendJson } from './http-body.js';
import { requestHeaders } from './request-headers.js';
import { observeRequest } from './request-metrics.js';
import { viewerVerifier, type VerifyViewer } from './viewer-token.js';

const MOST_BYTES = 1024 * 1024;

/** What a service answers from, and where it listens. `port` 0: any free one. */
export interface ServeSettings {
  readonly subgraph: Subgraph;
  readonly manager: EntityManager;
  readonly port: number;
  readonly host: string;
  /** Public keys of the gateway; two while they rotate. */
  readonly viewerKeys: JSONWebKeySet;
  readonly log: Log;
  readonly clock?: Clock;
  /** Is everything there that a request needs? Anything it adds is shown by /readyz. */
  readonly health: () => Promise<{ readonly ready: boolean; readonly [detail: string]: unknown }>;
  /** Text in the Prometheus format. */
  readonly metrics: () => Promise<string>;
  readonly extraRoutes?: readonly ExtraRoute[];
  /** `_service` and introspection; never in production. */
  readonly showsSchema?: boolean;
}

/** A port that is open. `port`: the one it got. */
export interface Serving {
  readonly port: number;
  /** Takes no new request and resolves when the running ones are answered. */
  close(): Promise<void>;
}

interface Running extends ServeSettings {
  readonly documents: Documents;
  readonly verify: VerifyViewer;
  readonly schemaHash: string;
  readonly clock: Clock;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Opens the port. Everything but liveness, readiness and metrics needs a viewer token, checked before anything is parsed. */
export async function serveSubgraph(settings: ServeSettings): Promise<Serving> {
  const clock = settings.clock ?? systemClock;
  const running: Running = {
    ...settings,
    clock,
    documents: new Documents(settings.subgraph.schema, { showsSchema: settings.showsSchema ?? false }),
    verify: viewerVerifier(settings.viewerKeys, clock),
    schemaHash: createHash('sha256').update(settings.subgraph.typeDefs).digest('hex').slice(0, 16),
  };
  const server = createServer((request, response) => {
    answer(running, request, response).catch((error: unknown) => failed(running.log, response, error));
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 70_000;
  server.requestTimeout = 30_000;
  const port = await listen(server, settings);
  settings.log.info({ port, subgraph: settings.subgraph.name }, 'subgraph is listening');
  return { port, close: () => close(server) };
}

async function answer(running: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://subgraph');
  if (request.method === 'GET' && (await answerOpenly(running, url.pathname, response))) return;
  const token = request.headers['x-viewer'];
  const viewer = typeof token === 'string' ? await running.verify(token) : undefined;
  if (viewer === undefined) return sendError(response, 401, 'UNAUTHENTICATED', 'no valid viewer token');
  const headers = requestHeaders(request.headers);
  if (headers === undefined)
    return sendError(response, 400, 'BAD_REQUEST', 'a header has a value that cannot be');
  const { deadlineMs, requestId = randomToken(12), ...rest } = headers;
  const deadline = deadlineMs === undefined ? {} : { deadline: new Date(Date.now() + deadlineMs) };
  const context: RequestContext = {
    viewer,
    manager: running.manager,
    log: running.log.child({ requestId }),
    requestId,
    ...rest,
    ...deadline,
  };

  if (url.pathname === '/graphql' && request.method === 'POST')
    return answerPost(running, { request, response }, context);
  const found = findRoute(running.extraRoutes ?? [], request.method ?? 'GET', url.pathname);
  if (found === undefined) return sendError(response, 404, 'BAD_REQUEST', 'there is nothing here');
  await found.route.handle({ request, response, context, params: found.params, search: url.searchParams });
}

async function answerOpenly(running: Running, path: string, response: ServerResponse): Promise<boolean> {
  if (path === '/livez') sendJson(response, 200, { live: true });
  else if (path === '/readyz') {
    const health = await running.health().catch(() => ({ ready: false }));
    sendJson(response, health.ready ? 200 : 503, { ...health, schemaHash: running.schemaHash });
  } else if (path === '/metrics') {
    response
      .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      .end(await running.metrics());
  } else return false;
  return true;
}

async function answerPost(
  running: Running,
  { request, response }: Exchange,
  context: RequestContext,
): Promise<void> {
  const body = await readBody(request, MOST_BYTES);
  const begun = performance.now();
  const graph = readGraphRequest(body);
  if (graph === undefined)
    return sendError(response, 400, 'BAD_REQUEST', 'a JSON body with a query is needed');
  const { status, body: answered } = await answerGraph(
    running.subgraph.schema,
    running.documents,
    graph,
    context,
  );
  sendJson(response, status, answered);
  const ms = performance.now() - begun;
  observeRequest(graph.operationName, status, ms);
  context.log.debug(
    { operation: graph.operationName, role: context.viewer.role, status, ms: Math.round(ms) },
    'answered',
  );
}

function failed(log: Log, response: ServerResponse, error: unknown): void {
  if (error instanceof BodyTooLong) {
    response.setHeader('connection', 'close');
    return sendError(response, 413, 'BAD_REQUEST', 'the body is too long');
  }
  if (response.destroyed || response.socket?.destroyed === true) return log.info({}, 'a caller went away');
  log.error({ err: error }, 'a request failed');
  if (response.headersSent) response.destroy();
  else sendError(response, 500, 'INTERNAL', 'Internal error');
}

async function listen(server: Server, { port, host }: ServeSettings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    // Kept-alive connections fall idle one by one as their last answers go out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
