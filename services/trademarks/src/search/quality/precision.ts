/** Fewer judged hits than that say nothing about the next one. */
export const FEWEST_JUDGED = 10;

/** Of 100 intervals made so, 95 hold the true share. */
const Z = 1.96;

/** Share of judged hits that were relevant, and between which shares it lies with 95 % confidence; in whole percent. */
export interface Precision {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/** By Wilson’s score interval, which holds for small counts and shares near none and all. Null below `FEWEST_JUDGED`. */
export function precisionOf(relevant: number, judged: number): Precision | null {
  if (judged < FEWEST_JUDGED) return null;
  const share = relevant / judged;
  const spread = Z ** 2 / judged;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / judged + spread / (4 * judged));
  const percent = (value: number): number => Math.round(100 * Math.min(1, Math.max(0, value)));
  return { percent: percent(share), low: percent(middle - reach), high: percent(middle + reach) };
}
