import { describe, expect, it } from '@jest/globals';
import { analyseName } from '../text/analysed-name.js';
import { seedWeights } from '../text/word-weights.js';
import { rawScores, trigramSimilarity } from './raw-scores.js';

const scores = (one: string, other: string) =>
  rawScores(analyseName(one, seedWeights()), analyseName(other, seedWeights()));

describe('the single measures of the specification', () => {
  it('are 1 for equal names', () =>
    expect(scores('NOKIA', 'nokia')).toEqual({
      fullText: 1,
      trigram: 1,
      metaphone: 1,
      doubleMetaphone: 1,
      levenshtein: 1,
    }));

  it('count letters that differ', () => expect(scores('NOKIA', 'NOKLA').levenshtein).toBeCloseTo(0.8));

  it('hear that two spellings sound alike', () =>
    expect(scores('PHOTON', 'FOTON')).toMatchObject({ metaphone: 1, doubleMetaphone: 1 }));

  it('find words of the query in a longer name', () => {
    expect(scores('SILVER', 'SILVER MOON').fullText).toBe(1);
    expect(scores('SILVER MOON', 'SILVER BRIGHT MOON').fullText).toBe(0.5);
    expect(scores('SILVER SUN', 'SILVER MOON').fullText).toBe(0);
  });

  it('compare trigrams as pg_trgm does', () =>
    expect(trigramSimilarity(['word'], ['two', 'words'])).toBeCloseTo(0.363636, 5));

  it('say null where there is nothing to compare', () =>
    expect(scores('123', '456').doubleMetaphone).toBeNull());
});
