import { ALPHABET_SIZE } from '../text/alphabet.js';

/** Letters that fit into one machine word of the bit-parallel form. */
const WORD_BITS = 31;

/** Edit distances from one key to many. The table of its letters is made once (Myers 1999, Hyyrö 2003). */
export class EditDistance {
  private readonly letters = new Int32Array(ALPHABET_SIZE);
  private row = new Uint16Array(0);

  constructor(private readonly key: Uint8Array) {
    if (key.length > WORD_BITS) this.row = new Uint16Array(key.length + 1);
    else key.forEach((code, i) => (this.letters[code] = (this.letters[code] ?? 0) | (1 << i)));
  }

  /** Letters to add, drop or replace to get from the key to `bytes[at … at + length)`. */
  to(bytes: Uint8Array, at: number, length: number): number {
    if (this.key.length === 0) return length;
    if (length === 0) return this.key.length;
    return this.key.length <= WORD_BITS ? this.inWord(bytes, at, length) : this.inRows(bytes, at, length);
  }

  /** 1 for equal, 0 for nothing in common. */
  similarity(bytes: Uint8Array, at: number, length: number): number {
    const longer = Math.max(this.key.length, length);
    return longer === 0 ? 0 : 1 - this.to(bytes, at, length) / longer;
  }

  private inWord(bytes: Uint8Array, at: number, length: number): number {
    const size = this.key.length;
    const last = 1 << (size - 1);
    let positive = -1;
    let negative = 0;
    let distance = size;
    for (let i = 0; i < length; i += 1) {
      const match = (this.letters[bytes[at + i] ?? 0] ?? 0) | negative;
      const zero = ((((match & positive) + positive) | 0) ^ positive) | match;
      let up = negative | ~(zero | positive);
      const down = zero & positive;
      if ((up & last) !== 0) distance += 1;
      if ((down & last) !== 0) distance -= 1;
      up = (up << 1) | 1;
      positive = (down << 1) | ~(zero | up);
      negative = up & zero;
    }
    return distance;
  }

  private inRows(bytes: Uint8Array, at: number, length: number): number {
    const { key, row } = this;
    for (let j = 0; j <= key.length; j += 1) row[j] = j;
    for (let i = 1; i <= length; i += 1) {
      let diagonal = i - 1;
      row[0] = i;
      for (let j = 1; j <= key.length; j += 1) {
        const replaced = diagonal + (key[j - 1] === bytes[at + i - 1] ? 0 : 1);
        diagonal = row[j] ?? 0;
        row[j] = Math.min(replaced, diagonal + 1, (row[j - 1] ?? 0) + 1);
      }
    }
    return row[key.length] ?? 0;
  }
}
