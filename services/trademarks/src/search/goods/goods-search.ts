import { languageOf, type Language } from '@cotta/reference/languages.js';
import { niceClasses } from '@cotta/reference/nice-classes.js';
import type { Concepts } from '../meaning/concepts.js';
import { classesOfThing } from './classes-of-thing.js';
import { englishNames } from './english-names.js';
import { guessClasses } from './guessed-classes.js';
import { shippedPlainWords } from './plain-words.js';
import { suggestClasses } from './suggested-classes.js';
import { shippedTerms, type ScoredTerm } from './term-index.js';
import { splitTermWords } from './term-words.js';
import { shippedTermsInLanguages } from './terms-in-languages.js';
import { inTurn, termsFor } from './thing-terms.js';
import { understand, type UnderstoodThing } from './understood-things.js';
import { meaningOf, type TranslatedWord } from './unknown-words.js';

export interface GoodsRequest {
  /** 1–200 characters. */
  readonly query: string;
  /** Language of the question and of the titles. */
  readonly locale: string;
  /** Only these; all when empty. */
  readonly classes: readonly number[];
  /** Terms, 1–50. */
  readonly limit: number;
}

export interface GoodsAnswer {
  readonly classes: readonly SuggestedClass[];
  readonly items: readonly FoundTerm[];
  /** Words that nobody wrote down and a dictionary put into English: a person has to check them. */
  readonly translated: readonly TranslatedWord[];
  /** The question itself is a listed term. */
  readonly listed: boolean;
}

export interface FoundTerm extends ScoredTerm {
  /** What it says in the language of the question, in our words; null in English and where nobody has put it into words. */
  readonly translation: string | null;
}

export interface SuggestedClass {
  readonly classNumber: number;
  readonly title: string;
  /** 0–1; 1 for what was named. */
  readonly score: number;
  /** Words of the question that led there, as typed. */
  readonly matched: readonly string[];
}

/** Terms and classes for a description in somebody's own words. `concepts`: a dictionary for words that the everyday ones lack. */
export function searchGoods(
  { query, locale, classes, limit }: GoodsRequest,
  concepts: Concepts | undefined,
): GoodsAnswer {
  const language = languageOf(locale);
  const only = new Set(classes);
  const things = understand(query, language, shippedPlainWords());
  const read = things.map((thing) => termsOfThing(thing, language, only, concepts));
  const guesses = new Map(things.map((thing, place) => [thing, read[place]]));
  const suggested = suggestClasses(things, language, (thing) =>
    guessClasses(guesses.get(thing)?.terms ?? [], thing),
  );
  const items = inTurn(read.map(({ terms }) => terms)).slice(0, limit);
  const plain = splitTermWords(query).join(' ');
  return {
    classes: suggested
      .filter(({ classNumber }) => only.size === 0 || only.has(classNumber))
      .map(({ classNumber, score, words }) => ({
        classNumber,
        title: titleOf(classNumber, language),
        score,
        matched: words,
      })),
    items: items.map((one) => ({
      ...one,
      translation: shippedTermsInLanguages().of(one.classNumber, one.term, language),
    })),
    translated: read.flatMap(({ translated }) => translated),
    listed: items.some(({ term, listed }) => listed && splitTermWords(term).join(' ') === plain),
  };
}

interface ThingTerms {
  readonly terms: readonly ScoredTerm[];
  readonly translated: readonly TranslatedWord[];
}

function termsOfThing(
  thing: UnderstoodThing,
  language: Language,
  only: ReadonlySet<number>,
  concepts: Concepts | undefined,
): ThingTerms {
  const index = shippedTerms();
  if (thing.known.length === 0) {
    const meant = thing.words.map(({ folded }) => meaningOf(folded, index, concepts, language));
    return {
      terms: index.find(
        meant.map(({ ways }) => ways),
        only,
      ),
      translated: meant.flatMap(({ translated }) => translated ?? []),
    };
  }
  const suggested = new Set(classesOfThing(thing, language).map(({ classNumber }) => classNumber));
  const isUsual = (classNumber: number, term: string): boolean =>
    shippedTermsInLanguages().isUsual(classNumber, term);
  const typed = language === 'en' ? thing.words.map(({ text }) => text) : [];
  const lists = thing.known.map((one) =>
    termsFor(
      {
        names: englishNames(one, language, {
          concepts,
          plainWords: shippedPlainWords(),
          termsInLanguages: shippedTermsInLanguages(),
        }),
        describedBy: typed,
        classes: suggested,
        isUsual,
      },
      index,
      only,
    ),
  );
  return { terms: inTurn(lists), translated: [] };
}

function titleOf(classNumber: number, language: Language): string {
  return niceClasses.find(({ number }) => number === classNumber)?.title[language] ?? '';
}
