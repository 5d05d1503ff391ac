import { createHash } from 'node:crypto';

/** Ids that are the same in every run with the same seed. */
export class SeededIds {
  #count = 0;
  #seed;

  /** @param {string} seed */
  constructor(seed) {
    this.#seed = seed;
  }

  /** @param {string} seed */
  reset(seed) {
    this.#seed = seed;
    this.#count = 0;
  }

  /** A number of `length` digits that does not start with zero. @param {number} length */
  digits(length) {
    const text = BigInt(`0x${this.#next()}`)
      .toString()
      .slice(0, length - 1);
    return `1${text.padStart(length - 1, '0')}`;
  }

  uuid() {
    const hex = this.#next();
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  #next() {
    this.#count += 1;
    return createHash('sha256').update(`${this.#seed}:${this.#count}`).digest('hex');
  }
}
