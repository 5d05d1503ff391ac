import type { GraphQLDataSource, GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import { GraphQLError } from 'graphql';
import { Pool } from 'undici';
import { Breaker } from './breaker.js';
import type { ErrorCode } from './graph-error.js';
import type { GraphContext } from './graph-context.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { mergeRepresentations, spreadEntities, type Answer } from './representations.js';

const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

export interface SubgraphSettings {
  readonly name: string;
  /** Base address of the service. */
  readonly url: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now?: () => number;
}

/** One service as the engine sees it: a pool of connections, a breaker, and headers made from nothing. */
export class SubgraphSource implements GraphQLDataSource<GraphContext> {
  readonly #pool: Pool;
  readonly #breaker: Breaker;
  readonly #path: string;
  readonly #now: () => number;

  constructor(readonly settings: SubgraphSettings) {
    const url = new URL(settings.url);
    this.#path = `${url.pathname.replace(/\/$/, '')}/graphql`;
    this.#pool = new Pool(url.origin, { connections: 64, pipelining: 1, connect: { timeout: 1_000 }, headersTimeout: 30_000, bodyTimeout: 10_000 });
    this.#now = settings.now ?? Date.now;
    this.#breaker = new Breaker(this.#now);
  }

  async process(options: GraphQLDataSourceProcessOptions<GraphContext>): Promise<Answer> {
    const context = options.context as GraphContext;
    const { query, operationName, variables } = options.request;
    const merged = mergeRepresentations(variables ?? {});
    const body = JSON.stringify({ query, operationName, variables: merged.variables });
    const answer = await this.#ask(body, context);
    return spreadEntities(answer, merged.places);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #ask(body: string, context: GraphContext): Promise<Answer> {
    if (!this.#breaker.admits()) throw refusal('SUBGRAPH_UNAVAILABLE');
    const started = performance.now();
    try {
      const answer = await this.#send(body, context);
      this.#breaker.succeeded();
      this.settings.metrics.fetched(this.settings.name, 'ok', performance.now() - started);
      return answer;
    } catch (error) {
      throw this.#failure(error, context, performance.now() - started);
    }
  }

  #failure(error: unknown, context: GraphContext, ms: number): GraphQLError {
    const code: ErrorCode = error instanceof ServiceFault ? 'INTERNAL' : context.signal.aborted ? 'DEADLINE_EXCEEDED' : 'SUBGRAPH_UNAVAILABLE';
    // A client that went away says nothing about the service.
    if (context.signal.aborted && this.#now() < context.deadline) this.#breaker.succeeded();
    else this.#breaker.failed();
    this.settings.metrics.fetched(this.settings.name, code, ms);
    this.settings.log.warn({ subgraph: this.settings.name, code, requestId: context.requestId, err: error }, 'a service did not answer');
    return refusal(code);
  }

  async #send(body: string, context: GraphContext): Promise<Answer> {
    try {
      return await this.#sendOnce(body, context);
    } catch (error) {
      // A read that never reached the service may go once more. Never a mutation: the client repeats those with the same key.
      if (context.isMutation || context.signal.aborted || !neverArrived(error)) throw error;
      return this.#sendOnce(body, context);
    }
  }

  async #sendOnce(body: string, context: GraphContext): Promise<Answer> {
    const response = await this.#pool.request({ path: this.#path, method: 'POST', body, headers: this.#headers(context), signal: context.signal });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > ANSWER_LIMIT_BYTES) throw new ServiceFault('the answer is too big');
      chunks.push(chunk);
    }
    if (response.statusCode === 503 || response.statusCode === 502) throw new Error(`the service answered ${response.statusCode}`);
    return readAnswer(Buffer.concat(chunks, size).toString('utf8'), response.statusCode);
  }

  #headers(context: GraphContext): Record<string, string> {
    const left = Math.max(1, Math.round(context.deadline - this.#now()));
    return {
      'content-type': 'application/json',
      'x-viewer': context.viewerToken,
      traceparent: context.traceparent,
      'x-request-id': context.requestId,
      'x-locale': context.locale,
      'x-deadline-ms': String(left),
      ...(context.isMutation && context.idempotencyKey !== undefined ? { 'idempotency-key': context.idempotencyKey } : {}),
    };
  }
}

/** The service answered, and the answer is wrong: asking again cannot help. */
class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
}

function readAnswer(text: string, status: number): Answer {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new ServiceFault(`the answer (${status}) is not JSON`);
  }
  const isAnswer = typeof read === 'object' && read !== null && (Object.hasOwn(read, 'data') || Object.hasOwn(read, 'errors'));
  if (!isAnswer || status === 401 || status === 403) throw new ServiceFault(`the answer (${status}) is not GraphQL`);
  const { data, errors } = read as Answer;
  return { ...(data === undefined ? {} : { data }), ...(Array.isArray(errors) ? { errors } : {}) } as Answer;
}

const BEFORE_FIRST_BYTE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT']);

function neverArrived(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && BEFORE_FIRST_BYTE.has(error.code);
}

function refusal(code: ErrorCode): GraphQLError {
  return new GraphQLError('A part of the answer could not be fetched.', { extensions: { code } });
}
