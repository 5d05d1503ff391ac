import { doubleMetaphone } from 'double-metaphone';
import { metaphone } from 'metaphone';
import { encodeKey } from '../text/alphabet.js';
import type { AnalysedName } from '../text/analysed-name.js';
import { EditDistance } from './levenshtein.js';

/** The single measures of the specification, each 0–1; null where a measure has nothing to compare (double metaphone of a name
 *  without consonants). They are shown beside a hit, never used to rank: each alone is a poor judge. */
export interface RawScores {
  readonly fullText: number;
  readonly trigram: number;
  readonly metaphone: number;
  readonly doubleMetaphone: number | null;
  readonly levenshtein: number;
}

/** What PostgreSQL's `dmetaphone` keeps. */
const DOUBLE_METAPHONE_LETTERS = 4;
const METAPHONE_LETTERS = 30;

export function rawScores(query: AnalysedName, mark: AnalysedName): RawScores {
  const [queryText, markText] = [textOf(query), textOf(mark)];
  return {
    fullText: fullText(queryText, markText),
    trigram: trigramSimilarity(queryText, markText),
    metaphone:
      similarity(
        metaphone(query.coreKey).slice(0, METAPHONE_LETTERS),
        metaphone(mark.coreKey).slice(0, METAPHONE_LETTERS),
      ) ?? 0,
    doubleMetaphone: doubleMetaphoneSimilarity(query.coreKey, mark.coreKey),
    levenshtein: similarity(query.coreKey, mark.coreKey) ?? 0,
  };
}

const textOf = (name: AnalysedName): string[] => name.words.map(({ folded }) => folded);

/** Every word of the query is in the mark; the more other words stand between them, the less. */
function fullText(query: readonly string[], mark: readonly string[]): number {
  if (query.length === 0 || !query.every((word) => mark.includes(word))) return 0;
  const places = query.map((word) => mark.indexOf(word));
  const span = Math.max(...places) - Math.min(...places) + 1;
  return 1 / (1 + Math.max(0, span - new Set(places).size));
}

/** As pg_trgm's `similarity`: shared trigrams of the words over all of them. */
export function trigramSimilarity(query: readonly string[], mark: readonly string[]): number {
  const own = wordTrigrams(query);
  const other = wordTrigrams(mark);
  const shared = [...own].filter((trigram) => other.has(trigram)).length;
  const all = own.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

function wordTrigrams(words: readonly string[]): Set<string> {
  return new Set(
    words.flatMap((word) =>
      Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3)),
    ),
  );
}

function doubleMetaphoneSimilarity(query: string, mark: string): number | null {
  const [own, other] = [doubleMetaphone(query), doubleMetaphone(mark)];
  const scores = own.map((code, at) =>
    similarity(code.slice(0, DOUBLE_METAPHONE_LETTERS), (other[at] ?? '').slice(0, DOUBLE_METAPHONE_LETTERS)),
  );
  const known = scores.filter((score) => score !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Edit distance over the longer one, 1 for equal; null when both are empty. */
function similarity(one: string, other: string): number | null {
  if (one === '' && other === '') return null;
  const encoded = encodeKey(other.toLowerCase());
  return new EditDistance(encodeKey(one.toLowerCase())).similarity(encoded, 0, encoded.length);
}
