import { describe, expect, it } from '@jest/globals';
import { retryDelay } from './retry-delay.js';

describe('the wait before a slice is tried again', () => {
  it('grows to half a minute and stays there', () =>
    expect([1, 2, 3, 4, 5, 6, 100].map((tries) => retryDelay(undefined, tries))).toEqual([
      1_000, 2_000, 5_000, 10_000, 30_000, 30_000, 30_000,
    ]));

  it('is as told, and none where none is told', () => {
    expect([1, 2, 3].map((tries) => retryDelay([20, 40], tries))).toEqual([20, 40, 40]);
    expect(retryDelay([], 1)).toBe(0);
  });
});
