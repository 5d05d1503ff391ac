import { encodeKey } from '../text/alphabet.js';
import type { AnalysedName } from '../text/analysed-name.js';
import type { EncodedNameView } from './encoded-name.js';
import { EditDistance } from './levenshtein.js';

const ALIKE_FROM = 0.72;
const ALIKE_FACTOR = 0.97;
const SHORTEST_ALIKE = 4;
const MOST_WORDS = 24;

interface QueryWord {
  readonly letters: Uint8Array;
  readonly sound: Uint8Array;
  readonly distance: EditDistance;
  readonly weight: number;
  readonly core: boolean;
}

/** How much of one name's core is found, word by word, in the other: whichever direction covers more. */
export class WordCover {
  private readonly words: readonly QueryWord[];
  private readonly coreWeight: number;
  private readonly bestOfQuery = new Float64Array(MOST_WORDS);

  constructor(name: AnalysedName) {
    this.words = name.words.map(({ folded, sound, weight, core }) => {
      const encoded = encodeKey(sound);
      return {
        letters: encodeKey(folded),
        sound: encoded,
        distance: new EditDistance(encoded),
        weight,
        core,
      };
    });
    this.coreWeight = name.words.reduce((sum, { weight, core }) => sum + (core ? weight : 0), 0);
  }

  /** 0–1, and the same whichever of the two names is the query. */
  of(mark: EncodedNameView): number {
    this.bestOfQuery.fill(0);
    let covered = 0;
    let markWeight = 0;
    let lettersAt = mark.lettersAt;
    let soundAt = mark.wordSoundsAt;
    for (let word = 0; word < mark.wordCount; word += 1) {
      const best = this.bestFor(mark, word, lettersAt, soundAt);
      if (mark.isCore(word)) {
        covered += best * mark.weight(word);
        markWeight += mark.weight(word);
      }
      lettersAt += mark.wordLength(word);
      soundAt += mark.soundLength(word);
    }
    let found = 0;
    for (let i = 0; i < this.words.length; i += 1) {
      const word = this.words[i];
      if (word?.core === true) found += word.weight * (this.bestOfQuery[i] ?? 0);
    }
    return Math.max(
      markWeight === 0 ? 0 : covered / markWeight,
      this.coreWeight === 0 ? 0 : found / this.coreWeight,
    );
  }

  private bestFor(mark: EncodedNameView, word: number, lettersAt: number, soundAt: number): number {
    let best = 0;
    const length = mark.wordLength(word);
    const soundLength = mark.soundLength(word);
    for (let i = 0; i < this.words.length; i += 1) {
      const own = this.words[i];
      if (own === undefined) continue;
      const alike = equal(own.letters, mark.bytes, lettersAt, length)
        ? 1
        : soundAlike(
            own,
            mark.bytes,
            soundAt,
            Math.min(length, soundLength) < SHORTEST_ALIKE ? 0 : soundLength,
          );
      if (alike > best) best = alike;
      if (alike > (this.bestOfQuery[i] ?? 0)) this.bestOfQuery[i] = alike;
    }
    return best;
  }
}

function soundAlike(own: QueryWord, bytes: Uint8Array, at: number, length: number): number {
  const longer = Math.max(own.sound.length, length);
  const shorter = Math.min(own.sound.length, length);
  if (Math.min(shorter, own.letters.length) < SHORTEST_ALIKE || shorter / longer < ALIKE_FROM) return 0;
  const similarity = own.distance.similarity(bytes, at, length);
  return similarity >= ALIKE_FROM ? similarity * ALIKE_FACTOR : 0;
}

function equal(letters: Uint8Array, bytes: Uint8Array, at: number, length: number): boolean {
  if (letters.length !== length) return false;
  for (let i = 0; i < length; i += 1) if (letters[i] !== bytes[at + i]) return false;
  return true;
}
