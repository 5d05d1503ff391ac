import type { Concepts } from '../meaning/concepts.js';
import { encodeKey } from '../text/alphabet.js';
import { EditDistance } from '../score/levenshtein.js';
import type { WantedWord } from './term-index.js';

const SHORTEST_MISSPELLED = 5;
const LEAST_ALIKE = 0.8;
const MISSPELLED_WEIGHT = 0.4;
const MOST_MISSPELLED = 10;
const MOST_MEANINGS = 12;
const SHORTEST_STEM = 4;

/** Words of the list that differ by a slip of the finger, the first letter apart: that one people hit. */
export function spelledAlmost(word: string, words: readonly string[]): WantedWord[] {
  if (word.length < SHORTEST_MISSPELLED) return [];
  const distance = new EditDistance(encodeKey(word));
  const near = words
    .filter((one) => one.charCodeAt(0) === word.charCodeAt(0) && Math.abs(one.length - word.length) <= 1)
    .map((stem) => {
      const key = encodeKey(stem);
      return { stem, alike: distance.similarity(key, 0, key.length) ?? 0 };
    });
  return near
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MOST_MISSPELLED)
    .map(({ stem }) => ({ stem, weight: MISSPELLED_WEIGHT }));
}

/** English words, among those of other languages, for a Czech, Slovak or Spanish one in whatever form it stands; empty when nobody knows it. */
export function fromAnotherLanguage(word: string, concepts: Concepts): string[] {
  for (const form of formsOf(word)) {
    const meanings = concepts.meaningsOf(form, MOST_MEANINGS).slice(0, MOST_MEANINGS);
    if (meanings.length > 0)
      return meanings.flatMap((meaning) => concepts.wordsFor(meaning)).filter((one) => one !== form);
  }
  return [];
}

/** The word, then what it may be a form of: `lampy` is one of lampa, `zapatos` of zapato. */
function formsOf(word: string): string[] {
  const stems = [word.slice(0, -1), word.slice(0, -2)].filter((stem) => stem.length >= SHORTEST_STEM);
  return [
    word,
    ...stems.flatMap((stem) => [
      stem,
      ...['a', 'o', 'e', 'y', 'i', 'ek', 'ka'].map((ending) => `${stem}${ending}`),
    ]),
  ];
}
