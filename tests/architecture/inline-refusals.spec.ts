import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inlineRefusals } from './inline-refusals.mjs';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'refusals-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = 'services/a/src/x.ts';
const judged = (text: string, path = file) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return inlineRefusals(root, [path]);
};

const inline = `import { isRefusal, refuse } from '@cotta/kit/model/words/refusal.js'; export const x = [isRefusal, refuse('JAR_FULL', 'Full.')];`;
const catalogued = `import { isRefusal } from '@cotta/kit/model/words/refusal.js'; import { no } from './domain/refusals.js'; export const x = [isRefusal, no('JAR_FULL')];`;

describe('codes of refusals', () => {
  it.each([
    ['a sentence on the spot', inline],
    ['another name', inline.replace('refuse }', 'refuse as say }')],
    ['an object that looks like one', `export const x = { refused: 'JAR_FULL', message: 'Full.' };`],
  ])('are found: %s', (_, text) => expect(judged(text).violations).toHaveLength(1));

  it.each([
    ['by the catalogue', catalogued],
    ['words that are no code', `export const x = { refused: 'Refused' };`],
  ])('may stand: %s', (_, text) => expect(judged(text)).toEqual({ examined: 1, violations: [] }));

  it('are left alone in specs', () =>
    expect(judged(inline, 'services/a/src/x.spec.ts')).toEqual({ examined: 0, violations: [] }));
});
