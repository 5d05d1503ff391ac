import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { programsOf } from './programs.mjs';
import { unreachable, unreachableViolations } from './reachable.mjs';
import { symbolGraph } from './symbol-graph.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reachable-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const main = 'services/a/src/main.ts';
const plant = (files: Readonly<Record<string, string>>): readonly string[] => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
};
/** Of a service whose program is `text`. */
const found = (text: string, others: Readonly<Record<string, string>>) =>
  unreachable(symbolGraph(root, plant({ [main]: text, ...others })), [main]);

const price = 'services/a/src/price.ts';

describe('a module', () => {
  it.each([
    ['nobody imports', {}],
    [
      'only its spec imports',
      { 'services/a/src/price.spec.ts': `import { price } from './price.js'; price();` },
    ],
    ['only fixtures import', { 'services/a/src/testing/x.ts': `export { price } from '../price.js';` }],
    [
      'only the entry of fixtures imports',
      { 'services/a/src/testing.ts': `export { price } from './price.js';` },
    ],
    ['only an unreached one imports', { 'services/a/src/b.ts': `import './price.js';` }],
  ])('that %s is found', (_, others) =>
    expect(found('', { [price]: 'export const price = 1;', ...others }).modules).toContain(price),
  );

  it.each([
    ['an import', `import { price } from './price.js'; price();`],
    ['an import of a type', `import type { Price } from './price.js'; export type P = Price;`],
    ['passing on', `export * from './price.js';`],
    ['loading it later', `await import('./price.js');`],
    ['a thread', `new Worker(new URL('./price.js', import.meta.url));`],
    ['a pattern', `import.meta.glob('../{src,lib}/*.ts');`],
  ])('is reached by %s', (_, text) => {
    const { examined, modules, exports } = found(text, {
      [price]: 'export interface Price { a: 1 }\nexport function price() {}',
    });
    expect({ examined, modules }).toEqual({ examined: 2, modules: [] });
    expect(exports).toEqual(text.includes('type') ? [`${price} price`] : []);
  });

  it('that is generated is looked through and not judged', () => {
    const files = plant({ [main]: '', [price]: 'export const price = 1;' });
    const { modules } = unreachable(symbolGraph(root, files), [main], (path) => path === price);
    expect(modules).toEqual([]);
  });
});

describe('a value that is exported', () => {
  const unused = (program: string, text: string, others: Readonly<Record<string, string>> = {}) =>
    found(program, { [price]: text, ...others }).exports;
  const used = `import { used } from './price.js'; used();`;

  it.each([
    ['a function', 'export function used() {}\nexport function spare() {}'],
    ['a constant', 'export const used = () => 1;\nexport const spare = 2;'],
    ['a class', 'export const used = () => 1;\nexport class spare {}'],
    [
      'one of a list at the end',
      'const used = () => 1, spare = 2;\nexport { used }; export const [spare2] = [spare];',
    ],
    [
      'its name as a key and a member',
      'export const spare = 1;\nexport const used = (o: any) => ({ spare: o.spare });',
    ],
    [
      'one that only calls itself',
      'export const used = () => 1;\nexport function spare(): void { spare(); }',
    ],
  ])('and that nobody uses is found: %s', (_, text) =>
    expect(unused(used, text)).toEqual([expect.stringMatching(/price\.ts spare/)]),
  );

  it('is found when all that uses it is unused as well', () => {
    const cost = 'services/a/src/cost.ts';
    const text = `import { spare } from './cost.js';\nexport const used = () => 1;\nexport const other = () => spare();`;
    expect(unused(used, text, { [cost]: 'export const spare = () => 1;' })).toEqual([
      `${price} other`,
      `${cost} spare`,
    ]);
  });

  it.each([
    ['by its neighbour', 'export function used() { return spare; }\nexport const spare = 1;'],
    ['in what runs on loading', 'export const used = () => 1;\nexport const spare = 2;\nstart({ spare });'],
    ['in a type', 'export const spare = { a: 1 };\nexport const used = (x: typeof spare) => x;'],
    ['inside a pattern’s default', 'export const spare = 1;\nexport const used = ({ a = spare } = {}) => a;'],
  ])('may stand when it is used %s', (_, text) => expect(unused(used, text)).toEqual([]));

  it('may stand when it is used under another name or passed on', () => {
    const others = {
      'services/a/src/on.ts': `export { spare as other } from './price.js'; export * from './price.js';`,
    };
    const program = `import { other, used as u } from './on.js'; other(); u();`;
    expect(unused(program, 'export const used = 1;\nexport const spare = 2;', others)).toEqual([]);
  });
});

describe('what is let off', () => {
  const reason = 'Its page is not there yet.';
  it('is what the list names, by module or value', () =>
    expect(
      unreachableViolations({ modules: ['a.ts'], exports: ['b.ts x'] }, [
        { path: 'a.ts', reason },
        { path: 'b.ts', name: 'x', reason },
      ]),
    ).toEqual([]));

  it('is nothing else, and nothing that is reached', () =>
    expect(
      unreachableViolations({ modules: ['a.ts'], exports: [] }, [{ path: 'b.ts', name: 'x', reason }]),
    ).toEqual([
      'a.ts: no program reaches it: call it, take it out, or say in unconnected.mjs which issue will connect it',
      'b.ts x: is reached, or gone; take it out of the list',
    ]));
});

describe('a program', () => {
  it.each([
    ['is started by a script', 'infra/start.mjs', 'run(`services/${service}/dist/main.js`)'],
    [
      'is started by its package',
      'services/a/package.json',
      '{ "scripts": { "go": "tsc -b && node dist/main.js" } }',
    ],
    ['is named by the root', 'package.json', '{ "scripts": { "go": "node services/a/dist/main.js" } }'],
    ['is told of in a page', 'docs/runbook.md', '`node services/<service>/dist/main.js --check`'],
  ])('%s', (_, path, text) => {
    const tracked = plant({ [path]: text });
    expect(programsOf(root, { files: [main, 'services/a/src/other.ts'], tracked })).toEqual([main]);
  });

  it.each([
    ['a spec', 'infra/start.spec.mjs'],
    ['a decision', 'docs/adr/0001-x.md'],
  ])('is none when only %s names it', (_, path) => {
    const tracked = plant({ [path]: '`node services/a/dist/main.js`' });
    expect(programsOf(root, { files: [main], tracked })).toEqual([]);
  });
});
