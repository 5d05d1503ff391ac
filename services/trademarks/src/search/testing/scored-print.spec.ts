import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { shippedConcepts } from '../meaning/concepts.js';
import { shippedClassRelations } from '../score/goods.js';
import { scoringVersion } from '../score/scoring-version.js';
import { seedWeights } from '../text/word-weights.js';
import { readEvalData } from '../evaluation/eval-data.js';
import { scoredPrint } from './scored-print.js';

const { pairs } = readEvalData();
const yardstick = {
  weigh: seedWeights(),
  concepts: shippedConcepts(),
  relations: shippedClassRelations(),
};

describe('the scoring', () => {
  // Scores are kept with their version, so a version stands for one scoring for ever. Whoever changes what a score comes to raises SCORE_VERSION, ANALYSIS_VERSION or
  // WEIGHTS_VERSION, adds a line to the file and leaves those that are there.
  it('comes to the same on a fixed set of names as long as its version is the same', () => {
    const prints = JSON.parse(
      readFileSync(new URL('../../../data/search/scored-prints.json', import.meta.url), 'utf8'),
    ) as Readonly<Record<string, string>>;
    expect({ [scoringVersion()]: scoredPrint(pairs, yardstick) }).toEqual({
      [scoringVersion()]: prints[scoringVersion()],
    });
  });

  it('is found to be another one where a single word weighs otherwise', () => {
    const few = [{ similar: true, kind: 'decision', first: 'Zorvan Coffee', second: 'Zorvan Tea' }];
    const heavier = {
      ...yardstick,
      weigh: (one: string) => (one === 'coffee' ? 0.9 : yardstick.weigh(one)),
    };
    expect(scoredPrint(few, heavier)).not.toBe(scoredPrint(few, yardstick));
  });
});
