import { describe, expect, it } from '@jest/globals';
import { shippedConcepts } from '../meaning/concepts.js';
import { seedWeights } from '../text/word-weights.js';
import { areaUnderCurve } from './auc.js';
import { readEvalData } from './eval-data.js';
import { foldsOf } from './folds.js';
import { Ranking, trainedRanking } from '../score/ranking.js';
import { indexOfNames, measureScores, measureSearch } from './evaluate.js';

const tools = { weigh: seedWeights(), concepts: shippedConcepts() };
const data = readEvalData();
/** A second or two on a quiet machine. */
const PATIENCE_MS = 60_000;

describe('quality on the cases that ship', () => {
  it(
    'the overall score tells similar pairs from others better than any single measure',
    () => {
      const measures = new Map(measureScores(data.pairs, tools).map(({ measure, auc }) => [measure, auc]));
      const overall = measures.get('overall') ?? 0;
      measures.delete('overall');
      expect(overall).toBeGreaterThanOrEqual(0.93);
      for (const auc of measures.values()) expect(overall).toBeGreaterThan(auc);
    },
    PATIENCE_MS,
  );

  it(
    'expected names come early among fifteen thousand real ones, earlier by weights that saw none of them than by similarity alone',
    async () => {
      const search = indexOfNames(data, tools);
      const foldOf = foldsOf(data);
      const heldBack = trainedRanking().heldBack.map((weights) => new Ranking(weights));
      const in10 = async (
        rankingOf?: (query: string) => Ranking | undefined,
      ): Promise<Map<string, number>> => {
        const { kinds } = await measureSearch(data, search, tools.weigh, rankingOf);
        return new Map(kinds.map(({ kind, found }) => [kind, found[10]]));
      };
      expect(search.marks).toBeGreaterThan(15_000);
      const unranked = await in10();
      const ranked = await in10((query) => heldBack[foldOf(query)]);
      expect(ranked.get('perturbed')).toBeGreaterThanOrEqual(0.97);
      expect(ranked.get('conflict')).toBeGreaterThanOrEqual(0.7);
      expect(ranked.get('conflict')).toBeGreaterThan(unranked.get('conflict') ?? 1);
    },
    PATIENCE_MS,
  );

  it('a curve without errors has the area 1, a coin ½', () => {
    expect(areaUnderCurve([3, 4], [1, 2])).toBe(1);
    expect(areaUnderCurve([1, 1], [1, 1])).toBe(0.5);
  });
});
