import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generate, generatedFiles, staleSteps } from './generation.mjs';
import type { Step } from './generation-steps.mjs';

let root = '';
/** A word nobody named as an input. */
let secret = '';

const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), 'utf8');
function put(path: string, text: string): void {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), text);
}

/** Capitals of the words, then a sentence of the capitals. */
const steps: readonly Step[] = [
  {
    name: 'capitals',
    inputs: [['words', /\.txt$/]],
    outputs: ['made/capitals'],
    make: async () => put('made/capitals', read('words/one.txt').toUpperCase()),
  },
  {
    name: 'sentence',
    inputs: ['made/capitals'],
    outputs: [['made', /\.sentence$/]],
    make: async () => put('made/first.sentence', `${read('made/capitals')}${secret}.`),
  },
];
const bringUpToDate = (anew = false) => generate({ root, steps, anew, say: () => {} });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cotta-generation-'));
  secret = '';
  put('words/one.txt', 'hello');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('generated files', () => {
  it('are made in order where there are none, and once', async () => {
    expect(staleSteps(root, steps)).toEqual(['capitals', 'sentence']);
    expect(await bringUpToDate()).toEqual(['capitals', 'sentence']);
    expect(read('made/first.sentence')).toBe('HELLO.');
    expect(generatedFiles(root, steps)).toEqual(['made/capitals', 'made/first.sentence']);
    expect(staleSteps(root, steps)).toEqual([]);
    expect(await bringUpToDate()).toEqual([]);
  });

  it('follow a change as far as it reaches', async () => {
    await bringUpToDate();
    put('words/one.txt', 'good day');
    expect(await bringUpToDate()).toEqual(['capitals', 'sentence']);
    expect(read('made/first.sentence')).toBe('GOOD DAY.');
    put('words/one.txt', 'Good day');
    expect(await bringUpToDate()).toEqual(['capitals']);
  });

  it.each([
    ['missing', () => rmSync(at('made/first.sentence'))],
    ['changed by hand', () => put('made/first.sentence', 'Mine.')],
    ['joined by another', () => put('made/second.sentence', 'Mine.')],
  ])('are made again where one is %s', async (_, spoil) => {
    await bringUpToDate();
    spoil();
    expect(staleSteps(root, steps)).toEqual(['sentence']);
    expect(await bringUpToDate()).toEqual(['sentence']);
    expect(read('made/first.sentence')).toBe('HELLO.');
  });

  it('are not current after a step that failed', async () => {
    await bringUpToDate();
    put('words/one.txt', 'good day');
    rmSync(at('made'), { recursive: true });
    writeFileSync(at('made'), 'a file where a folder should be');
    await expect(bringUpToDate()).rejects.toThrow();
    expect(staleSteps(root, steps)).toContain('capitals');
  });

  it('made anew come out as they were', async () => {
    await bringUpToDate();
    expect(await bringUpToDate(true)).toEqual(['capitals', 'sentence']);
  });

  it('that pass for current and come out different anew are a fault of the table', async () => {
    await bringUpToDate();
    secret = ', you';
    expect(await bringUpToDate()).toEqual([]);
    await expect(bringUpToDate(true)).rejects.toThrow('sentence: passed for current');
  });

  it('come from and go to places that are there', async () => {
    const [capitals] = steps as readonly [Step];
    const wrong = (part: Partial<Step>) =>
      generate({ root, steps: [{ ...capitals, ...part }], say: () => {} });
    await expect(wrong({ inputs: ['moved'] })).rejects.toThrow('capitals: no input at moved');
    await expect(wrong({ outputs: ['elsewhere'] })).rejects.toThrow(
      'capitals: nothing was written to elsewhere',
    );
    expect(existsSync(at('elsewhere'))).toBe(false);
  });
});
