import { describe, expect, it } from '@jest/globals';
import { precisionOf } from './precision.js';

describe('precision', () => {
  it('is not said of fewer than ten judged hits', () => {
    expect(precisionOf(9, 9)).toBeNull();
    expect(precisionOf(0, 0)).toBeNull();
  });

  // Against published values of Wilson’s interval without continuity correction.
  it.each([
    [5, 10, { percent: 50, low: 24, high: 76 }],
    [0, 10, { percent: 0, low: 0, high: 28 }],
    [10, 10, { percent: 100, low: 72, high: 100 }],
    [81, 263, { percent: 31, low: 26, high: 37 }],
  ])('of %i relevant among %i judged lies within its interval', (relevant, judged, expected) => {
    expect(precisionOf(relevant, judged)).toEqual(expected);
  });
});
