import type { RequestEnd } from '../request-end.js';
import type { HttpAnswer } from './answer-reader.js';
import { ServiceConnection, type AskedQuestion } from './service-connection.js';

const MOST_CONNECTIONS = 64;
/** Behind one address stand several processes of a service; a connection that stays would keep new ones idle. */
const CONNECTION_MS = 60_000;

interface Placed extends AskedQuestion {
  connection: ServiceConnection | undefined;
}

/** Connections to one address: the one that was used last is used first, and who finds none waits for his turn. */
export class ServiceConnections {
  readonly #idle: ServiceConnection[] = [];
  readonly #open = new Set<ServiceConnection>();
  readonly #waiting: Placed[] = [];
  #isClosed = false;

  constructor(readonly address: URL) {}

  /** @param text head and body as they go out
   *  @throws AnswerFault, ConnectionFault, or an error when nobody waits any longer */
  ask(
    text: string,
    { mostBytes, end }: { readonly mostBytes: number; readonly end: RequestEnd },
  ): Promise<HttpAnswer> {
    return new Promise((answered, failed) => {
      if (end.isOver || this.#isClosed) return failed(new Error('nobody waits for the answer'));
      const stopListening = end.once(() => {
        failed(new Error('nobody waits for the answer any longer'));
        this.#drop(question);
      });
      const question: Placed = {
        text,
        encoding: Buffer.byteLength(text) === text.length ? 'latin1' : 'utf8',
        mostBytes,
        connection: undefined,
        answered: (answer) => {
          stopListening();
          answered(answer);
        },
        failed: (error) => {
          stopListening();
          failed(error);
        },
      };
      this.#waiting.push(question);
      this.#serve();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { failed } of this.#waiting.splice(0)) failed(new Error('the gateway stops'));
    for (const connection of this.#open) connection.cut();
  }

  #serve(): void {
    while (this.#waiting.length > 0) {
      const connection = this.#take();
      if (connection === undefined) return;
      const question = this.#waiting.shift();
      if (question === undefined) return;
      question.connection = connection;
      connection.send(question);
    }
  }

  #take(): ServiceConnection | undefined {
    const now = Date.now();
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (idle.isFresh(now)) return idle;
      idle.cut();
      this.#open.delete(idle);
    }
    if (this.#open.size >= MOST_CONNECTIONS) return undefined;
    const connection = new ServiceConnection(this.address, now + CONNECTION_MS, {
      free: (one) => {
        this.#idle.push(one);
        this.#serve();
      },
      gone: (one) => {
        this.#open.delete(one);
        const place = this.#idle.indexOf(one);
        if (place !== -1) this.#idle.splice(place, 1);
        this.#serve();
      },
    });
    this.#open.add(connection);
    return connection;
  }

  #drop(question: Placed): void {
    const place = this.#waiting.indexOf(question);
    if (place !== -1) this.#waiting.splice(place, 1);
    else question.connection?.cut();
  }
}
