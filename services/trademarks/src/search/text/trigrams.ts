import type { AnalysedName } from './analysed-name.js';
import { ALPHABET_SIZE, BLANK, codeOf } from './alphabet.js';

/** Numbers of trigrams lie below this. */
export const TRIGRAM_COUNT = ALPHABET_SIZE ** 3;

/** Words below this weight bring no trigrams of their own. */
const LIGHTEST_WORD = 0.12;

/** Distinct trigrams of a key with two leading blanks and one trailing, added to `found`. */
export function addTrigrams(key: string, found: Set<number>): void {
  let first = BLANK;
  let second = BLANK;
  for (let i = 0; i <= key.length; i += 1) {
    const third = i < key.length ? codeOf(key.charCodeAt(i)) : BLANK;
    found.add((first * ALPHABET_SIZE + second) * ALPHABET_SIZE + third);
    first = second;
    second = third;
  }
}

/** The trigrams a name is found by: of its core's sound and, when there are several words, of each word that is not too common. */
export function searchTrigrams(name: AnalysedName): Uint16Array {
  const found = new Set<number>();
  if (name.coreSound !== '') addTrigrams(name.coreSound, found);
  if (name.words.length > 1) {
    for (const { sound, weight } of name.words)
      if (weight >= LIGHTEST_WORD && sound !== '') addTrigrams(sound, found);
  }
  return Uint16Array.from(found).sort();
}
