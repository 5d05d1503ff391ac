import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ANALYSIS_VERSION, analyseName } from '../text/analysed-name.js';
import { seedWeights, WEIGHTS_VERSION } from '../text/word-weights.js';
import { encodedSize, encodeName } from './encoded-name.js';
import { PART, PARTS, SCORE_VERSION } from './formula.js';
import { NameScorer, type NameScore } from './name-scorer.js';
import { Ranking, RANK_MEASURES, trainedRanking, type RankingWeights } from './ranking.js';

const weigh = seedWeights();

function score(question: string, name: string): NameScore {
  const mark = analyseName(name, weigh);
  const bytes = new Uint8Array(encodedSize(mark));
  encodeName(mark, bytes, 0);
  return new NameScorer(analyseName(question, weigh)).score(bytes, 0);
}

function valueOf(ranking: Ranking, { raw, asked, meaning }: NameScore): number {
  const row = new Float64Array(PARTS);
  row[PART.asked] = asked;
  row[PART.meaning] = meaning;
  return ranking.of(row, 0, raw);
}

const sum = (weights: RankingWeights): number =>
  RANK_MEASURES.reduce((total, measure) => total + weights[measure], 0);

describe('the weights that ship', () => {
  const { version, from, weights, heldBack } = trainedRanking();

  it('were trained from the data, the formula and the analysis that ship', () => {
    for (const name of ['similarity-pairs.csv', 'search-queries.jsonl', 'seed-names.txt.gz']) {
      const bytes = readFileSync(new URL(`../../../data/search/${name}`, import.meta.url));
      expect(from[name]).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    expect(version).toBe(`ranking-${SCORE_VERSION}.${ANALYSIS_VERSION}.${WEIGHTS_VERSION}`);
  });

  it('and those with a part held back never count against a mark, and are together 1', () => {
    expect(heldBack.length).toBe(10);
    for (const one of [weights, ...heldBack]) {
      expect(RANK_MEASURES.filter((measure) => one[measure] < 0)).toEqual([]);
      expect(sum(one)).toBeCloseTo(1, 3);
    }
  });
});

describe('a place in a list', () => {
  const ranking = new Ranking(trainedRanking().weights);

  it.each([
    ['ZORVAN', 'ZORVANEX'],
    ['ZORVAN HOTEL', 'ZORVAN'],
    ['KAVILA', 'CAOVILLA'],
    ['ZORVAN', 'QUILTOP'],
  ])('is explained to the last point: %s and %s', (question, name) => {
    const parts = score(question, name);
    const explained = ranking.explain(parts);
    expect(explained.map(({ measure }) => measure)).toEqual(RANK_MEASURES);
    expect(explained.reduce((total, { points }) => total + points, 0)).toBeCloseTo(
      100 * valueOf(ranking, parts),
      9,
    );
  });

  it('is the higher, the more of the question is in the mark; weak words hardly matter', () => {
    expect(score('ZORVAN', 'ZORVAN').asked).toBe(1);
    expect(score('ZORVAN', 'ZORVAN SILVER').asked).toBe(1);
    expect(score('ZORVAN GROUP', 'ZORVAN').asked).toBeGreaterThan(0.8);
    expect(score('ZORVAN', 'ZORVEX').asked).toBeCloseTo(4 / 7, 9);
    expect(score('ZORVAN', 'QUILTOP').asked).toBe(0);
    expect(score('BANANA', 'BANANANA').asked).toBe(1);
  });
});
