import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import runner from '../../jest.config.mjs';

interface Job {
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly number[]>> };
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const workflows = readdirSync(`${root}.github/workflows`).map(
  (name): { readonly jobs: Readonly<Record<string, Job>> } =>
    parse(readFileSync(`${root}.github/workflows/${name}`, 'utf8')),
);
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const commands = jobs.flatMap(({ strategy, steps }) =>
  steps.flatMap(({ run }) => (run === undefined ? [] : [{ run, matrix: strategy?.matrix ?? {} }])),
);
const { scripts, engines }: { scripts: Record<string, string>; engines: { node: string } } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);

describe('the pipeline', () => {
  it('runs only commands that there are', () => {
    const named = commands.flatMap(({ run }) => /^npm run ([\w:-]+)/.exec(run)?.[1] ?? []);
    expect(named).toContain('check');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('runs every kind of test, each once', () => {
    const kinds = commands.flatMap(
      ({ run }) => /--selectProjects ([a-z ]+?) --/.exec(run)?.[1]?.split(' ') ?? [],
    );
    expect(kinds.toSorted()).toEqual(runner.projects.map(({ displayName }) => displayName).toSorted());
  });

  it('leaves out no part of what is run in parts', () => {
    const inParts = commands.filter(({ run }) => run.includes('--shard='));
    expect(inParts.length).toBeGreaterThan(0);
    for (const { run, matrix } of inParts) {
      const parts = Number(/--shard=\$\{\{ matrix\.shard \}\}\/(\d+)/.exec(run)?.[1]);
      expect(matrix['shard']).toEqual(Array.from({ length: parts }, (_, at) => at + 1));
    }
  });

  it('tries every Node that is supported', () => {
    const [floor] = /\d+/.exec(engines.node) ?? [];
    const tried = new Set(jobs.flatMap(({ strategy }) => strategy?.matrix['node'] ?? []));
    expect([...tried].toSorted()).toEqual([Number(floor), 22, 24]);
  });

  it('takes no part from elsewhere that could become another one', () => {
    const used = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });
});
