/** What a service answered. */
export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

const HEAD_LIMIT_BYTES = 16 * 1024;
const LINE_LIMIT_CHARS = 1024;
const END_OF_HEAD = '\r\n\r\n';
const STATUS_LINE = /^HTTP\/1\.([01]) (\d{3})(?: |\r|$)/;
/** A server that says nothing of it keeps an idle connection for at least so long. */
const USUAL_IDLE_MS = 4_000;
/** Between what it says and what the network takes. */
const IDLE_MARGIN_MS = 1_000;

/** Part of the body that the other side has still to send, by how it says where the body ends. */
type Body = 'of a length' | 'in chunks' | 'until the end of the connection';

/** The answer is not HTTP, or more than anybody wants. */
export class AnswerFault extends Error {
  override readonly name = 'AnswerFault';
}

/** Reads one answer of HTTP/1.1 from what comes over a connection. Strict: what is not understood is a fault, and the connection is not used again. */
export class AnswerReader {
  #head: Buffer | undefined;
  #status: number | undefined;
  #body: Body = 'of a length';
  /** Bytes of the body, or of the chunk, that are to come. */
  #left = 0;
  #size = 0;
  #parts: Buffer[] = [];
  #line = '';
  #lineIs: 'size' | 'end of chunk' | 'trailer' = 'size';
  #hasBegun = false;
  #staysOpen = true;
  #idleMs = USUAL_IDLE_MS;

  constructor(readonly most: number) {}

  /** Whether anything came at all. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Whether another question may go over the same connection, and how many milliseconds it may lie idle before. */
  get idleMs(): number {
    return this.#staysOpen ? this.#idleMs : 0;
  }

  /** @param chunk is not kept: its memory may be used again afterwards
   *  @returns the answer once it is whole
   *  @throws AnswerFault */
  read(chunk: Buffer): HttpAnswer | undefined {
    this.#hasBegun = true;
    if (this.#status !== undefined) return this.#readBody(chunk, 0);
    const whole = this.#head === undefined ? chunk : Buffer.concat([this.#head, chunk]);
    const end = whole.indexOf(END_OF_HEAD);
    if (end > HEAD_LIMIT_BYTES || (end === -1 && whole.length > HEAD_LIMIT_BYTES))
      throw new AnswerFault('the head of the answer is too long');
    if (end === -1) {
      this.#head = Buffer.from(whole);
      return undefined;
    }
    this.#readHead(whole.toString('latin1', 0, end));
    this.#head = undefined;
    const from = end + END_OF_HEAD.length;
    // An answer of a hundred and something comes before the answer.
    if (this.#status === undefined) return from < whole.length ? this.read(whole.subarray(from)) : undefined;
    return this.#readBody(whole, from);
  }

  /** The other side has closed: the answer where that is its end, else nothing. */
  ended(): HttpAnswer | undefined {
    return this.#status !== undefined && this.#body === 'until the end of the connection'
      ? this.#whole()
      : undefined;
  }

  #readHead(head: string): void {
    const [, minor, status] = STATUS_LINE.exec(head) ?? [];
    if (status === undefined) throw new AnswerFault('the answer is not HTTP');
    const headers = headersOf(head);
    const code = Number(status);
    if (code < 200) return;
    this.#status = code;
    const connection = headers.get('connection')?.toLowerCase();
    this.#staysOpen = minor === '1' && connection !== 'close';
    const [, seconds] = /(?:^|[,\s])timeout=(\d{1,6})/.exec(headers.get('keep-alive') ?? '') ?? [];
    if (seconds !== undefined) this.#idleMs = Math.max(0, Number(seconds) * 1_000 - IDLE_MARGIN_MS);
    const coding = headers.get('transfer-encoding');
    const length = headers.get('content-length');
    if (coding !== undefined) {
      // Two words about the length of one answer: nobody knows where the next one begins.
      if (coding.toLowerCase() !== 'chunked' || length !== undefined)
        throw new AnswerFault('the end of the answer is not told plainly');
      this.#body = 'in chunks';
    } else if (length !== undefined) {
      if (!/^\d{1,15}$/.test(length)) throw new AnswerFault('the length of the answer is no number');
      this.#left = Number(length);
      if (this.#left > this.most) throw new AnswerFault('the answer is too big');
    } else if (code !== 204 && code !== 304) {
      this.#body = 'until the end of the connection';
      this.#staysOpen = false;
    }
  }

  #readBody(chunk: Buffer, from: number): HttpAnswer | undefined {
    if (this.#body === 'in chunks') return this.#readChunks(chunk, from);
    if (this.#body === 'until the end of the connection') {
      this.#keep(chunk, from, chunk.length);
      return undefined;
    }
    const there = chunk.length - from;
    if (there > this.#left) this.#staysOpen = false;
    // Nearly every answer is here in one piece.
    if (this.#size === 0 && there >= this.#left)
      return this.#answer(chunk.toString('utf8', from, from + this.#left));
    const taken = Math.min(there, this.#left);
    this.#keep(chunk, from, from + taken);
    this.#left -= taken;
    return this.#left === 0 ? this.#whole() : undefined;
  }

  #readChunks(chunk: Buffer, from: number): HttpAnswer | undefined {
    let at = from;
    while (at < chunk.length) {
      if (this.#left > 0) {
        const taken = Math.min(this.#left, chunk.length - at);
        this.#keep(chunk, at, at + taken);
        this.#left -= taken;
        at += taken;
        continue;
      }
      const end = chunk.indexOf(10, at);
      this.#line += chunk.toString('latin1', at, end === -1 ? chunk.length : end);
      if (this.#line.length > LINE_LIMIT_CHARS) throw new AnswerFault('a line between chunks is too long');
      if (end === -1) return undefined;
      at = end + 1;
      if (this.#endsWith(this.#line.replace(/\r$/, ''))) {
        if (at < chunk.length) this.#staysOpen = false;
        return this.#whole();
      }
      this.#line = '';
    }
    return undefined;
  }

  /** Reads a line between chunks. @returns whether it was the last one */
  #endsWith(line: string): boolean {
    if (this.#lineIs === 'trailer') return line === '';
    if (this.#lineIs === 'end of chunk') {
      if (line !== '') throw new AnswerFault('a chunk is longer than it says');
      this.#lineIs = 'size';
      return false;
    }
    const [, size] = /^([0-9a-f]{1,8})[ \t]*(?:;.*)?$/i.exec(line) ?? [];
    if (size === undefined) throw new AnswerFault('the size of a chunk is no number');
    this.#left = Number.parseInt(size, 16);
    this.#lineIs = this.#left === 0 ? 'trailer' : 'end of chunk';
    return false;
  }

  #keep(chunk: Buffer, from: number, to: number): void {
    this.#size += to - from;
    if (this.#size > this.most) throw new AnswerFault('the answer is too big');
    if (to > from) this.#parts.push(Buffer.from(chunk.subarray(from, to)));
  }

  #whole(): HttpAnswer {
    return this.#answer(Buffer.concat(this.#parts, this.#size).toString('utf8'));
  }

  #answer(text: string): HttpAnswer {
    return { status: this.#status ?? 0, text };
  }
}

/** Names in small letters. @throws AnswerFault for one that is said twice and may be said once */
function headersOf(head: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  let from = head.indexOf('\r\n');
  while (from !== -1) {
    const start = from + 2;
    from = head.indexOf('\r\n', start);
    const colon = head.indexOf(':', start);
    const end = from === -1 ? head.length : from;
    if (colon === -1 || colon >= end) throw new AnswerFault('a header of the answer is not one');
    const name = head.slice(start, colon).toLowerCase();
    if (!READ.has(name)) continue;
    if (headers.has(name)) throw new AnswerFault(`${name} is said twice`);
    headers.set(name, head.slice(colon + 1, end).trim());
  }
  return headers;
}

/** What of the headers matters here. */
const READ: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
]);
