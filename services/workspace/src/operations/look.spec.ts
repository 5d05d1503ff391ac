import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { KEPT_SERIES } from './kept-series.js';
import { samplesOf, type Look } from './look.js';
import { readMetrics } from './metrics-text.js';

const look = (at: number, said: Readonly<Record<string, string>>): Look => ({
  at,
  said: Object.entries(said).map(([process, text]) => ({ process, lines: readMetrics(text) })),
});
const of = (series: string, now: Look, before?: Look) =>
  Object.fromEntries(
    samplesOf(now, before)
      .filter((sample) => sample.series === series)
      .map(({ label, value }) => [label, value]),
  );

describe('what a process says', () => {
  it('is read line by line, with labels that hold anything', () =>
    expect(
      readMetrics(
        '# HELP a b\na 1\nb{x="1",y="a \\"b\\" {c}, d\\\\e\\nf"} 2.5e3\nc NaN\nd_bucket{le="+Inf"} 7 1700000000000\nno line\n',
      ),
    ).toEqual([
      { name: 'a', labels: {}, value: 1 },
      { name: 'b', labels: { x: '1', y: 'a "b" {c}, d\\e\nf' }, value: 2500 },
      { name: 'd_bucket', labels: { le: '+Inf' }, value: 7 },
    ]));
});

describe('a figure of several processes', () => {
  const now = look(60_000, {
    a: 'cotta_relay_leading{service="requests"} 0\ncotta_round_overdue_seconds{round="letters"} 70\nprocess_resident_memory_bytes{service="requests"} 100',
    b: 'cotta_relay_leading{service="requests"} 1\ncotta_round_overdue_seconds{round="letters"} 10\nprocess_resident_memory_bytes{service="requests"} 50',
  });

  it('is the highest, the lowest or the sum, as it is meant', () => {
    expect(of('relay leading', now)).toEqual({ requests: 1 });
    expect(of('round overdue', now)).toEqual({ letters: 10 });
    expect(of('memory', now)).toEqual({ requests: 150 });
  });
});

describe('a pace', () => {
  const counted = (accepted: number, refused = 0) =>
    `cotta_commands_total{service="cases",command="a",outcome="accepted"} ${accepted}\ncotta_commands_total{service="cases",command="b",outcome="refused"} ${refused}`;

  it('is what counters of all processes grew by, a second', () =>
    expect(
      of(
        'commands',
        look(30_000, { a: counted(40, 3), b: counted(25) }),
        look(0, { a: counted(10), b: counted(10) }),
      ),
    ).toEqual({ 'cases accepted': 1.5, 'cases refused': 0.1 }));

  it('counts a process that began anew from nothing', () =>
    expect(of('commands', look(10_000, { a: counted(5) }), look(0, { a: counted(1_000) }))).toEqual({
      'cases accepted': 0.5,
      'cases refused': 0,
    }));

  it('counts a process that was not there before from the next look on', () =>
    expect(
      of('commands', look(10_000, { a: counted(20), b: counted(9_000) }), look(0, { a: counted(10) })),
    ).toEqual({ 'cases accepted': 1, 'cases refused': 0 }));

  it('is unknown at the first look', () => expect(of('commands', look(0, { a: counted(5) }))).toEqual({}));
});

describe('the time that 95 of 100 stay within', () => {
  const counted = (...counts: number[]) =>
    ['0.1', '0.5', '1', '+Inf']
      .map((le, at) => `cotta_job_seconds_bucket{queue="letters",le="${le}"} ${counts[at]}`)
      .join('\n');
  const before = look(0, { a: counted(100, 100, 100, 100) });

  it('is looked for among what came since', () =>
    expect(of('job time', look(1_000, { a: counted(190, 200, 200, 200) }), before)['letters']).toBeCloseTo(
      0.3,
    ));

  it('is the last bound where it lies beyond', () =>
    expect(of('job time', look(1_000, { a: counted(100, 100, 150, 200) }), before)).toEqual({ letters: 1 }));

  it('is unknown where nothing came', () =>
    expect(of('job time', look(1_000, { a: counted(100, 100, 100, 100) }), before)).toEqual({}));
});

describe('what is kept', () => {
  it('are metrics that programs show', () => {
    const named = readFileSync(new URL('../../../../docs/metrics.md', import.meta.url), 'utf8');
    const unknown = KEPT_SERIES.map(({ metric }) => metric.replace(/_count$/, '')).filter(
      (metric) => metric.startsWith('cotta_') && !named.includes(`\`${metric}\``),
    );
    expect(unknown).toEqual([]);
  });

  it('have a name each', () => {
    const names = KEPT_SERIES.map(({ series }) => series);
    expect(new Set(names).size).toBe(names.length);
  });
});
