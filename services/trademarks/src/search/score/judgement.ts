import type { MeaningPair } from '../meaning/meaning-query.js';
import type { AnalysedName } from '../text/analysed-name.js';
import { bandOf, type Band } from './formula.js';
import type { GoodsScore } from './goods.js';
import type { NameScore } from './name-scorer.js';
import { rawScores, type RawScores } from './raw-scores.js';
import { reasonsFor, type Reason } from './reasons.js';
import { riskOf, type Risk } from './risk.js';

/** All that is said about a name and an earlier mark. */
export interface Judgement {
  readonly scores: RawScores & { readonly overall: number };
  readonly parts: NameScore;
  /** Similarity of the names alone. */
  readonly band: Band;
  readonly goods: GoodsScore;
  /** Names and goods together. */
  readonly risk: Risk;
  readonly reasons: readonly Reason[];
}

export interface JudgedPair {
  readonly query: AnalysedName;
  readonly mark: AnalysedName;
  readonly parts: NameScore;
  readonly meanings: readonly MeaningPair[];
  readonly goods: GoodsScore;
  readonly live: boolean;
}

export function judge({ query, mark, parts, meanings, goods, live }: JudgedPair): Judgement {
  const identical = parts.sameLetters || parts.sameSound;
  return {
    scores: { ...rawScores(query, mark), overall: parts.overall },
    parts,
    band: bandOf(parts.overall, identical),
    goods,
    risk: riskOf({ overall: parts.overall, identical, goods, live }),
    reasons: reasonsFor(query, mark, parts, meanings),
  };
}

/** The score of two names that are written alike, in whatever script. */
export const identicalNames: NameScore = {
  look: 1,
  sound: 1,
  start: 1,
  contains: 1,
  full: 1,
  meaning: 0,
  asked: 1,
  letters: 1,
  edits: 0,
  sameLetters: true,
  sameSound: true,
  raw: 1,
  overall: 1,
};
