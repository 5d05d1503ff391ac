import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameRequest } from '@cotta/kit/runtime/tracing/server-span.js';
import type { Caller, Callers } from './caller.js';
import { EdgeRefusal, errorStatus, type ErrorCode } from './graph-error.js';
import { readGraphqlRequest } from './graphql-request.js';
import { idempotencyKeyOf } from './idempotency-key.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { Metrics } from './metrics.js';
import type { AdmittedOperation, OperationGuard } from './operation-guard.js';
import type { RateLimiter } from './rate-limit.js';
import { spendBudget } from './request-budget.js';
import { RequestEnd } from './request-end.js';
import { newRequestIds, type RequestIds } from './request-ids.js';
import type { GraphAnswer, RunOperation } from './run-operation.js';

export interface GraphqlSettings {
  readonly callers: Callers;
  readonly guard: OperationGuard;
  readonly limiter: RateLimiter;
  readonly run: RunOperation;
  readonly adhoc: boolean;
  readonly publicOrigins: readonly string[];
  readonly log: Log;
  readonly metrics: Metrics;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const REQUEST_HEADERS =
  'authorization, content-type, x-link-token, idempotency-key, x-locale, apollo-require-preflight, x-apollo-operation-name';

/** A request and what answers it. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly ids: RequestIds;
  readonly settings: GraphqlSettings;
}

/** `/graphql` straight on node:http: one operation in, one answer out. */
export function graphqlHandler(settings: GraphqlSettings): Handler {
  return async (request, response) => {
    const exchange = { request, response, ids: newRequestIds(), settings };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headersOf(exchange)).end();
      return;
    }
    try {
      await answer(exchange);
    } catch (error) {
      refuse(exchange, error);
    }
  };
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response, settings, ids } = exchange;
  if (request.method !== 'POST' && request.method !== 'GET') {
    response.setHeader('allow', 'GET, POST, OPTIONS');
    throw new EdgeRefusal('METHOD_NOT_ALLOWED', 'Use POST.');
  }
  const started = performance.now();
  const asked = await readGraphqlRequest(request);
  const caller = await settings.callers.identify(request);
  const operation = await admit(asked, { caller, settings });
  nameRequest(operation.isNew ? 'ad-hoc operation' : operation.name);
  const key = idempotencyKeyOf(request);
  const result = await settings.run({
    caller,
    operation,
    ids,
    end: endOf(response),
    ...(key === undefined ? {} : { idempotencyKey: key }),
  });
  const type = answerType(request);
  const status = statusOf(result, type);
  send(exchange, { status, type, body: result });
  const ms = performance.now() - started;
  settings.metrics.answered({
    operation: operation.isNew ? 'ad-hoc' : operation.name,
    status,
    ms,
    cost: operation.cost,
  });
  settings.log.info(
    {
      requestId: ids.requestId,
      userId: caller.viewer.userId,
      role: caller.viewer.role,
      operation: operation.name,
      cost: operation.cost,
      status,
      ms: Math.round(ms),
    },
    'operation',
  );
}

/** A refused document counts as a request too. */
async function admit(
  asked: Parameters<OperationGuard>[0],
  at: { caller: Caller; settings: GraphqlSettings },
): Promise<AdmittedOperation> {
  const { caller, settings } = at;
  let operation: AdmittedOperation | undefined;
  try {
    operation = settings.guard(asked, caller);
    return operation;
  } finally {
    await spendBudget(settings.limiter, caller, {
      cost: operation?.cost ?? 0,
      isSearch: operation?.isSearch ?? false,
      letters: operation?.letters ?? [],
      isNewDocument: operation?.isNew ?? false,
      unlimitedDocuments: settings.adhoc,
    });
    operation?.counted?.();
  }
}

/** Comes when the client goes before it has the answer. */
function endOf(response: ServerResponse): RequestEnd {
  const end = new RequestEnd();
  response.once('close', () => {
    if (!response.writableFinished) end.end();
  });
  return end;
}

const GRAPHQL_JSON = 'application/graphql-response+json; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

function answerType(request: IncomingMessage): string {
  return (request.headers.accept ?? '').includes('application/graphql-response+json')
    ? GRAPHQL_JSON
    : JSON_TYPE;
}

/** Mistakes in the document are 200 for clients that only know `application/json`, as the protocol asks. */
const ABOUT_THE_DOCUMENT: readonly ErrorCode[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
];

function statusOf(result: GraphAnswer, type: string): number {
  if (result.data !== undefined) return 200;
  const code = (result.errors?.[0]?.extensions?.['code'] ?? 'INTERNAL') as ErrorCode;
  return type === JSON_TYPE && ABOUT_THE_DOCUMENT.includes(code) ? 200 : errorStatus[code];
}

function refuse(exchange: Exchange, error: unknown): void {
  const { request, response, ids, settings } = exchange;
  if (response.headersSent || response.destroyed) return;
  const refusal = error instanceof EdgeRefusal ? error : new EdgeRefusal('INTERNAL', 'Internal error');
  if (refusal !== error) settings.log.error({ requestId: ids.requestId, err: error }, 'a request failed');
  settings.metrics.refused(refusal.code);
  const { retryAfterMs } = refusal.details;
  if (retryAfterMs !== undefined) response.setHeader('retry-after', Math.ceil(retryAfterMs / 1000));
  // What is left of the body is not read; the connection would wait for it.
  if (!request.complete) response.setHeader('connection', 'close');
  send(exchange, {
    status: errorStatus[refusal.code],
    type: answerType(request),
    body: {
      errors: [{ message: refusal.message, extensions: { code: refusal.code, ...publicDetails(refusal) } }],
    },
  });
}

/** What stands in the body; the rest is for headers of REST. */
function publicDetails({ details: { retryAfterMs, reason } }: EdgeRefusal): object {
  return {
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(reason === undefined ? {} : { reason }),
  };
}

function send(exchange: Exchange, answered: { status: number; type: string; body: object }): void {
  const { response } = exchange;
  const text = JSON.stringify(answered.body);
  const headers = headersOf(exchange);
  headers.push(
    'content-type',
    answered.type,
    'content-length',
    String(Buffer.byteLength(text)),
    'cache-control',
    'no-store',
    'x-content-type-options',
    'nosniff',
  );
  // Head and body are one piece for the network; `end` would add an empty second one to it.
  const { socket } = response.writeHead(answered.status, headers);
  socket?.cork();
  response.write(text);
  socket?.uncork();
  response.end();
}

/** Names and values in turn, of every answer: as node:http writes them fastest. */
function headersOf({ request, ids, settings }: Exchange): string[] {
  const headers = ['x-trace-id', ids.requestId, 'vary', 'origin, accept'];
  const { origin } = request.headers;
  if (origin === undefined || !settings.publicOrigins.includes(origin)) return headers;
  headers.push('access-control-allow-origin', origin);
  if (request.method === 'OPTIONS')
    headers.push(
      'access-control-allow-methods',
      'GET, POST',
      'access-control-allow-headers',
      REQUEST_HEADERS,
      'access-control-max-age',
      '600',
    );
  return headers;
}
