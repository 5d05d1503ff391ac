import { hashBytes } from '../index/hash.js';
import { KEY_KINDS, hashKey } from '../index/slot-entry.js';
import type { EncodedNameView } from '../score/encoded-name.js';
import type { MeaningOf } from '../score/name-scorer.js';
import type { AnalysedName } from '../text/analysed-name.js';
import { soundKey } from '../text/sound-key.js';
import type { Concepts } from './concepts.js';

/** A word with more meanings than this means nothing in particular. */
const MOST_MEANINGS = 40;
const SHORTEST_LEMMA = 3;
/** Shortest part of a compound that is looked up on its own. */
const SHORTEST_PART = 3;

/** Words that mean the same as one word of the query (or one part of it), by the hash of their letters. */
interface SaidOtherwise {
  readonly word: string;
  readonly weight: number;
  readonly lemmas: ReadonlyMap<number, string>;
}

export interface MeaningPair {
  readonly query: string;
  readonly mark: string;
}

/** What the query's core means, in every word that means it. */
export class MeaningQuery implements MeaningOf {
  private readonly said: readonly SaidOtherwise[];
  private readonly coreWeight: number;

  constructor(query: AnalysedName, concepts: Concepts) {
    const core = query.words.filter((word) => word.core);
    this.coreWeight = core.reduce((sum, { weight }) => sum + weight, 0);
    this.said = core.flatMap(({ folded, weight }) => {
      const whole = lemmasFor(folded, concepts);
      if (whole.size > 0) return [{ word: folded, weight, lemmas: whole }];
      return partsOf(folded, concepts).map((part, _, parts) => ({
        word: part,
        weight: weight / parts.length,
        lemmas: lemmasFor(part, concepts),
      }));
    });
  }

  /** What to look up in the index: for each word its share of the core and the sounds of what means the same. */
  lookups(): { readonly share: number; readonly sounds: readonly string[] }[] {
    return this.said.map(({ weight, lemmas }) => ({
      share: weight / this.coreWeight,
      sounds: [...new Set(Array.from(lemmas.values(), soundKey))],
    }));
  }

  of(mark: EncodedNameView): number {
    return this.match(mark).share;
  }

  /** Which words answer each other. */
  pairs(mark: EncodedNameView): MeaningPair[] {
    return this.match(mark).pairs;
  }

  /** Matched share of the query's core times matched share of the mark's: SUN is not the meaning of SOL DE MAYO as a whole. */
  private match(mark: EncodedNameView): { readonly share: number; readonly pairs: MeaningPair[] } {
    const pairs: MeaningPair[] = [];
    if (this.said.length === 0) return { share: 0, pairs };
    const open = new Set(this.said);
    let markWeight = 0;
    let markMatched = 0;
    let queryMatched = 0;
    let lettersAt = mark.lettersAt;
    for (let word = 0; word < mark.wordCount; word += 1) {
      const length = mark.wordLength(word);
      if (mark.isCore(word)) {
        markWeight += mark.weight(word);
        const hash = hashBytes(mark.bytes, lettersAt, length, KEY_KINDS.wordLetters);
        const match = [...open].find(({ lemmas }) => lemmas.has(hash));
        if (match !== undefined) {
          open.delete(match);
          markMatched += mark.weight(word);
          queryMatched += match.weight;
          pairs.push({ query: match.word, mark: match.lemmas.get(hash) ?? '' });
        }
      }
      lettersAt += length;
    }
    if (pairs.length === 0 || this.coreWeight === 0) return { share: 0, pairs };
    return { share: (queryMatched / this.coreWeight) * (0.5 + (0.5 * markMatched) / markWeight), pairs };
  }
}

function lemmasFor(word: string, concepts: Concepts): Map<number, string> {
  const lemmas = new Map<number, string>();
  if (word.length < SHORTEST_LEMMA) return lemmas;
  const meanings = concepts.meaningsOf(word, MOST_MEANINGS);
  if (meanings.length === 0 || meanings.length > MOST_MEANINGS) return lemmas;
  const ownSound = soundKey(word);
  for (const lemma of meanings.flatMap((meaning) => concepts.wordsFor(meaning))) {
    if (lemma.length >= SHORTEST_LEMMA && soundKey(lemma) !== ownSound)
      lemmas.set(hashKey('wordLetters', lemma), lemma);
  }
  return lemmas;
}

/** MARAZUL is mar and azul: the most even split into two known words, or nothing. */
function partsOf(word: string, concepts: Concepts): string[] {
  for (const at of evenFirst(word.length)) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => concepts.meaningsOf(part, MOST_MEANINGS).length > 0)) return parts;
  }
  return [];
}

function evenFirst(length: number): number[] {
  const cuts = Array.from(
    { length: Math.max(0, length - 2 * SHORTEST_PART + 1) },
    (_, i) => i + SHORTEST_PART,
  );
  return cuts.sort((one, other) => Math.abs(one - length / 2) - Math.abs(other - length / 2));
}
