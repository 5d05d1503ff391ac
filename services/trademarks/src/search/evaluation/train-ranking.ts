import { RANK_MEASURES, type RankingWeights, type RankMeasure } from '../score/ranking.js';
import type { RankingCase } from './ranking-cases.js';

const MEASURES = RANK_MEASURES.length;
/** Of the sum of all cases: keeps weights small where few cases speak for them. */
const SHRINKAGE = 0.002;
const MOST_STEPS = 40;
const SMALL_STEP = 1e-7;
const DIGITS = 1e4;

/** How badly weights explain the cases, and which way is better. */
interface Slope {
  readonly loss: number;
  readonly gradient: Float64Array;
  /** Row by row. */
  readonly curvature: Float64Array;
}

/** Weights under which the marks that had to be found are the likeliest among all that were scored for the same question (conditional logit, by Newton's
 *  steps). A measure that would count against a mark is left out: nearer never means lower. Together 1. */
export function trainRanking(cases: readonly RankingCase[]): RankingWeights {
  let used = RANK_MEASURES.map((_, at) => at);
  for (;;) {
    const weights = fit(cases, used);
    const worst = used.reduce((one, other) => ((weights[other] ?? 0) < (weights[one] ?? 0) ? other : one));
    if ((weights[worst] ?? 0) >= 0) return shares(weights);
    used = used.filter((at) => at !== worst);
  }
}

function shares(weights: Float64Array): RankingWeights {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const of = (measure: RankMeasure): number =>
    Math.round(((weights[RANK_MEASURES.indexOf(measure)] ?? 0) / sum) * DIGITS) / DIGITS;
  return { similarity: of('similarity'), asked: of('asked'), meaning: of('meaning') };
}

function fit(cases: readonly RankingCase[], used: readonly number[]): Float64Array {
  let best = new Float64Array(MEASURES);
  let slope = slopeAt(cases, best);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let way = solve(slope, used);
    let next = best.map((weight, at) => weight - (way[at] ?? 0));
    let there = slopeAt(cases, next);
    while (there.loss > slope.loss && way.some((one) => Math.abs(one) > SMALL_STEP)) {
      way = way.map((one) => one / 2);
      next = best.map((weight, at) => weight - (way[at] ?? 0));
      there = slopeAt(cases, next);
    }
    if (!way.some((one) => Math.abs(one) > SMALL_STEP)) break;
    best = next;
    slope = there;
  }
  return best;
}

function slopeAt(cases: readonly RankingCase[], weights: Float64Array): Slope {
  const gradient = new Float64Array(MEASURES);
  const curvature = new Float64Array(MEASURES * MEASURES);
  let loss = 0;
  let total = 0;
  for (const one of cases) {
    loss += one.weight * addCase(one, weights, { gradient, curvature });
    total += one.weight;
  }
  for (let i = 0; i < MEASURES; i += 1) {
    const weight = weights[i] ?? 0;
    loss += (SHRINKAGE * total * weight * weight) / 2;
    gradient[i] = (gradient[i] ?? 0) + SHRINKAGE * total * weight;
    curvature[i * MEASURES + i] = (curvature[i * MEASURES + i] ?? 0) + SHRINKAGE * total;
  }
  return { loss, gradient, curvature };
}

/** Adds what the case says. @returns its loss */
function addCase(
  { rows, expected, weight }: RankingCase,
  weights: Float64Array,
  { gradient, curvature }: Pick<Slope, 'gradient' | 'curvature'>,
): number {
  const chances = chancesOf(rows, weights);
  const mean = new Float64Array(MEASURES);
  const square = new Float64Array(MEASURES * MEASURES);
  chances.forEach((chance, mark) => {
    const row = mark * MEASURES;
    for (let i = 0; i < MEASURES; i += 1) {
      const share = chance * (rows[row + i] ?? 0);
      mean[i] = (mean[i] ?? 0) + share;
      for (let j = 0; j < MEASURES; j += 1)
        square[i * MEASURES + j] = (square[i * MEASURES + j] ?? 0) + share * (rows[row + j] ?? 0);
    }
  });
  for (let i = 0; i < MEASURES; i += 1) {
    const wanted = expected.reduce((sum, mark) => sum + (rows[mark * MEASURES + i] ?? 0), 0);
    gradient[i] = (gradient[i] ?? 0) + weight * ((mean[i] ?? 0) - wanted / expected.length);
    for (let j = 0; j < MEASURES; j += 1) {
      const at = i * MEASURES + j;
      curvature[at] = (curvature[at] ?? 0) + weight * ((square[at] ?? 0) - (mean[i] ?? 0) * (mean[j] ?? 0));
    }
  }
  return -expected.reduce((sum, mark) => sum + Math.log(chances[mark] ?? 1), 0) / expected.length;
}

/** How likely each mark is the one that had to be found. */
function chancesOf(rows: Float64Array, weights: Float64Array): Float64Array {
  const values = new Float64Array(rows.length / MEASURES);
  for (let mark = 0; mark < values.length; mark += 1) {
    for (let i = 0; i < MEASURES; i += 1)
      values[mark] = (values[mark] ?? 0) + (weights[i] ?? 0) * (rows[mark * MEASURES + i] ?? 0);
  }
  const most = values.reduce((one, other) => Math.max(one, other), -Infinity);
  const odds = values.map((value) => Math.exp(value - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/** Newton's step for the measures that are used; 0 for the others. */
function solve({ gradient, curvature }: Slope, used: readonly number[]): Float64Array {
  const table = used.map((i) => [...used.map((j) => curvature[i * MEASURES + j] ?? 0), gradient[i] ?? 0]);
  table.forEach((pivot, at) => {
    const by = pivot[at] ?? 1;
    for (let column = 0; column < pivot.length; column += 1) pivot[column] = (pivot[column] ?? 0) / by;
    for (const row of table) {
      if (row === pivot) continue;
      const times = row[at] ?? 0;
      for (let column = 0; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - times * (pivot[column] ?? 0);
    }
  });
  const step = new Float64Array(MEASURES);
  used.forEach((measure, at) => (step[measure] = table[at]?.at(-1) ?? 0));
  return step;
}
