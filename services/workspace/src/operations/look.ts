import { KEPT_SERIES, type KeptSeries } from './kept-series.js';
import type { MetricLine } from './metrics-text.js';

/** What one process said at one moment. `process`: its address; a counter is compared with its own former state. */
export interface Said {
  readonly process: string;
  readonly lines: readonly MetricLine[];
}

/** All processes at one moment. `at`: milliseconds since the epoch. */
export interface Look {
  readonly at: number;
  readonly said: readonly Said[];
}

/** One figure at one moment. `label`: of what it is, as `requests accepted`; empty where there is one alone. */
export interface Sample {
  readonly series: string;
  readonly label: string;
  readonly value: number;
}

/** What is kept of a look; paces and times need the look before. */
export function samplesOf(now: Look, before: Look | undefined): Sample[] {
  return KEPT_SERIES.flatMap((kept) => {
    if (kept.kind === 'level') return levels(now, kept);
    if (before === undefined) return [];
    const seconds = (now.at - before.at) / 1000;
    if (seconds <= 0) return [];
    return kept.kind === 'pace' ? paces(growth(now, before, kept), seconds) : times(now, before, kept);
  });
}

const together = {
  sum: (a: number, b: number): number => a + b,
  max: Math.max,
  min: Math.min,
};

function levels(now: Look, kept: KeptSeries & { kind: 'level' }): Sample[] {
  const values = new Map<string, number>();
  for (const { lines } of now.said)
    for (const line of lines) {
      if (line.name !== kept.metric || !Number.isFinite(line.value)) continue;
      const label = labelOf(line, kept.by);
      const known = values.get(label);
      values.set(label, known === undefined ? line.value : together[kept.together](known, line.value));
    }
  return [...values].map(([label, value]) => ({ series: kept.series, label, value }));
}

interface Growth {
  readonly series: string;
  readonly label: string;
  readonly by: number;
}

/** By how much counters grew. One that became smaller began anew with its process. */
function growth(
  now: Look,
  before: Look,
  { series, metric, by }: Pick<KeptSeries, 'series' | 'metric' | 'by'>,
): Growth[] {
  const former = new Map(
    before.said.flatMap(({ process, lines }) =>
      lines
        .filter(({ name }) => name === metric)
        .map((line) => [`${process} ${identity(line)}`, line.value] as const),
    ),
  );
  const known = new Set(before.said.map(({ process }) => process));
  const grown = new Map<string, number>();
  for (const { process, lines } of now.said) {
    // Of a process that was not there before nobody knows since when it counts.
    if (!known.has(process)) continue;
    for (const line of lines) {
      if (line.name !== metric) continue;
      const was = former.get(`${process} ${identity(line)}`) ?? 0;
      const label = labelOf(line, by);
      grown.set(label, (grown.get(label) ?? 0) + (line.value >= was ? line.value - was : line.value));
    }
  }
  return [...grown].map(([label, amount]) => ({ series, label, by: amount }));
}

function paces(grown: readonly Growth[], seconds: number): Sample[] {
  return grown.map(({ series, label, by }) => ({ series, label, value: by / seconds }));
}

/** Within the bucket into which the ninety-fifth of a hundred falls, evenly; above the last bound, that bound. */
function times(now: Look, before: Look, kept: KeptSeries & { kind: 'p95' }): Sample[] {
  const buckets = growth(now, before, {
    series: kept.series,
    metric: `${kept.metric}_bucket`,
    by: ['le', ...kept.by],
  }).map(({ label, by }) => {
    const [bound = '', ...rest] = label.split(' ');
    return {
      bound: bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound),
      of: rest.join(' '),
      count: by,
    };
  });
  return [...new Set(buckets.map(({ of }) => of))].flatMap((of) => {
    const own = buckets.filter((one) => one.of === of).toSorted((a, b) => a.bound - b.bound);
    const all = own.at(-1)?.count ?? 0;
    if (all === 0) return [];
    const at = own.findIndex(({ count }) => count >= all * 0.95);
    const { bound = 0, count = 0 } = own[at] ?? {};
    const { bound: from = 0, count: below = 0 } = own[at - 1] ?? {};
    const value =
      bound === Number.POSITIVE_INFINITY
        ? from
        : from + ((bound - from) * (all * 0.95 - below)) / (count - below);
    return [{ series: kept.series, label: of, value }];
  });
}

function labelOf({ labels }: MetricLine, by: readonly string[]): string {
  return by.map((name) => labels[name] ?? '').join(' ');
}

function identity({ labels }: MetricLine): string {
  return Object.entries(labels)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}
