import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprint } from './fingerprint.mjs';

let root = '';

function put(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('fingerprint', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cotta-fingerprint-'));
    put('services/a/src/main.ts', 'one');
    put('package.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const now = () => fingerprint(root, ['package.json', 'services', 'absent']);

  it.each([
    ['a changed file', 'services/a/src/main.ts', 'two'],
    ['a new file', 'services/a/src/other.ts', ''],
    ['a changed file at the top', 'package.json', '{"a":1}'],
  ])('changes with %s', (_, path, text) => {
    const before = now();
    put(path, text);
    expect(now()).not.toBe(before);
  });

  it.each([
    'services/a/dist/main.js',
    'services/node_modules/x/index.js',
    'services/a/x.tsbuildinfo',
    'docs/readme.md',
  ])('does not see %s', (path) => {
    const before = now();
    put(path, 'anything');
    expect(now()).toBe(before);
  });

  it('sees of a place only what fits', () => {
    const fitting = () => fingerprint(root, [['services', /\.graphql$/]]);
    const before = fitting();
    put('services/a/src/main.ts', 'two');
    expect(fitting()).toBe(before);
    put('services/a/src/one.graphql', '{ a }');
    expect(fitting()).not.toBe(before);
  });

  it('tells a renamed file from the old one', () => {
    const before = now();
    rmSync(join(root, 'services/a/src/main.ts'));
    put('services/a/src/renamed.ts', 'one');
    expect(now()).not.toBe(before);
  });
});
