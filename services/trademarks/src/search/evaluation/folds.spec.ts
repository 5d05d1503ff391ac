import { describe, expect, it } from '@jest/globals';
import { readEvalData } from './eval-data.js';
import { FOLDS, foldsOf } from './folds.js';

const data = readEvalData();
const foldOf = foldsOf(data);

describe('parts in which cases are held back', () => {
  it('hold names that meet in a case together, however long the chain', () => {
    for (const { first, second } of data.pairs) expect(foldOf(first)).toBe(foldOf(second));
    for (const { query, expected } of data.queries)
      for (const name of expected) expect(foldOf(name)).toBe(foldOf(query));
    const chained = foldsOf({
      pairs: [
        { similar: true, kind: 'decision', first: 'A', second: 'B' },
        { similar: false, kind: 'random', first: 'D', second: 'C' },
      ],
      queries: [{ kind: 'conflict', query: 'C', expected: ['B'] }],
    });
    expect(new Set(['A', 'B', 'C', 'D'].map(chained)).size).toBe(1);
  });

  it('are ten, each with contested marks', () => {
    const contested = data.queries.filter(({ kind }) => kind === 'conflict');
    const parts = new Set(contested.map(({ query }) => foldOf(query)));
    expect([...parts].toSorted((a, b) => a - b)).toEqual(Array.from({ length: FOLDS }, (_, fold) => fold));
  });

  it('do not change with the order of the cases', () => {
    const turned = foldsOf({ pairs: data.pairs.toReversed(), queries: data.queries.toReversed() });
    for (const { query } of data.queries) expect(turned(query)).toBe(foldOf(query));
  });
});
