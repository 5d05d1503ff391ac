import { connect as connectPlain, type OnReadOpts, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { AnswerReader, type HttpAnswer } from './answer-reader.js';

const CONNECT_MS = 1_000;
/** Nearly every answer fits. */
const READ_BYTES = 32 * 1024;

/** The other side could not be reached, or has gone. `code`: as the system says it. */
export class ConnectionFault extends Error {
  override readonly name = 'ConnectionFault';

  constructor(
    message: string,
    /** Whether the question certainly did not begin to be answered. */
    readonly isBeforeAnswer: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** A question that is under way, or waits for a connection. */
export interface AskedQuestion {
  /** Head and body as they go out. */
  readonly text: string;
  /** Latin1 where every sign of it is one byte: that is written faster. */
  readonly encoding: 'latin1' | 'utf8';
  readonly mostBytes: number;
  readonly answered: (answer: HttpAnswer) => void;
  readonly failed: (error: Error) => void;
}

/** Whoever has the connection. */
export interface ConnectionOwner {
  /** It has answered and may be asked again. */
  free(connection: ServiceConnection): void;
  /** It is closed. */
  gone(connection: ServiceConnection): void;
}

/** One connection to a process of a service; it carries one question at a time. */
export class ServiceConnection {
  readonly #socket: Socket;
  readonly #owner: ConnectionOwner;
  #question: AskedQuestion | undefined;
  #reader: AnswerReader | undefined;
  #error: Error | undefined;
  #idleUntil = Number.POSITIVE_INFINITY;

  /** @param until milliseconds since the epoch; it is asked nothing new after them */
  constructor(
    address: URL,
    readonly until: number,
    owner: ConnectionOwner,
  ) {
    this.#owner = owner;
    const isTls = address.protocol === 'https:';
    const at = {
      host: address.hostname.replace(/^\[|\]$/g, ''),
      port: address.port === '' ? (isTls ? 443 : 80) : Number(address.port),
      noDelay: true,
    };
    this.#socket = isTls
      ? connectTls({ ...at, servername: at.host }).on('data', (chunk: Buffer) => this.#read(chunk))
      : connectPlain({ ...at, onread: this.#intoOneBuffer() });
    const late = setTimeout(() => this.#socket.destroy(new Error('no connection in time')), CONNECT_MS);
    this.#socket
      .once(isTls ? 'secureConnect' : 'connect', () => clearTimeout(late))
      .once('end', () => this.#ended())
      .once('error', (error) => (this.#error = error))
      .once('close', () => {
        clearTimeout(late);
        this.#closed();
      });
  }

  /** Whether a question may go out now. */
  isFresh(now: number): boolean {
    return now < this.until && now < this.#idleUntil && this.#socket.writable;
  }

  send(question: AskedQuestion): void {
    this.#question = question;
    this.#reader = new AnswerReader(question.mostBytes);
    this.#socket.write(question.text, question.encoding);
  }

  /** What is under way fails. */
  cut(): void {
    this.#socket.destroy();
  }

  /** What comes is read at once, so that all of it can lie in the same memory. */
  #intoOneBuffer(): OnReadOpts {
    return {
      buffer: Buffer.allocUnsafeSlow(READ_BYTES),
      callback: (size, buffer) => {
        this.#read((buffer as Buffer).subarray(0, size));
        return true;
      },
    };
  }

  #read(chunk: Buffer): void {
    const reader = this.#reader;
    // Nobody asked: what comes now would be taken for the next answer.
    if (reader === undefined) return void this.#socket.destroy();
    try {
      const answer = reader.read(chunk);
      if (answer !== undefined) this.#answered(answer, reader.idleMs);
    } catch (error) {
      this.#fail(error as Error);
      this.#socket.destroy();
    }
  }

  #answered(answer: HttpAnswer, idleMs: number): void {
    const question = this.#question;
    this.#question = undefined;
    this.#reader = undefined;
    if (idleMs === 0) this.#socket.destroy();
    else {
      this.#idleUntil = Date.now() + idleMs;
      this.#owner.free(this);
    }
    question?.answered(answer);
  }

  #ended(): void {
    const answer = this.#reader?.ended();
    if (answer !== undefined) this.#answered(answer, 0);
  }

  #closed(): void {
    this.#owner.gone(this);
    const hasBegun = this.#reader?.hasBegun === true;
    this.#fail(
      new ConnectionFault(
        hasBegun ? 'the answer broke off' : 'the service was not reached',
        !hasBegun,
        this.#error,
      ),
    );
  }

  #fail(error: Error): void {
    const question = this.#question;
    this.#question = undefined;
    question?.failed(error);
  }
}
