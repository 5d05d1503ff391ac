import { opponentKeys, type KnownSide } from './opponent-keys.js';

/** A case that ended, whoever's it was. */
export interface EndedCase extends KnownSide {
  readonly userId: string;
  /** As the last ending says; null where it was taken up again and goes on. */
  readonly outcome: string | null;
  /** From its opening to its end. */
  readonly days: number;
  readonly cameBack: boolean;
  /** The other side said something to it: to a letter, or by itself. */
  readonly answered: boolean;
}

/** What the firm has lived with a counterparty, so coarse that nobody's case can be read from it. */
export interface OpponentExperience {
  /** At least so many cases… */
  readonly casesFrom: number;
  /** …and at most so many; null: more. */
  readonly casesTo: number | null;
  /** Of a hundred cases so many ended as the client wanted, in tens. */
  readonly gaveInPercent: number;
  /** In a hundred cases the other side answered so many times, in tens. */
  readonly answeredPercent: number;
  /** Of a hundred cases so many were taken up again, in tens. */
  readonly cameBackPercent: number;
  /** Weeks until the middle one of those cases was over; null where nobody gave in. */
  readonly medianWeeks: number | null;
}

/** Fewer cases could point at somebody. */
export const LEAST_CASES = 5;
/** And so could the cases of fewer customers, */
export const LEAST_CUSTOMERS = 3;
/** or cases most of which are one customer's. */
const LARGEST_SHARE = 0.5;

const BANDS = [LEAST_CASES, 10, 25, 50, 100] as const;
const GAVE_IN: ReadonlySet<string> = new Set(['taken down', 'settled', 'transferred']);
const WEEK = 7;

/** Looks cases of the same counterparty up by what it is known by. A name that one customer added joins nothing but that customer's own question. */
export function experienceWith(ended: readonly EndedCase[]): (side: KnownSide) => OpponentExperience | null {
  const byKey = new Map<string, EndedCase[]>();
  for (const one of ended)
    for (const key of opponentKeys(one)) {
      const same = byKey.get(key);
      if (same === undefined) byKey.set(key, [one]);
      else same.push(one);
    }
  return (side) => masked([...new Set([...opponentKeys(side)].flatMap((key) => byKey.get(key) ?? []))]);
}

function masked(cases: readonly EndedCase[]): OpponentExperience | null {
  if (cases.length < LEAST_CASES || pointsAtSomebody(cases)) return null;
  const gaveIn = cases.filter(({ outcome }) => outcome !== null && GAVE_IN.has(outcome));
  const [casesFrom, casesTo] = bandOf(cases.length);
  return {
    casesFrom,
    casesTo,
    gaveInPercent: inTens(gaveIn.length, cases.length),
    answeredPercent: inTens(cases.filter(({ answered }) => answered).length, cases.length),
    cameBackPercent: inTens(cases.filter(({ cameBack }) => cameBack).length, cases.length),
    medianWeeks:
      gaveIn.length === 0 ? null : Math.max(1, Math.round(medianOf(gaveIn.map(({ days }) => days)) / WEEK)),
  };
}

function pointsAtSomebody(cases: readonly EndedCase[]): boolean {
  const perCustomer = new Map<string, number>();
  for (const { userId } of cases) perCustomer.set(userId, (perCustomer.get(userId) ?? 0) + 1);
  const largest = Math.max(...perCustomer.values());
  return perCustomer.size < LEAST_CUSTOMERS || largest > cases.length * LARGEST_SHARE;
}

function bandOf(count: number): readonly [number, number | null] {
  const at = BANDS.findLastIndex((from) => count >= from);
  const next = BANDS[at + 1];
  return [BANDS[at] ?? LEAST_CASES, next === undefined ? null : next - 1];
}

const inTens = (part: number, whole: number): number => Math.round((part / whole) * 10) * 10;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (below + above) / 2;
}
