import { readBytes } from './read-bytes.js';

/** What the bytes of a file say before anybody reads its text. */
export interface FileBytes {
  /** A label of the Encoding standard. */
  readonly encoding: string;
  /** The last line has its end: a file that was cut off seldom does. */
  readonly ended: boolean;
}

/** How often each byte stands in files of Central Europe and not in Western ones, and the other way round: š ž ť ľ ł ą ě ů against à å ñ ã õ.
 *  Letters that both have a use for (é, í, č/è, ř/ø) tell nothing. */
const CENTRAL: Readonly<Record<number, number>> = {
  0x8a: 2,
  0x9a: 2,
  0x8e: 2,
  0x9e: 2,
  0x8d: 3,
  0x9d: 3,
  0x8f: 3,
  0xbc: 2,
  0xbe: 2,
  0xb3: 2,
  0xb9: 2,
  0xaf: 1,
  0xcc: 1,
  0xec: 1,
  0xd9: 0.5,
  0xf9: 0.5,
};
const WESTERN: Readonly<Record<number, number>> = {
  0xc0: 1,
  0xe0: 1,
  0xc3: 1,
  0xe3: 1,
  0xc5: 1,
  0xe5: 1,
  0xd1: 1,
  0xf1: 1,
  0xd5: 1,
  0xf5: 1,
  0xc6: 0.5,
  0xe6: 0.5,
  0xca: 0.5,
  0xea: 0.5,
  0x9c: 0.5,
};
/** Text of Latin letters in UTF-16 has a zero in every other byte; 8-bit text has none. */
const ZEROS = 0.3;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Reads all bytes once. UTF-16 is told by its mark or its zeros; UTF-8 by its sequences, a few broken ones allowed, whose rows are rejected
 *  later; everything else is Windows-1250 or Windows-1252, by its letters. */
export async function inspectFile(path: string): Promise<FileBytes> {
  const seen = new SeenBytes();
  for await (const chunk of await readBytes(path)) seen.add(chunk);
  return { encoding: seen.encoding, ended: seen.ended };
}

class SeenBytes {
  private readonly counts = new Float64Array(256);
  private readonly zeros: [number, number] = [0, 0];
  private length = 0;
  private first = Buffer.alloc(0);
  private last = Buffer.alloc(0);
  /** Continuation bytes that the sequence which has begun still needs. */
  private owed = 0;
  private sequences = 0;
  private strays = 0;

  add(chunk: Uint8Array): void {
    this.first = Buffer.concat([this.first, chunk.subarray(0, 2)]).subarray(0, 2);
    this.last = Buffer.concat([this.last, chunk.subarray(-2)]).subarray(-2);
    for (const byte of chunk) {
      this.counts[byte] = (this.counts[byte] ?? 0) + 1;
      if (byte === 0) this.zeros[this.length % 2 === 0 ? 0 : 1] += 1;
      if (byte >= 0x80 || this.owed > 0) this.sequence(byte);
      this.length += 1;
    }
  }

  get encoding(): string {
    const [one, two] = this.first;
    const [even, odd] = this.zeros;
    const many = (ZEROS * this.length) / 2;
    if ((one === 0xff && two === 0xfe) || (odd > many && even < many / 2)) return 'utf-16le';
    if ((one === 0xfe && two === 0xff) || (even > many && odd < many / 2)) return 'utf-16be';
    if (this.strays === 0 || this.sequences > this.strays) return 'utf-8';
    return this.weigh(CENTRAL) > this.weigh(WESTERN) ? 'windows-1250' : 'windows-1252';
  }

  get ended(): boolean {
    return this.length === 0 || this.last.some((byte) => byte === NEWLINE || byte === RETURN);
  }

  private sequence(byte: number): void {
    if (this.owed > 0) {
      if ((byte & 0xc0) === 0x80) {
        this.owed -= 1;
        if (this.owed === 0) this.sequences += 1;
        return;
      }
      this.strays += 1;
      this.owed = 0;
      if (byte < 0x80) return;
    }
    this.owed = continuationsOf(byte);
    if (this.owed === 0) this.strays += 1;
  }

  private weigh(weights: Readonly<Record<number, number>>): number {
    return Object.entries(weights).reduce(
      (sum, [byte, weight]) => sum + weight * (this.counts[Number(byte)] ?? 0),
      0,
    );
  }
}

/** Bytes that follow the first one of a UTF-8 sequence; 0 when none can begin with it. */
function continuationsOf(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}
