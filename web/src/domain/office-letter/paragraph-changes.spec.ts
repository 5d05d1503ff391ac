import { describe, expect, it } from '@jest/globals';
import { paragraphChanges } from './paragraph-changes.js';

const marked = (before: readonly string[], now: readonly string[]): string =>
  paragraphChanges(before.join('\n\n'), now.join('\n\n'))
    .map(({ text, change }) => `${{ same: ' ', added: '+', removed: '-' }[change]}${text}`)
    .join('|');

describe('two versions of a text', () => {
  it.each([
    [['a', 'b', 'c'], ['a', 'b', 'c'], ' a| b| c'],
    [['a', 'b', 'c'], ['a', 'x', 'c'], ' a|-b|+x| c'],
    [['a', 'c'], ['a', 'b', 'c'], ' a|+b| c'],
    [['a', 'b', 'c'], ['c'], '-a|-b| c'],
    [['a', 'b', 'c', 'd'], ['b', 'x', 'd', 'e'], '-a| b|-c|+x| d|+e'],
    [[], ['a'], '+a'],
    [['a', 'a'], ['a'], ' a|-a'],
  ])('%j and %j are told apart by the paragraph', (before, now, told) => {
    expect(marked(before, now)).toBe(told);
  });

  it('that hardly have a line in common keep every paragraph of both, however long', () => {
    const many = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word} ${index}`);
    const found = paragraphChanges(many('old').join('\n\n'), many('new').join('\n\n'));
    expect(found.filter(({ change }) => change === 'removed')).toHaveLength(3000);
    expect(found.filter(({ change }) => change === 'added')).toHaveLength(3000);
  });

  it('do not differ by empty lines alone', () => {
    expect(paragraphChanges('a\n\n\n\nb\n', 'a\n \nb').every(({ change }) => change === 'same')).toBe(true);
  });
});
