// npm run search:train   finds anew what lists of a search are ordered by, from the cases that ship, and writes data/search/ranking-weights.json
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readEvalData } from '../evaluation/eval-data.js';
import { FOLDS } from '../evaluation/folds.js';
import { EDITS_EACH, rankingCases } from '../evaluation/ranking-cases.js';
import { trainRanking } from '../evaluation/train-ranking.js';
import { shippedConcepts } from '../meaning/concepts.js';
import { scoringVersion } from '../score/scoring-version.js';
import type { TrainedRanking } from '../score/ranking.js';
import { seedWeights } from '../text/word-weights.js';
import { say } from './say.js';

const DATA = new URL('../../../data/search/', import.meta.url);
const FROM = ['similarity-pairs.csv', 'search-queries.jsonl', 'seed-names.txt.gz'];

const cases = rankingCases(readEvalData(), { weigh: seedWeights(), concepts: shippedConcepts() });
const trained: TrainedRanking = {
  version: `ranking-${scoringVersion()}`,
  from: {
    ...Object.fromEntries(FROM.map((name) => [name, sha256(name)])),
    cases: cases.length,
    invented: EDITS_EACH,
  },
  weights: trainRanking(cases),
  heldBack: Array.from({ length: FOLDS }, (_, fold) =>
    trainRanking(cases.filter((one) => one.fold !== fold)),
  ),
};
writeFileSync(new URL('ranking-weights.json', DATA), `${JSON.stringify(trained, null, 2)}\n`);
say(`${cases.length} cases. ${JSON.stringify(trained.weights)}\nWithout each tenth of them:`);
for (const weights of trained.heldBack) say(`  ${JSON.stringify(weights)}`);
say('What they are worth: npm run search:eval');

function sha256(name: string): string {
  return createHash('sha256')
    .update(readFileSync(new URL(name, DATA)))
    .digest('hex');
}
