import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askControl, openControl } from '../local/control.mjs';
import { ROOT } from '../local/paths.mjs';
import { DRILLS } from './all-drills.mjs';
import { valuesOf } from './metrics.mjs';
import { prove } from './proof.mjs';
import { DRILL_BASE, read } from './read-arguments.mjs';
import { resultsTable } from './results-table.mjs';

const headings = (file: string): string[] =>
  readFileSync(join(ROOT, 'docs', file), 'utf8')
    .split('\n')
    .flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? []);

describe('the drills', () => {
  it('have names of their own', () => {
    expect(DRILLS.length).toBeGreaterThan(0);
    expect(new Set(DRILLS.map(({ name }) => name)).size).toBe(DRILLS.length);
  });

  it.each(DRILLS.map(({ name, recipe }) => [name, recipe]))(
    '%s plays "%s" of the runbook, and was played',
    (name, recipe) => {
      expect(headings('runbook.md')).toContain(recipe);
      expect(headings('drills.md')).toContain(name);
      expect(readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8')).toContain(`drills.md#${name}`);
    },
  );
});

describe('the command line', () => {
  it('lists without a name, plays what is named, and all', () => {
    expect(read([], {})).toEqual({ names: [], base: DRILL_BASE });
    expect(read(['lost-redis', '--base', '4100'], {})).toEqual({ names: ['lost-redis'], base: 4100 });
    expect(read(['--all', '--base=4100'], {}).names).toEqual(DRILLS.map(({ name }) => name));
  });

  it('refuses what is no drill, and servers that are not those of a local copy', () => {
    expect(read(['lost-everything'], {}).problem).toMatch(
      /^No drill is called lost-everything\. There are: /,
    );
    const { names, problem } = read(['lost-redis'], { REDIS_URL: 'rediss://cache.example.com' });
    expect([names, problem]).toEqual([
      [],
      expect.stringMatching(/^REDIS_URL is set: a drill damages servers/),
    ]);
  });
});

describe('the results of several', () => {
  it('say of each how long it took, and what did not come out', () => {
    expect(
      resultsTable([
        { name: 'lost-redis', seconds: 57.94, problem: undefined },
        { name: 'alert', seconds: 3, problem: 'letters: 4, where 5 was promised\nand more' },
      ]),
    ).toBe(
      '| Drill | Seconds | Came out |\n|---|---|---|\n| lost-redis | 58 | as promised |\n| alert | 3 | NOT: letters: 4, where 5 was promised |',
    );
  });
});

describe('the socket of a copy', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'cotta-control-'));
  });
  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  it('stops one part and starts it again, with a setting changed', async () => {
    const done: unknown[] = [];
    const part = {
      pid: () => 7,
      stop: async () => void done.push('stopped'),
      again: async (env: Record<string, string>) => void done.push(env),
    };
    const close = await openControl(dir, new Map([['requests', part]]));
    await askControl(dir, 'POST', '/stop/requests');
    const standing = await askControl(dir, 'POST', '/again/requests', { SEAL_KEY: 'another' });
    await expect(askControl(dir, 'POST', '/stop/nothing')).rejects.toThrow('nothing is no part of this copy');
    await close();
    expect([done, standing.parts]).toEqual([['stopped', { SEAL_KEY: 'another' }], { requests: 7 }]);
  });

  it('is not there where no copy runs', async () => {
    await expect(askControl(dir, 'GET', '/')).rejects.toThrow();
  });
});

describe('what a drill looks at', () => {
  it('is found among the figures of a program', () => {
    const text =
      '# HELP a b\ncotta_lag{service="a",consumer="x{y}"} 3\ncotta_lag{service="a",consumer="z"} 4\ncotta_other 1e3\n';
    expect(valuesOf(text, 'cotta_lag')).toEqual([3, 4]);
    expect(valuesOf(text, 'cotta_lag', { consumer: 'x{y}' })).toEqual([3]);
    expect(valuesOf(text, 'cotta_other')).toEqual([1000]);
  });

  it('is said when it is as promised, and fails when it is not', () => {
    const said: string[] = [];
    prove((_kind, line) => said.push(line), 'letters', { one: 5 }, { one: 5 });
    expect(said).toEqual(['letters: {"one":5}']);
    expect(() => prove(() => undefined, 'letters', 4, 5)).toThrow('letters: 4, where 5 was promised');
  });
});
