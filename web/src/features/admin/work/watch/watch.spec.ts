import { describe, expect, it } from '@jest/globals';
import { watchResult } from '../../../../../testing/stub-triage.js';
import { byMonth, daysToOppose, isToNotify, shownAt } from './watch.js';

describe('the results of a watch', () => {
  it('are counted by what a threshold lets through; those a person entered are left out', () => {
    const results = [
      watchResult(0),
      watchResult(1, { relevance: 'HIGH' }),
      watchResult(2, { relevance: 'LOW' }),
      watchResult(3, { relevance: 'HIGH', scores: null }),
    ];
    expect(shownAt(results, 0)).toEqual({ shown: 3, mattered: 1 });
    expect(shownAt(results, 70)).toEqual({ shown: 2, mattered: 1 });
    expect(shownAt(results, 80)).toEqual({ shown: 1, mattered: 0 });
  });

  it('stand by month, the newest first', () => {
    const results = [
      watchResult(0, { createdAt: '2026-10-31T23:00:00.000Z', relevance: 'MEDIUM' }),
      watchResult(1, { createdAt: '2026-11-01T00:00:00.000Z' }),
    ];
    expect(byMonth(results)).toEqual([
      { month: '2026-11', found: 1, judged: 0, mattered: 0 },
      { month: '2026-10', found: 1, judged: 1, mattered: 1 },
    ]);
  });

  it.each([
    ['nobody judged it', {}, false],
    ['it is of no relevance', { relevance: 'NOT_RELEVANT' }, false],
    ['it was judged', { relevance: 'LOW' }, true],
    ['the client was written to', { relevance: 'LOW', toldOn: '2026-11-04' }, false],
    ['the client has seen it', { relevance: 'LOW', seen: true }, false],
    ['nobody owns the mark', { relevance: 'LOW', userId: null }, false],
  ] as const)('wait to be said to the client where %s: %#', (_, more, expected) => {
    expect(isToNotify(watchResult(0, more))).toBe(expected);
  });

  it('have days left to oppose, the last day included', () => {
    const result = watchResult(0, { oppositionEndDate: '2026-11-10' });
    expect(daysToOppose(result, '2026-11-10')).toBe(0);
    expect(daysToOppose(result, '2026-11-11')).toBe(-1);
    expect(daysToOppose(watchResult(0, { oppositionEndDate: null }), '2026-11-10')).toBeUndefined();
  });
});
