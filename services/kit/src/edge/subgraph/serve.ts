import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import type { EntityManager } from 'typeorm';
import { randomToken } from '../../model/words/ids.js';
import type { Log } from '../../runtime/process/log.js';
import { systemClock, type Clock } from '../../model/time/clock.js';
import { nameRequest, withServerSpans } from '../../runtime/tracing/server-span.js';
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

/** What a service answers from. */
export interface SubgraphSettings {
  readonly subgraph: Subgraph;
  readonly manager: EntityManager;
  /** Public keys of the gateway; two while they rotate. */
  readonly viewerKeys: JSONWebKeySet;
  readonly log: Log;
  readonly clock?: Clock;
  readonly extraRoutes?: readonly ExtraRoute[];
  /** `_service` and introspection; never in production. */
  readonly showsSchema?: boolean;
}

interface Running extends SubgraphSettings {
  readonly documents: Documents;
  readonly verify: VerifyViewer;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Answers the gateway. Everything needs a viewer token, which is checked before anything is parsed. */
export function answerSubgraph(settings: SubgraphSettings): RequestListener {
  const running: Running = {
    ...settings,
    documents: new Documents(settings.subgraph.schema, { showsSchema: settings.showsSchema ?? false }),
    verify: viewerVerifier(settings.viewerKeys, settings.clock ?? systemClock),
  };
  return withServerSpans((request, response) => {
    answer(running, request, response).catch((error: unknown) => failed(running.log, response, error));
  });
}

async function answer(running: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://subgraph');
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
  nameRequest(graph.operationName ?? 'unnamed operation');
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
