import { readFileSync } from 'node:fs';
import { PART } from './formula.js';
import type { NameScore } from './name-scorer.js';

/** What a list is ordered by. Each weight is none or more, so that a mark that is nearer in one part and as near in all others never stands lower; together 1. */
export interface RankingWeights {
  /** Of the raw score, which alone makes the percentage that is shown. */
  readonly similarity: number;
  readonly asked: number;
  readonly meaning: number;
}

export type RankMeasure = keyof RankingWeights;
export const RANK_MEASURES: readonly RankMeasure[] = ['similarity', 'asked', 'meaning'];

/** Why a mark stands where it stands. */
export interface RankPart {
  readonly measure: RankMeasure;
  /** 0–1 */
  readonly share: number;
  /** Of 100 that all measures give together. */
  readonly points: number;
}

/** `data/search/ranking-weights.json`, as `npm run search:train` writes it. */
export interface TrainedRanking {
  readonly version: string;
  /** Files and settings it was trained from. */
  readonly from: Readonly<Record<string, string | number>>;
  readonly weights: RankingWeights;
  /** By fold: weights that saw none of its marks. They measure what the weights are worth and order nothing else. */
  readonly heldBack: readonly RankingWeights[];
}

export class Ranking {
  constructor(private readonly weights: RankingWeights) {}

  /** 0–1. `at`: where the row of parts begins in `rows`; `raw`: its raw score. */
  of(rows: Float64Array, at: number, raw: number): number {
    const { similarity, asked, meaning } = this.weights;
    return similarity * raw + asked * (rows[at + PART.asked] ?? 0) + meaning * (rows[at + PART.meaning] ?? 0);
  }

  /** The same, taken apart. */
  explain({ raw, asked, meaning }: NameScore): RankPart[] {
    const shares: RankingWeights = { similarity: raw, asked, meaning };
    return RANK_MEASURES.map((measure) => ({
      measure,
      share: shares[measure],
      points: 100 * this.weights[measure] * shares[measure],
    }));
  }
}

let trained: TrainedRanking | undefined;

/** What ships with the service, read once. */
export function trainedRanking(): TrainedRanking {
  trained ??= JSON.parse(
    readFileSync(new URL('../../../data/search/ranking-weights.json', import.meta.url), 'utf8'),
  ) as TrainedRanking;
  return trained;
}
