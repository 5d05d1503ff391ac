import { ALPHABET_SIZE, BLANK, encodeKey } from '../text/alphabet.js';
import { TRIGRAM_COUNT } from '../text/trigrams.js';
import { EditDistance } from './levenshtein.js';

/** Which trigrams were met in the running comparison; shared, since a thread compares one pair at a time. In bytes, so that it stays near the processor. */
const met = new Uint8Array(TRIGRAM_COUNT);
const MOST_COMPARISONS = 255;
let comparison = 0;

/** Compares one key with many: half edit distance, half shared trigrams. */
export class KeyComparer {
  readonly key: Uint8Array;
  private readonly distance: EditDistance;
  /** One bit a trigram: seven kilobytes instead of fifty-five, four times a query. */
  private readonly own = new Uint32Array((TRIGRAM_COUNT >>> 5) + 1);
  private ownCount = 0;

  constructor(key: string) {
    this.key = encodeKey(key);
    this.distance = new EditDistance(this.key);
    eachTrigram(this.key, 0, this.key.length, (trigram) => {
      this.ownCount += 1 - this.has(trigram);
      this.own[trigram >>> 5] = (this.own[trigram >>> 5] ?? 0) | (1 << (trigram & 31));
    });
  }

  /** 0–1; equal keys 1, an empty key 0. */
  similarity(bytes: Uint8Array, at: number, length: number): number {
    if (length === 0 || this.key.length === 0) return 0;
    return 0.5 * this.distance.similarity(bytes, at, length) + 0.5 * this.jaccard(bytes, at, length);
  }

  /** Edit distance alone, 0–1. */
  letters(bytes: Uint8Array, at: number, length: number): number {
    return this.distance.similarity(bytes, at, length);
  }

  edits(bytes: Uint8Array, at: number, length: number): number {
    return this.distance.to(bytes, at, length);
  }

  private has(trigram: number): number {
    return ((this.own[trigram >>> 5] ?? 0) >>> (trigram & 31)) & 1;
  }

  /** Shared trigrams over all distinct ones. Written out: a callback here costs a third of a query's time. */
  private jaccard(bytes: Uint8Array, at: number, length: number): number {
    if (comparison === MOST_COMPARISONS) {
      met.fill(0);
      comparison = 0;
    }
    comparison += 1;
    const running = comparison;
    const { own } = this;
    let shared = 0;
    let count = 0;
    let pair = BLANK * ALPHABET_SIZE + BLANK;
    for (let i = 0; i <= length; i += 1) {
      const code = i < length ? (bytes[at + i] ?? 0) : BLANK;
      const trigram = pair * ALPHABET_SIZE + code;
      if (met[trigram] !== running) {
        met[trigram] = running;
        count += 1;
        shared += ((own[trigram >>> 5] ?? 0) >>> (trigram & 31)) & 1;
      }
      pair = (pair % ALPHABET_SIZE) * ALPHABET_SIZE + code;
    }
    return shared / (this.ownCount + count - shared);
  }
}

function eachTrigram(bytes: Uint8Array, at: number, length: number, visit: (trigram: number) => void): void {
  let pair = BLANK * ALPHABET_SIZE + BLANK;
  for (let i = 0; i <= length; i += 1) {
    const code = i < length ? (bytes[at + i] ?? 0) : BLANK;
    visit(pair * ALPHABET_SIZE + code);
    pair = (pair % ALPHABET_SIZE) * ALPHABET_SIZE + code;
  }
}
