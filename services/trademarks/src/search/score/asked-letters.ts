import { ALPHABET_SIZE, BLANK, codeOf } from '../text/alphabet.js';
import type { AnalysedName } from '../text/analysed-name.js';
import { TRIGRAM_COUNT } from '../text/trigrams.js';
import type { EncodedNameView } from './encoded-name.js';

const MOST_COMPARISONS = 0xffff;

/** How much of a question's words is in a mark, by groups of three letters; those of a word that everybody uses weigh as little as the word. */
export class AskedLetters {
  /** One bit a group, as most groups of a mark are none of the question's. */
  private readonly bits = new Uint32Array((TRIGRAM_COUNT >>> 5) + 1);
  private readonly groups: Uint16Array;
  private readonly weights: Float64Array;
  /** In which comparison each group was met last. */
  private readonly met: Uint16Array;
  private readonly weight: number;
  private comparison = 0;

  constructor({ words }: AnalysedName) {
    const weights = new Map<number, number>();
    for (const { folded, weight } of words)
      eachGroup(folded, (group) => weights.set(group, Math.max(weight, weights.get(group) ?? 0)));
    this.groups = Uint16Array.from(weights.keys()).sort();
    this.weights = Float64Array.from(this.groups, (group) => weights.get(group) ?? 0);
    this.weight = this.weights.reduce((sum, weight) => sum + weight, 0);
    this.met = new Uint16Array(this.groups.length);
    for (const group of this.groups)
      this.bits[group >>> 5] = (this.bits[group >>> 5] ?? 0) | (1 << (group & 31));
  }

  /** 0–1 */
  of(mark: EncodedNameView): number {
    if (this.weight === 0) return 0;
    if (this.comparison === MOST_COMPARISONS) {
      this.met.fill(0);
      this.comparison = 0;
    }
    this.comparison += 1;
    let found = 0;
    let at = mark.lettersAt;
    for (let word = 0; word < mark.wordCount; word += 1) {
      const end = at + mark.wordLength(word);
      let pair = BLANK * ALPHABET_SIZE + BLANK;
      for (; at <= end; at += 1) {
        const code = at < end ? (mark.bytes[at] ?? 0) : BLANK;
        const group = pair * ALPHABET_SIZE + code;
        if ((((this.bits[group >>> 5] ?? 0) >>> (group & 31)) & 1) === 1) found += this.once(group);
        pair = (pair % ALPHABET_SIZE) * ALPHABET_SIZE + code;
      }
      at = end;
    }
    return found / this.weight;
  }

  /** The group's weight when it was not met in this comparison. */
  private once(group: number): number {
    let low = 0;
    let high = this.groups.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.groups[middle] ?? 0) < group) low = middle + 1;
      else high = middle;
    }
    if (this.met[low] === this.comparison) return 0;
    this.met[low] = this.comparison;
    return this.weights[low] ?? 0;
  }
}

function eachGroup(word: string, visit: (group: number) => void): void {
  let pair = BLANK * ALPHABET_SIZE + BLANK;
  for (let i = 0; i <= word.length; i += 1) {
    const code = i < word.length ? codeOf(word.charCodeAt(i)) : BLANK;
    visit(pair * ALPHABET_SIZE + code);
    pair = (pair % ALPHABET_SIZE) * ALPHABET_SIZE + code;
  }
}
