import { describe, expect, it } from '@jest/globals';
import { isAsFar, progressOf } from './register-words.js';

describe('what an office writes', () => {
  it.each([
    ['APPLICATION_PUBLISHED', 'published'],
    ['630 New application', 'received'],
    ['641 Non-final action mailed', 'examined'],
    ['686 Published for opposition', 'published'],
    ['700 Registered', 'registered'],
  ])('%s: %s', (word, progress) => {
    expect(progressOf(word)).toBe(progress);
  });

  it.each([
    '688 Notice of allowance issued',
    '602 Abandoned',
    '645 Final refusal mailed',
    '700',
    'OPPOSITION_PENDING',
    '',
  ])('%s is for a person to judge', (word) => {
    expect(progressOf(word)).toBeUndefined();
  });

  it('has an order', () => {
    expect([
      isAsFar('published', 'examined'),
      isAsFar('examined', 'examined'),
      isAsFar('received', 'registered'),
    ]).toEqual([true, true, false]);
  });
});
