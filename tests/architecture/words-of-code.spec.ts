import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forbiddenWords, misnamed, partsOf, wireNames, type AllowedWord } from './words-of-code.mjs';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const plant = (path: string, text: string): string => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return path;
};

const words = ['move', 'lookUp', 'rows/live/'];
const found = (text: string, path = 'services/a/src/x.ts', allowed: readonly AllowedWord[] = [], wire = '') =>
  misnamed(root, [plant(path, text)], {
    words,
    wire: wireNames(root, [plant('proto/cotta/x.proto', wire)]),
    allowed,
  }).violations;

describe('a name that is made of a word not to be used', () => {
  it.each([
    ['a variable', 'const lastMove = 1;'],
    ['of several', 'const { a: moves } = x;'],
    ['a function', 'function moveOn() {}'],
    ['a parameter', 'const f = (aMove: string) => 1;'],
    ['a parameter that is taken apart', 'function f({ move }: X) {}'],
    ['a type', 'type MoveType = 1;'],
    ['an interface', 'interface Move { a: 1 }'],
    ['a property of a type', 'interface A { readonly lastMove: 1 }'],
    ['a property', 'const a = { lastMove: 1 };'],
    ['a method', 'class A { move() {} }'],
    ['a private one', 'class A { #move() {} }'],
    ['a class', 'class Move {}'],
    ['a constant', 'const LAST_MOVE = 1;'],
    ['of two words', 'const lookUpRow = 1;'],
  ])('is found: %s', (_, text) => expect(found(text)).toHaveLength(1));

  it.each([
    ['a file', 'services/a/src/last-move.ts'],
    ['a folder', 'services/a/moves/x.ts'],
    ['a folder in a folder', 'services/a/rows/live/x.ts'],
  ])('is found: %s', (_, path) => expect(found('', path)).toHaveLength(1));

  it.each([
    ['another word', 'const remove = 1, moved = 2, look = 3, upLook = 4, live = 5;'],
    ['a use of a name given elsewhere', `a.move(b, 'move'); import { c } from './c.js';`],
    ['a name in quotes', `const a = { 'move': 1 };`],
  ])('is not: %s', (_, text) => expect(found(text)).toEqual([]));

  it('may stand where it is a name of a message, however it is written there, and not where a message only speaks of it', () => {
    expect(found('const lastMove = 1;', undefined, [], 'string last_move = 1;')).toEqual([]);
    expect(found('const move = 1;', undefined, [], '// The last move.\nstring last_move = 1;')).toHaveLength(
      1,
    );
  });

  it('may stand where it is allowed, by name or by place, and is allowed for nothing nowhere', () => {
    const reason = 'The keyboard says so.';
    expect(found('const lastMove = 1;', undefined, [{ word: 'move', name: 'lastMove', reason }])).toEqual([]);
    expect(found('const lastMove = 1;', undefined, [{ word: 'move', path: 'services/a/', reason }])).toEqual(
      [],
    );
    expect(found('', undefined, [{ word: 'move', name: 'lastMove', reason }])).toEqual([
      '“move” in lastMove: nothing needs it; take it out of the list',
    ]);
  });
});

it('words not to be used stand in backticks in the last column, but for what customers read', () => {
  const glossary = `# Glossary\n| Word | Means | Not |\n|---|---|---|\n| office | \`EU\` | \`agency\` |\n| mark | a sign | brand |
## What customers read\n| owner | majitel | \`x\` |\n## Words of code\n| a step | a \`b\` | \`move\`, \`arrow\` |\n`;
  expect(forbiddenWords(glossary)).toEqual(['agency', 'move', 'arrow']);
});

it('a name has the same words however it is written', () => {
  for (const name of [
    'sealedLinkURL',
    'sealed_link_url',
    'SealedLinkUrl',
    'sealed-link-url',
    'SEALED_LINK_URL',
  ])
    expect(partsOf(name)).toEqual(['sealed', 'link', 'url']);
});
