import { connect } from 'node:net';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { VirusCheck } from '../../document/virus-check/virus-check.js';

const VENDOR = 'clamd';
const PATIENCE_MS = 20_000;
/** Longer than any answer that has a meaning. */
const LONGEST_ANSWER = 4096;
const CHUNK = 64 * 1024;

/** ClamAV's daemon by its own protocol, over TCP. @source clamd(8), INSTREAM: `zINSTREAM\0`, then pieces, each behind its length in four bytes, and a length of zero */
export class ClamdVirusCheck implements VirusCheck {
  readonly #host: string;
  readonly #port: number;
  readonly #timer: () => AbortSignal;

  /** @param address `tcp://host:port` */
  constructor(
    address: string,
    { timer = () => AbortSignal.timeout(PATIENCE_MS) }: { readonly timer?: () => AbortSignal } = {},
  ) {
    this.#timer = timer;
    const { hostname, port } = new URL(address);
    this.#host = hostname;
    this.#port = Number(port);
  }

  async find(bytes: Buffer): Promise<string | undefined> {
    const answer = await this.#ask(bytes);
    if (answer === 'stream: OK') return undefined;
    const found = /^stream: (.{1,200}) FOUND$/u.exec(answer)?.[1];
    if (found === undefined)
      throw new VendorError(VENDOR, 'contract', 'an answer that is neither clean nor found');
    return found;
  }

  #ask(bytes: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      const pieces: Buffer[] = [];
      const socket = connect({ host: this.#host, port: this.#port });
      const fail = (message: string): void => {
        socket.destroy();
        reject(new VendorError(VENDOR, 'unavailable', message));
      };
      const over = this.#timer();
      over.addEventListener('abort', () => fail('no answer in time'), { once: true });
      socket.once('error', () => fail('the line broke'));
      socket.once('close', () => fail('it hung up before it answered'));
      socket.on('data', (piece) => {
        pieces.push(piece as Buffer);
        const answer = Buffer.concat(pieces);
        const end = answer.indexOf(0);
        if (end < 0) return answer.length > LONGEST_ANSWER ? fail('an answer without an end') : undefined;
        socket.destroy();
        resolve(answer.subarray(0, end).toString('utf8'));
      });
      socket.once('connect', () => {
        socket.write('zINSTREAM\0');
        for (let from = 0; from < bytes.length; from += CHUNK)
          socket.write(framed(bytes.subarray(from, from + CHUNK)));
        socket.write(framed(Buffer.alloc(0)));
      });
    });
  }
}

function framed(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return Buffer.concat([length, piece]);
}
