import { describe, expect, it } from '@jest/globals';
import { differences } from './compare.js';

describe('comparing results', () => {
  it('finds every difference with its path', () => {
    const expected = { a: '1.00', list: [{ x: 1 }, { x: 2 }], gone: null };
    const got = { a: '1.01', list: [{ x: 1 }], more: true };
    expect(differences(expected, got).map(({ path }) => path)).toEqual(['a', 'list[1]', 'gone', 'more']);
    expect(differences('1', 1)).toEqual([{ path: '(result)', expected: '1', got: 1 }]);
  });

  it('does not mistake the word for what is not there', () => {
    expect(differences({ a: '(absent)' }, {})).toEqual([{ path: 'a', expected: '(absent)', got: undefined }]);
    expect(differences(['(absent)'], [])).toHaveLength(1);
  });

  it('takes kinds of spaces for equal, and flags for a set', () => {
    expect(
      differences(
        { text: '1 234,50 €', flags: ['A', 'B'] },
        { text: '1\u00a0234,50\u00a0€', flags: ['B', 'A'] },
      ),
    ).toEqual([]);
    expect(differences({ flags: ['A'] }, { flags: ['A', 'A'] })).toHaveLength(1);
    expect(differences({ flags: [['A']] }, { flags: ['A'] })).toHaveLength(1);
    expect(differences({ lines: ['A', 'B'] }, { lines: ['B', 'A'] })).toHaveLength(2);
  });
});
