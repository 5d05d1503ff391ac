import { ANALYSIS_VERSION } from '../text/analysed-name.js';
import { WEIGHTS_VERSION } from '../text/word-weights.js';
import { SCORE_VERSION } from './formula.js';

const current: { readonly score: number; readonly analysis: number; readonly weights: string } = {
  score: SCORE_VERSION,
  analysis: ANALYSIS_VERSION,
  weights: WEIGHTS_VERSION,
};

/** What is kept beside each score: the versions of the formula, of the text analysis and of the weights of words, `1.1.seed-2026-11`. */
export const scoringVersion = (versions = current): string =>
  `${versions.score}.${versions.analysis}.${versions.weights}`;
