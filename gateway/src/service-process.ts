import { Pool } from 'undici';
import { Breaker } from './breaker.js';
import type { GraphContext } from './graph-context.js';
import type { Answer } from './representations.js';

/** Behind one address stand several processes of a service; a connection that stays would keep new ones idle. */
const CONNECTION_MS = 60_000;
const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;

interface Call {
  readonly body: string;
  readonly headers: Record<string, string>;
  readonly context: GraphContext;
}

/** One process of a service: a pool of connections and a breaker of its own. */
export class ServiceProcess {
  readonly #pool: Pool;
  readonly #breaker: Breaker;
  readonly #path: string;
  readonly #now: () => number;

  constructor(address: string, now: () => number) {
    const url = new URL(address);
    this.#path = `${url.pathname.replace(/\/$/, '')}/graphql`;
    this.#pool = new Pool(url.origin, {
      connections: 64,
      pipelining: 1,
      clientTtl: CONNECTION_MS,
      connect: { timeout: 1_000 },
      headersTimeout: 30_000,
      bodyTimeout: 10_000,
    });
    this.#now = now;
    this.#breaker = new Breaker(now);
  }

  /** False while it keeps failing. Who hears true has to ask. */
  mayBeAsked(): boolean {
    return this.#breaker.admits();
  }

  /** Whether it is left alone now. */
  get isOpen(): boolean {
    return this.#breaker.isOpen;
  }

  /** @throws ServiceFault when it answered and the answer is wrong; any other error when there was no answer */
  async ask(call: Call): Promise<Answer> {
    try {
      const answer = await this.#send(call);
      this.#breaker.succeeded();
      return answer;
    } catch (error) {
      // A client that went away says nothing about the service.
      if (call.context.signal.aborted && this.#now() < call.context.deadline) this.#breaker.succeeded();
      else this.#breaker.failed();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #send(call: Call): Promise<Answer> {
    try {
      return await this.#sendOnce(call);
    } catch (error) {
      // A read that never reached the service may go once more. Never a mutation: the client repeats those with the same key.
      if (call.context.isMutation || call.context.signal.aborted || !neverArrived(error)) throw error;
      return this.#sendOnce(call);
    }
  }

  async #sendOnce({ body, headers, context }: Call): Promise<Answer> {
    const response = await this.#pool.request({
      path: this.#path,
      method: 'POST',
      body,
      headers,
      signal: context.signal,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > ANSWER_LIMIT_BYTES) throw new ServiceFault('the answer is too big');
      chunks.push(chunk);
    }
    if (response.statusCode === 503 || response.statusCode === 502)
      throw new Error(`the service answered ${response.statusCode}`);
    return readAnswer(Buffer.concat(chunks, size).toString('utf8'), response.statusCode);
  }
}

/** The service answered, and the answer is wrong: asking again cannot help. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
}

function readAnswer(text: string, status: number): Answer {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new ServiceFault(`the answer (${status}) is not JSON`);
  }
  const isAnswer =
    typeof read === 'object' &&
    read !== null &&
    (Object.hasOwn(read, 'data') || Object.hasOwn(read, 'errors'));
  if (!isAnswer || status === 401 || status === 403)
    throw new ServiceFault(`the answer (${status}) is not GraphQL`);
  const { data, errors } = read as Answer;
  return { ...(data === undefined ? {} : { data }), ...(Array.isArray(errors) ? { errors } : {}) } as Answer;
}

const BEFORE_FIRST_BYTE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function neverArrived(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    BEFORE_FIRST_BYTE.has(error.code)
  );
}
