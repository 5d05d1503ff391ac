import type { Line } from '../drawn-lines.js';

/** Lines as they are answered. */
export type SeriesLine = Line & { readonly series: string };

/** What each line of a series says now, by its label. */
export function lastOf(lines: readonly SeriesLine[], series: string): ReadonlyMap<string, number> {
  return new Map(
    lines
      .filter((line) => line.series === series)
      .flatMap(({ label, points }) => {
        const value = points.at(-1)?.value;
        return value === undefined ? [] : [[label, value] as const];
      }),
  );
}

/** How a provider answers. `lastAnswerAt`: seconds since the epoch. */
export interface VendorHealth {
  readonly vendor: string;
  readonly lastAnswerAt: number | undefined;
  /** Of the calls of the time looked at, how many came to no good end, 0 to 1; undefined where there was none. */
  readonly failed: number | undefined;
  readonly cutOff: boolean;
}

/** Calls are paces by vendor and outcome; a pace stands for the half minute before it, so that sums of paces compare as calls do. */
export function vendorsOf(lines: readonly SeriesLine[]): readonly VendorHealth[] {
  const answered = lastOf(lines, 'vendor answered at');
  const cut = lastOf(lines, 'cut off');
  const calls = new Map<string, { all: number; failed: number }>();
  for (const { series, label, points } of lines) {
    if (series !== 'vendor calls') continue;
    const at = label.lastIndexOf(' ');
    const [vendor, outcome] = [label.slice(0, at), label.slice(at + 1)];
    const sum = points.reduce((total, { value }) => total + value, 0);
    const known = calls.get(vendor) ?? { all: 0, failed: 0 };
    calls.set(vendor, { all: known.all + sum, failed: known.failed + (outcome === 'ok' ? 0 : sum) });
  }
  return [...new Set([...answered.keys(), ...calls.keys()])].sort().map((vendor) => {
    const counted = calls.get(vendor);
    return {
      vendor,
      lastAnswerAt: answered.get(vendor),
      failed: counted === undefined || counted.all === 0 ? undefined : counted.failed / counted.all,
      cutOff: (cut.get(vendor) ?? 0) > 0,
    };
  });
}

/** How the data of one service grows. Bytes. */
export interface Growth {
  readonly service: string;
  readonly bytes: number;
  /** Undefined before half a day was looked at. */
  readonly perDay: number | undefined;
}

const DAY_MS = 86_400_000;

/** Sums the tables of each service at the beginning and the end of what was looked at. */
export function growthOf(lines: readonly SeriesLine[]): readonly Growth[] {
  const sums = new Map<string, { first: number; last: number; from: number; to: number }>();
  for (const { series, label, points } of lines) {
    const [first, last] = [points[0], points.at(-1)];
    if (series !== 'table size' || first === undefined || last === undefined) continue;
    const service = label.split(' ')[0] ?? label;
    const known = sums.get(service);
    const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
    sums.set(service, {
      first: (known?.first ?? 0) + first.value,
      last: (known?.last ?? 0) + last.value,
      from: Math.min(known?.from ?? from, from),
      to: Math.max(known?.to ?? to, to),
    });
  }
  return [...sums]
    .map(([service, { first, last, from, to }]) => ({
      service,
      bytes: last,
      perDay: to - from < DAY_MS / 2 ? undefined : ((last - first) / (to - from)) * DAY_MS,
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** Days until all of it together reaches a limit; undefined where it does not grow, or nobody knows yet. */
export function daysUntil(limitBytes: number, growth: readonly Growth[]): number | undefined {
  const bytes = growth.reduce((sum, one) => sum + one.bytes, 0);
  if (bytes >= limitBytes) return 0;
  const perDay = growth.reduce((sum, one) => sum + (one.perDay ?? 0), 0);
  return perDay <= 0 ? undefined : (limitBytes - bytes) / perDay;
}
