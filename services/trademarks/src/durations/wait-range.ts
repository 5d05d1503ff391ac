import { addMonths } from '@cotta/reference/calendar-date.js';
import type { Wait } from './waits.js';

/** How long applications wait, in whole months. */
export interface WaitRange {
  /** One in ten took less. */
  readonly min: number;
  readonly median: number;
  /** One in ten takes longer. */
  readonly max: number;
  /** How many waits that are over it stands on. */
  readonly cases: number;
  /** Year in which the first of them began. */
  readonly since: number;
}

/** Fewer cases say little about the next one, and could point at somebody. */
export const FEWEST_CASES = 10;

/** Offices change their pace: what began before says nothing of today. */
export const PERIOD_YEARS = 5;

const SHARES = { min: 0.1, median: 0.5, max: 0.9 } as const;
const DAYS_A_MONTH = 365.2425 / 12;

/** The range of these waits on a day; undefined while fewer than ten are over, or while so many go on that nobody can say how long the slowest take. */
export function rangeOf(waits: readonly Wait[], today: string): WaitRange | undefined {
  const first = addMonths(today, -12 * PERIOD_YEARS);
  const counted = waits.filter(({ since }) => since >= first);
  const over = counted.filter(({ isOver }) => isOver);
  if (over.length < FEWEST_CASES) return undefined;
  const [min, median, max] = quantiles(counted, [SHARES.min, SHARES.median, SHARES.max]);
  if (min === undefined || median === undefined || max === undefined) return undefined;
  return {
    min: Math.floor(min / DAYS_A_MONTH),
    median: Math.round(median / DAYS_A_MONTH),
    max: Math.max(1, Math.ceil(max / DAYS_A_MONTH)),
    cases: over.length,
    since: Math.min(...over.map(({ since }) => Number(since.slice(0, 4)))),
  };
}

/** Days within which each share (0 to 1, ascending) of the waits is over, by the estimator of Kaplan and Meier: a wait that goes on counts as one that lasted at least
 *  so long. Undefined where the waits do not reach that share. */
export function quantiles(
  waits: readonly Wait[],
  shares: readonly number[],
): readonly (number | undefined)[] {
  // A wait that ends on the day on which another was last seen ends before it.
  const sorted = waits.toSorted((a, b) => a.days - b.days || Number(b.isOver) - Number(a.isOver));
  const found: number[] = [];
  let goingOn = 1;
  for (const [place, { days, isOver }] of sorted.entries()) {
    if (isOver) goingOn *= 1 - 1 / (sorted.length - place);
    while (found.length < shares.length && 1 - goingOn >= (shares[found.length] ?? 1) - ROUNDING)
      found.push(days);
  }
  return shares.map((_, place) => found[place]);
}

/** A product of fractions is not exact. */
const ROUNDING = 1e-9;

/** Whether a wait of so many days lies in a range of whole months. */
export const isWithin = ({ min, max }: WaitRange, days: number): boolean =>
  days >= Math.floor(min * DAYS_A_MONTH) && days <= Math.ceil(max * DAYS_A_MONTH);

/** Whether a wait that began so many days ago has outlasted a range. */
export const isBeyond = ({ max }: WaitRange, days: number): boolean => days > Math.ceil(max * DAYS_A_MONTH);
