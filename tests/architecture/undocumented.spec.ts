import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { undocumented } from './undocumented.mjs';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'undocumented-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = 'services/kit/src/runtime/x.ts';
const judged = (text: string, path = file) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return undocumented(root, [path]);
};

describe('an export of the kit', () => {
  it.each([
    ['a function', 'export async function x(): Promise<void> {}', 'x'],
    ['a class', 'export class X {}', 'X'],
    ['an abstract class', 'export abstract class X {}', 'X'],
    ['an interface', 'export interface X { readonly a: string }', 'X'],
    ['a type', 'export type X = string;', 'X'],
    ['a value', 'export const x = 1;', 'x'],
    ['an enumeration', 'export enum X { A }', 'X'],
    ['what a module is for', 'export default function x() {}', 'x'],
  ])('is found without a docstring: %s', (_, text, name) => {
    expect(judged(text)).toEqual({ examined: 1, violations: [`${file}:1: ${name} has no docstring`] });
    expect(judged(`/** What it is. */\n${text}`).violations).toEqual([]);
    expect(judged(`const a = 1;\n\n/** What it is,\n *  and why. */\n${text}`).violations).toEqual([]);
  });

  it.each([
    ['a note of another kind', '/* Not for others. */\nexport const x = 1;'],
    ['a line beside the code', '// Not for others.\nexport const x = 1;'],
    ['a docstring without a word', '/** */\nexport const x = 1;'],
    ['a docstring of something else', '/** What it is. */\nconst a = 1;\nexport const x = a;'],
    ['a docstring before a note', '/** What it is. */\n// A note.\nexport const x = 1;'],
  ])('is not explained by %s', (_, text) => expect(judged(text).violations).toHaveLength(1));

  it('is found behind letters that take more than a byte, at its line', () =>
    expect(judged(`/** Žltý kôň. */\nexport const a = 'ž';\n\nexport const x = 1;`)).toEqual({
      examined: 2,
      violations: [`${file}:4: x has no docstring`],
    }));

  it('is explained where it is declared, not where it is passed on', () =>
    expect(
      judged(`export { a } from './a.js';\nexport type { B } from './b.js';\nconst c = 1;\nexport { c };`),
    ).toEqual({ examined: 0, violations: [] }));
});

it.each(['services/a/src/b/b-rules.ts', 'services/requests/src/registration-request/order/order-rules.ts'])(
  'rules of the field say what they are as well: %s',
  (path) => expect(judged('export const x = 1;', path).violations).toEqual([`${path}:1: x has no docstring`]),
);

it.each([
  'services/kit/src/x.spec.ts',
  'services/kit/src/testing/x.ts',
  'services/a/src/x.ts',
  'web/src/x.ts',
])('nothing is asked of %s', (path) =>
  expect(judged('export const x = 1;', path)).toEqual({ examined: 0, violations: [] }),
);
