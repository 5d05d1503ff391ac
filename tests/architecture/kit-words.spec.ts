import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kitWords } from './kit-words.mjs';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kit-words-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = 'services/kit/src/runtime/x.ts';
const judged = (text: string, path = file, exceptions: Parameters<typeof kitWords>[2] = []) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return kitWords(root, [path], exceptions);
};

describe('words of the field in the kit', () => {
  it.each([
    ['a name', 'export const trademarkId = 1;'],
    ['a property', 'export const x = { renewalDay: 1 };'],
    ['a text', `export const x = 'verification-summary';`],
    ['a statement of SQL', 'export const x = `select invoice_id from anything`;'],
  ])('are found in %s', (_, text) => expect(judged(text).violations).toHaveLength(1));

  it.each([
    ['other words', 'export const subjectId = 1;', file],
    ['a comment, which may explain by an example', '// like a trademark\nexport const x = 1;', file],
    ['a service, whose words they are', 'export const trademarkId = 1;', 'services/a/src/x.ts'],
    ['a fixture', 'export const trademarkId = 1;', 'services/kit/src/testing/x.ts'],
  ])('are none: %s', (_, text, path) => expect(judged(text, path).violations).toEqual([]));

  it('may stand where a reason is given, and only as long as they stand there', () => {
    const exception = { path: file, word: 'trademark', reason: 'A column.' };
    expect(judged('export const trademarkId = 1;', file, [exception]).violations).toEqual([]);
    expect(judged('export const x = 1;', file, [exception]).violations).toEqual([
      `${file}: no longer knows "trademark", take it out of the exceptions`,
    ]);
  });
});
