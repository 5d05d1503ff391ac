import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exceptionsIn, staleExceptions } from './exceptions.mjs';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'exceptions-spec-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('exceptions of the lint', () => {
  it('are the overrides that name single files, one a file and rule', () => {
    expect(
      exceptionsIn([
        { files: ['**/*.spec.ts'], rules: { 'eslint/max-lines': 'off' } },
        { files: ['**/a/b.ts', 'c.ts'], rules: { 'eslint/max-depth': 'off' } },
      ]),
    ).toEqual([
      { rule: 'eslint/max-depth', path: 'a/b.ts' },
      { rule: 'eslint/max-depth', path: 'c.ts' },
    ]);
  });

  it('are stale once their file keeps the rule', () => {
    plant(
      'tests/architecture/oxlint.json',
      JSON.stringify({
        rules: { 'eslint/max-lines': ['error', { max: 3 }] },
        overrides: [{ files: ['**/src/long.ts', '**/src/fits.ts'], rules: { 'eslint/max-lines': 'off' } }],
      }),
    );
    plant('src/long.ts', 'f();\n'.repeat(4));
    plant('src/fits.ts', 'f();\n');
    expect(staleExceptions(root, join(process.cwd(), 'node_modules/.bin/oxlint'))).toEqual({
      examined: 2,
      stale: [{ rule: 'eslint/max-lines', path: 'src/fits.ts' }],
    });
  });
});
