import { languageOf } from '@cotta/reference/languages.js';
import { niceClasses } from '@cotta/reference/nice-classes.js';
import type { Concepts } from '../meaning/concepts.js';
import { fromAnotherLanguage, spelledAlmost } from './near-words.js';
import { shippedTerms, type ScoredTerm, type TermIndex, type WantedWord } from './term-index.js';
import { splitTermWords, stemOf } from './term-words.js';

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
  readonly items: readonly ScoredTerm[];
  /** Words that were looked up in English by a dictionary: a person has to check them. */
  readonly translated: readonly TranslatedWord[];
  /** The question itself is a listed term. */
  readonly listed: boolean;
}

export interface SuggestedClass {
  readonly classNumber: number;
  readonly title: string;
  /** 0–1 of the best. */
  readonly score: number;
  /** English words by which it was found. */
  readonly matched: readonly string[];
}

export interface TranslatedWord {
  readonly word: string;
  readonly as: readonly string[];
}

const LOOKED_AT = 25;
const RANK_DISCOUNT = 0.3;
const MOST_CLASSES = 8;
const LEAST_CLASS_SCORE = 0.1;
const MOST_TRANSLATIONS = 6;

/** Terms and classes for a description in somebody's own words. `concepts`: knows other languages than English. */
export function searchGoods({ query, locale, classes, limit }: GoodsRequest, concepts: Concepts | undefined): GoodsAnswer {
  const index = shippedTerms();
  const meant = splitTermWords(query).map((word) => meaningOf(word, index, concepts, languageOf(locale)));
  const found = index.find(meant.map(({ ways }) => ways), new Set(classes));
  const plain = splitTermWords(query).join(' ');
  return {
    classes: suggestedClasses(found, locale),
    items: found.slice(0, limit),
    translated: meant.flatMap(({ translated }) => translated ?? []),
    listed: found.slice(0, limit).some(({ term }) => splitTermWords(term).join(' ') === plain),
  };
}

interface MeantWord {
  readonly ways: readonly WantedWord[];
  readonly translated?: TranslatedWord;
}

function meaningOf(word: string, index: TermIndex, concepts: Concepts | undefined, language: string): MeantWord {
  const foreign = language === 'en' || concepts === undefined ? [] : fromAnotherLanguage(word, concepts).map(stemOf).filter((stem) => index.has(stem));
  if (foreign.length > 0) {
    const as = [...new Set(foreign)].slice(0, MOST_TRANSLATIONS);
    return { ways: as.map((stem, rank) => ({ stem, weight: 1 / (1 + RANK_DISCOUNT * rank) })), translated: { word, as: as.map((stem) => index.wordOf(stem)) } };
  }
  const ways = index.beginning(stemOf(word));
  return { ways: ways.length > 0 ? ways : spelledAlmost(stemOf(word), index.words) };
}

/** A class counts what its terms score, the later ones less. */
function suggestedClasses(found: readonly ScoredTerm[], locale: string): SuggestedClass[] {
  const sums = new Map<number, { score: number; matched: Set<string> }>();
  for (const [rank, { classNumber, score, matched }] of found.slice(0, LOOKED_AT).entries()) {
    const sum = sums.get(classNumber) ?? { score: 0, matched: new Set<string>() };
    sum.score += score / (1 + RANK_DISCOUNT * rank);
    for (const word of matched) sum.matched.add(word);
    sums.set(classNumber, sum);
  }
  const best = Math.max(...Array.from(sums.values(), ({ score }) => score), 0);
  return Array.from(sums, ([classNumber, { score, matched }]) => ({ classNumber, title: titleOf(classNumber, locale), score: score / best, matched: [...matched] }))
    .filter(({ score }) => score >= LEAST_CLASS_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_CLASSES);
}

function titleOf(classNumber: number, locale: string): string {
  return niceClasses.find(({ number }) => number === classNumber)?.title[languageOf(locale)] ?? '';
}
