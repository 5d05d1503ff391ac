import { Breaker } from './breaker.js';
import type { GraphContext } from './graph-context.js';
import type { Answer } from './representations.js';
import { AnswerFault, type HttpAnswer } from './services-http/answer-reader.js';
import { ConnectionFault } from './services-http/service-connection.js';
import { ServiceConnections } from './services-http/service-connections.js';

const ANSWER_LIMIT_BYTES = 8 * 1024 * 1024;
const SENDABLE = /^[\t\x20-\x7e]*$/;

interface Call {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly context: GraphContext;
}

/** One process of a service: its connections and a breaker of its own. */
export class ServiceProcess {
  readonly #connections: ServiceConnections;
  readonly #breaker: Breaker;
  /** What every question begins with. */
  readonly #begin: string;
  readonly #now: () => number;

  constructor(address: string, now: () => number) {
    const url = new URL(address);
    const path = `${url.pathname.replace(/\/$/, '')}/graphql`;
    this.#begin = `POST ${path} HTTP/1.1\r\nhost: ${url.host}\r\n`;
    this.#connections = new ServiceConnections(url);
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
      if (call.context.end.isOver && this.#now() < call.context.deadline) this.#breaker.succeeded();
      else this.#breaker.failed();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#connections.close();
  }

  async #send(call: Call): Promise<Answer> {
    try {
      return await this.#sendOnce(call);
    } catch (error) {
      // A read that never reached the service may go once more. Never a mutation: the client repeats those with the same key.
      const neverArrived = error instanceof ConnectionFault && error.isBeforeAnswer;
      if (call.context.isMutation || call.context.end.isOver || !neverArrived) throw error;
      return this.#sendOnce(call);
    }
  }

  async #sendOnce({ body, headers, context }: Call): Promise<Answer> {
    const answer = await this.#connections
      .ask(`${this.#begin}${linesOf(headers)}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, {
        mostBytes: ANSWER_LIMIT_BYTES,
        end: context.end,
      })
      .catch((error: unknown) => {
        throw error instanceof AnswerFault ? new ServiceFault(error.message) : error;
      });
    if (answer.status === 503 || answer.status === 502)
      throw new Error(`the service answered ${answer.status}`);
    return readAnswer(answer);
  }
}

/** @throws Error where a value would end its line */
function linesOf(headers: Readonly<Record<string, string>>): string {
  let lines = '';
  for (const name in headers) {
    const value = headers[name] ?? '';
    if (!SENDABLE.test(value)) throw new Error(`${name} has a sign that a header cannot have`);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

/** The service answered, and the answer is wrong: asking again cannot help. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
}

function readAnswer({ text, status }: HttpAnswer): Answer {
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
