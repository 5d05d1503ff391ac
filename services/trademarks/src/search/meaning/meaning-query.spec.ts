import { describe, expect, it } from '@jest/globals';
import { compareNames } from '../query/compare-names.js';
import { shippedClassRelations } from '../score/goods.js';
import { weighBy } from '../text/word-weights.js';
import { Concepts } from './concepts.js';

const LIST = [
  'lemma\tlang\tsynset',
  'azul\tes\t00000003-a',
  'blue\ten\t00000003-a',
  'black cat\ten\t00000009-n',
  'cat\ten\t00000002-n',
  'chat\tfr\t00000002-n',
  'lupo\tit\t00000001-n',
  'mar\tes\t00000004-n',
  'sea\ten\t00000004-n',
  'wolf\ten\t00000001-n',
  '',
].join('\n');
const concepts = Concepts.parse(new TextEncoder().encode(LIST));
const tools = { weigh: weighBy(new Map()), concepts, relations: shippedClassRelations() };

describe('names that mean the same', () => {
  it('in two languages are near, and the reason names both words', () => {
    const { parts, reasons } = compareNames({ a: 'LUPO', b: 'WOLF' }, tools);
    expect(parts.meaning).toBe(1);
    expect(reasons).toEqual([{ code: 'SAME_MEANING', params: { query: 'lupo', mark: 'wolf' } }]);
  });

  it('are found in the parts of a compound', () =>
    expect(compareNames({ a: 'MARAZUL', b: 'BLUE SEA' }, tools).parts.meaning).toBe(1));

  it('count less when they are only part of the mark', () =>
    expect(compareNames({ a: 'LUPO', b: 'WOLF HARVEST' }, tools).parts.meaning).toBeCloseTo(0.75));

  it('count nothing when no word is known', () =>
    expect(compareNames({ a: 'ZORVAN', b: 'WOLF' }, tools).parts.meaning).toBe(0));

  it('leave phrases out: marks are compared word by word', () =>
    expect(concepts.wordsFor(9 * 8 + 6)).toEqual([]));
});
