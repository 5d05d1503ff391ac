import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runnerViolations, withoutRunner } from './runners.mjs';
import { symbolGraph } from './symbol-graph.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'runners-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const main = 'services/a/src/main.ts';
const at = (name: string): string => `services/a/src/jar/${name}.ts`;
const service = 'services/a/src/service.ts';

/** Of a service that hears `job.ts`. */
function unrun(files: Readonly<Record<string, string>>) {
  const all = {
    [main]: `import { a } from './service.js'; run(a);`,
    [service]: `import { job } from './jar/job.js'; import { jar } from './jar/jar.js'; export const a = [job, jar];`,
    [at('jar')]: '',
    [at('job')]: 'export const job = 1;',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return withoutRunner(root, symbolGraph(root, Object.keys(all)), [main]);
}

const stepBy = (by: string): string =>
  `export const jar = workItem([step({ command: 'OpenJar', event: 'JarOpened', by: ${by} })]);`;
const command = `export const openJar = defineCommand({ name: 'OpenJar', allowed: ['system'] });`;

describe('a step that only the system may walk', () => {
  it.each([
    ['is in no job', {}],
    ['is walked in a spec', { [at('jar.spec')]: `jar.steps.openJar({})` }],
    [
      'is walked by demo data',
      { 'services/a/src/demo.ts': `import { jar } from './jar/jar.js'; jar.steps.openJar;` },
    ],
    [
      'is walked by what nobody calls',
      { [at('job')]: `export const job = 1; export const idle = () => jar.steps.openJar;` },
    ],
  ])('needs a runner when it %s', (_, files) =>
    expect(unrun({ [at('jar')]: stepBy('[]'), ...files })).toEqual({ examined: 1, unrun: ['OpenJar'] }),
  );

  it.each([
    ['walks it', `export const job = () => jar.steps.openJar;`],
    ['takes it by its name', `const { openJar } = jar.steps; export const job = () => openJar;`],
  ])('has one when a job %s', (_, text) =>
    expect(unrun({ [at('jar')]: stepBy(`['system']`), [at('job')]: text })).toEqual({
      examined: 1,
      unrun: [],
    }),
  );

  it('is written with its name, so that it can be looked for', () =>
    expect(
      unrun({ [at('jar')]: 'export const jar = step({ command: `Open${what}`, by: [] });' }).unrun,
    ).toEqual(['a name that is put together']));

  it('is not one that a person may walk as well', () =>
    expect(unrun({ [at('jar')]: stepBy(`['system', 'admin']`) }).examined).toBe(0));
});

describe('a command for the system alone', () => {
  it.each([
    [
      'stands in a table of contents',
      { [service]: `import { openJar } from './jar/open.js'; export const a = [openJar];` },
    ],
    ['is run by a spec', { [at('open.spec')]: `import { openJar } from './open.js'; openJar;` }],
  ])('needs a runner when it only %s', (_, files) =>
    expect(unrun({ [at('open')]: command, ...files }).unrun).toEqual(['OpenJar']),
  );

  it.each([
    [
      'in a job',
      {
        [at('job')]:
          `import { openJar } from './open.js'; export const job = () => run({ command: openJar });`,
      },
    ],
    [
      'under another name',
      { [at('job')]: `import { openJar as o } from './open.js'; export const job = () => run(o);` },
    ],
    [
      'beside it',
      { [at('job')]: `${command} export const job = () => run({ command: openJar });`, [at('open')]: '' },
    ],
    [
      'as a step of a request',
      {
        [at('open')]: `export const openJar = requestStep({ command: 'OpenJar', by: [] });`,
        [at('job')]: `import { openJar } from './open.js'; export const job = () => openJar.command;`,
      },
    ],
  ])('has one %s', (_, files) =>
    expect(unrun({ [at('open')]: command, ...files })).toEqual({ examined: 1, unrun: [] }),
  );
});

it('an exception that nothing needs is found, and so is a command without one', () =>
  expect(runnerViolations(['OpenJar'], [{ command: 'CloseJar', reason: 'No clock yet.' }])).toEqual([
    'OpenJar: is for the system alone, and nothing runs it',
    'CloseJar: is run, or gone; take it out of the list',
  ]));
