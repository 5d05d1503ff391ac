import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeKey } from '../text/alphabet.js';
import { EditDistance } from './levenshtein.js';

/** The textbook form. */
function slowly(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 40 });

describe('edit distance', () => {
  it('is what the textbook says, for words that fit into a machine word and for longer ones', () => {
    fc.assert(
      fc.property(word, word, (one, other) =>
        expect(new EditDistance(encodeKey(one)).to(encodeKey(other), 0, other.length)).toBe(
          slowly(one, other),
        ),
      ),
      { numRuns: 1_000 },
    );
  });

  it('reads a part of a longer row of bytes', () =>
    expect(new EditDistance(encodeKey('nokia')).to(encodeKey('xxnokyaxx'), 2, 5)).toBe(1));

  it('gives nothing in common to two empty keys: they say nothing', () =>
    expect(new EditDistance(encodeKey('')).similarity(new Uint8Array(0), 0, 0)).toBe(0));
});
