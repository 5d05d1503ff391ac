import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { knownSources } from '../architecture/boundaries.mjs';
import { ROOT } from '../../infra/local/paths.mjs';

interface Metric {
  readonly name: string;
  readonly kind: string;
  readonly labels: readonly string[];
}

/** The table of docs/metrics.md. */
function promised(): Metric[] {
  const rows = readFileSync(join(ROOT, 'docs/metrics.md'), 'utf8').matchAll(
    /^\| `(cotta_\w+)` \| (\w+) \| ([^|]*)\|/gm,
  );
  return [...rows].map(([, name = '', kind = '', labels = '']) => ({
    name,
    kind,
    labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label).sort(),
  }));
}

/** Declarations as they stand in what runs; gauges that are looked up together name no class of their own. */
function declared(): Metric[] {
  const files = knownSources(ROOT, ['services', 'gateway', 'web']).filter(
    (path: string) => !/\.spec\.tsx?$|\/testing\//.test(path),
  );
  return files.flatMap((path: string) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return [...text.matchAll(/name(?:: |\s*=\s*)'(cotta_\w+)'/g)].map(({ 1: name = '', index }) => {
      const rest = text.slice(index, index + 500);
      const end = rest.search(/\n\s*\}|\}\)|\}\s*,\n|;\n/);
      const own = end < 0 ? rest : rest.slice(0, end);
      const labels = /labelNames: \[([^\]]*)\]/.exec(own)?.[1] ?? '';
      const kind = /new (Gauge|Counter|Histogram)\(\{\s*$/.exec(text.slice(0, index))?.[1] ?? 'Gauge';
      return {
        name,
        kind: kind.toLowerCase(),
        labels: [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label).sort(),
      };
    });
  });
}

const distinct = (metrics: readonly Metric[]): string[] =>
  [...new Set(metrics.map(({ name, kind, labels }) => `${name} ${kind} ${labels.join(' ')}`.trim()))].sort();

it('what is measured is what docs/metrics.md says, by name, kind and labels', () => {
  const named = promised();
  expect(named.length).toBeGreaterThan(30);
  expect(distinct(declared())).toEqual(distinct(named));
});
