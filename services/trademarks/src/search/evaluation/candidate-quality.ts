import { candidateQuery } from '../candidates/candidate-query.js';
import type { CandidateSource } from '../candidates/candidate-source.js';
import { indexOfCandidates } from '../candidates/rank-candidates.js';
import { SlotFilter, type SearchFilter } from '../index/filter.js';
import { NearestMarks } from '../query/nearest.js';
import type { Ranking } from '../score/ranking.js';
import { analyseName } from '../text/analysed-name.js';
import type { EvalTools } from './evaluate.js';

/** Marks found by way of a source, and what that took. */
export interface FoundAmong {
  /** Best first, by their keys in the register. */
  readonly keys: readonly number[];
  /** Of the first so many. */
  readonly names: readonly string[];
  readonly candidates: number;
  /** Milliseconds until the source answered, and for scoring what it gave. */
  readonly sourceMs: number;
  readonly rankMs: number;
}

/** The marks nearest to a name among those that a source gives. @throws SearchUnavailable */
export async function nearestAmong(
  source: CandidateSource,
  {
    query,
    filter = {},
    shown,
    ranking,
  }: {
    readonly query: string;
    readonly filter?: SearchFilter;
    readonly shown: number;
    readonly ranking?: Ranking | undefined;
  },
  { weigh, concepts }: EvalTools,
): Promise<FoundAmong> {
  const start = performance.now();
  const asked = candidateQuery({ query, limit: shown, offset: 0, ...filter }, { weigh, concepts });
  const candidates = await source.near(asked);
  const answered = performance.now();
  const { index, markOf } = indexOfCandidates(candidates, weigh);
  const { marks } = new NearestMarks(index, concepts).to(
    analyseName(query, weigh),
    new SlotFilter(filter, index.offices),
    ranking,
  );
  const keys = Array.from(marks.slots, (slot) => index.marks.columns.keys[slot] ?? 0);
  const rankMs = performance.now() - answered;
  return {
    keys,
    names: keys.slice(0, shown).map((key) => markOf(key)?.name ?? ''),
    candidates: candidates.marks.length,
    sourceMs: answered - start,
    rankMs,
  };
}
