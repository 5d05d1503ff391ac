import { BANDS, bandOf, higherBand, type Band } from './formula.js';
import type { GoodsScore } from './goods.js';

const NAME_SHARE = 0.55;
const NEARLY_IDENTICAL = 0.77;

export interface RiskInput {
  /** Similarity of the names, 0–1. */
  readonly overall: number;
  /** Equal letters or equal sound of the cores. */
  readonly identical: boolean;
  readonly goods: GoodsScore;
  readonly live: boolean;
}

export interface Risk {
  /** 0–1, from names and goods together. */
  readonly score: number;
  readonly band: Band;
  /** Why the band is lower than the score: a mark that ended stops nobody by itself, and the highest band is kept for the clearest case. */
  readonly cappedBy: 'dead mark' | 'not the same class' | null;
}

/** What one earlier mark means for the name. Two numbers make it: how near the names are and how near the goods. */
export function riskOf({ overall, identical, goods, live }: RiskInput): Risk {
  const score = overall * (NAME_SHARE + (1 - NAME_SHARE) * goods.score);
  const clearest =
    (identical || overall >= NEARLY_IDENTICAL) &&
    (goods.relation === 'same class' || goods.relation === 'unknown');
  const band = bandOf(score, identical && goods.relation === 'same class');
  if (!live && BANDS.indexOf(band) > BANDS.indexOf('possible'))
    return { score, band: 'possible', cappedBy: 'dead mark' };
  if (band === 'very high' && !clearest) return { score, band: 'high', cappedBy: 'not the same class' };
  return { score, band, cappedBy: null };
}

/** The highest band of each office's live marks, in the order in which the offices came. */
export function riskByOffice(
  marks: Iterable<{ readonly jurisdiction: string | null; readonly band: Band; readonly live: boolean }>,
): Map<string | null, Band> {
  const levels = new Map<string | null, Band>();
  for (const { jurisdiction, band, live } of marks) {
    if (live) levels.set(jurisdiction, higherBand(levels.get(jurisdiction) ?? 'low', band));
  }
  return levels;
}
