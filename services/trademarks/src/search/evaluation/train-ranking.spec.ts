import { describe, expect, it } from '@jest/globals';
import { RANK_MEASURES } from '../score/ranking.js';
import type { RankingCase } from './ranking-cases.js';
import { trainRanking } from './train-ranking.js';

/** One question: the measures of each mark in the order of RANK_MEASURES, the first of which had to be found. */
const asks = (
  ...marks: readonly (readonly [similarity: number, asked: number, meaning: number])[]
): RankingCase => ({
  fold: 0,
  weight: 1,
  rows: Float64Array.from(marks.flat()),
  expected: [0],
});

describe('trained weights', () => {
  it('are heavy where the mark that had to be found stood out, and together 1', () => {
    expect(RANK_MEASURES).toEqual(['similarity', 'asked', 'meaning']);
    const weights = trainRanking([
      asks([0.6, 0.9, 0], [0.6, 0.1, 0], [0.5, 0.3, 0]),
      asks([0.5, 0.8, 0], [0.6, 0.2, 0], [0.5, 0.1, 0]),
      asks([0.7, 0.3, 0], [0.4, 0.3, 0], [0.3, 0.4, 0]),
    ]);
    expect(weights.asked).toBeGreaterThan(0.3);
    expect(weights.similarity).toBeGreaterThan(0.1);
    expect(weights.meaning).toBe(0);
    expect(weights.similarity + weights.asked + weights.meaning).toBeCloseTo(1, 3);
  });

  it('never count against a mark that is nearer', () => {
    const weights = trainRanking([
      asks([0.8, 0.1, 0], [0.5, 0.9, 0], [0.4, 0.8, 0]),
      asks([0.7, 0.2, 0], [0.6, 0.7, 0], [0.5, 0.9, 0]),
    ]);
    expect(weights).toEqual({ similarity: 1, asked: 0, meaning: 0 });
  });

  it('lean to the case that weighs more', () => {
    const similar = asks([0.9, 0.1, 0], [0.2, 0.8, 0]);
    const asked = asks([0.2, 0.8, 0], [0.9, 0.1, 0]);
    const leaning = trainRanking([similar, { ...asked, weight: 0.1 }]);
    expect(leaning.similarity).toBeGreaterThan(0.9);
    expect(trainRanking([{ ...similar, weight: 0.1 }, asked]).asked).toBeGreaterThan(0.9);
  });
});
