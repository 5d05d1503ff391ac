import { lastMonths } from '../../parts/last-months.js';

/** Threats of one month on one platform, as they are answered. */
export interface MonthCount {
  readonly month: string;
  readonly platform: string;
  readonly opened: number;
  readonly ended: number;
}

export interface MonthBar {
  /** YYYY-MM. */
  readonly month: string;
  readonly opened: number;
  readonly ended: number;
}

/** The last twelve months to `today` (YYYY-MM-DD), each with its sum, also where it is nothing. */
export function monthBars(counts: readonly MonthCount[], today: string): readonly MonthBar[] {
  return lastMonths(today).map((month) => {
    const own = counts.filter((one) => one.month === month);
    return {
      month,
      opened: own.reduce((sum, { opened }) => sum + opened, 0),
      ended: own.reduce((sum, { ended }) => sum + ended, 0),
    };
  });
}

/** Platforms with what became known there, most first. */
export function byPlatform(counts: readonly MonthCount[]): readonly Omit<MonthCount, 'month'>[] {
  const sums = new Map<string, { opened: number; ended: number }>();
  for (const { platform, opened, ended } of counts) {
    const before = sums.get(platform) ?? { opened: 0, ended: 0 };
    sums.set(platform, { opened: before.opened + opened, ended: before.ended + ended });
  }
  return [...sums]
    .map(([platform, sum]) => ({ platform, ...sum }))
    .toSorted((a, b) => b.opened - a.opened || a.platform.localeCompare(b.platform));
}
