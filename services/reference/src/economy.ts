import type { Confidence } from './confidence.js';
import { dataFile } from './data-file.js';
import { coveredBy } from './regional-offices.js';

/** How many people live where an office protects, and what they can buy. */
interface Economy {
  readonly code: string;
  readonly populationThousands: number;
  readonly populationYear: number;
  /** Share of the world's purchasing power, percent as decimal text. */
  readonly purchasingPowerPercent: string;
  readonly outputYear: number;
  readonly confidence: Confidence;
  readonly note: string | null;
}

/** What several offices protect together, each country counted once. */
export interface Coverage {
  /** Millions of people, one decimal. */
  readonly population: string;
  /** Percent of the world's purchasing power, one decimal. */
  readonly purchasingPower: string;
}

/** World Bank (people) and CIA World Factbook (purchasing power); both are named wherever a figure is shown. */
const { rows }: { readonly rows: readonly Economy[] } = dataFile('economy.json');
const byCode = new Map(rows.map((row) => [row.code, row]));

/** Figures of an office; undefined for the international one, which protects nothing itself. */
export function economyOf(code: string): Economy | undefined {
  return byCode.get(code);
}

/** People and purchasing power of the offices together. What another one of them covers counts once; null where a figure is missing. */
export function coverageOf(codes: readonly string[]): Coverage | null {
  const once = [...new Set(codes)].filter((code) => !codes.some((other) => coveredBy(code, other)));
  const found = once.flatMap((code) => economyOf(code) ?? []);
  if (once.length === 0 || found.length < once.length) return null;
  const sum = (figure: (row: Economy) => number): number =>
    found.reduce((total, row) => total + figure(row), 0);
  return {
    population: (sum(({ populationThousands }) => populationThousands) / 1000).toFixed(1),
    purchasingPower: sum(({ purchasingPowerPercent }) => Number(purchasingPowerPercent)).toFixed(1),
  };
}
