import type { Language } from '@cotta/reference/languages.js';
import type { Concepts } from '../meaning/concepts.js';
import { fromAnotherLanguage, spelledAlmost } from './similar-words.js';
import type { TermIndex, WantedWord } from './term-index.js';
import { stemOf } from './term-words.js';

export interface TranslatedWord {
  readonly word: string;
  readonly as: readonly string[];
}

export interface MeantWord {
  readonly ways: readonly WantedWord[];
  readonly translated?: TranslatedWord;
}

const RANK_DISCOUNT = 0.3;
const MOST_TRANSLATIONS = 6;

/** What a word that nobody wrote down may be among the words of the listed terms: by a dictionary, by its beginning, by a slip of the finger. */
export function meaningOf(
  word: string,
  index: TermIndex,
  concepts: Concepts | undefined,
  language: Language,
): MeantWord {
  const foreign =
    language === 'en' || concepts === undefined
      ? []
      : fromAnotherLanguage(word, concepts)
          .map(stemOf)
          .filter((stem) => index.has(stem));
  if (foreign.length > 0) {
    const as = [...new Set(foreign)].slice(0, MOST_TRANSLATIONS);
    return {
      ways: as.map((stem, rank) => ({ stem, weight: 1 / (1 + RANK_DISCOUNT * rank) })),
      translated: { word, as: as.map((stem) => index.wordOf(stem)) },
    };
  }
  const ways = index.beginning(stemOf(word));
  return { ways: ways.length > 0 ? ways : spelledAlmost(stemOf(word), index.words) };
}
