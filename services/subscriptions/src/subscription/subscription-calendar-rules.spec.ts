import { describe, expect, it } from '@jest/globals';
import { firstPeriod, nextPeriod } from './subscription-calendar-rules.js';

describe('the period that comes next', () => {
  it.each([
    ['monthly', '2026-01-31', '2026-02-27', '2026-02-28', '2026-03-30'],
    ['monthly', '2026-01-31', '2026-03-30', '2026-03-31', '2026-04-29'],
    ['quarterly', '2025-11-30', '2026-02-27', '2026-02-28', '2026-05-29'],
    ['yearly', '2024-02-29', '2025-02-27', '2025-02-28', '2026-02-27'],
  ])('%s, begun on %s, after %s: %s to %s', (paymentFrequency, anchorDate, endDate, start, end) => {
    expect(nextPeriod({ paymentFrequency, anchorDate, endDate })).toEqual({ start, end });
  });

  it('follows a trial on the next day, and a pause on the day the anchor was set to', () => {
    expect(nextPeriod({ paymentFrequency: 'monthly', endDate: '2026-03-23' })).toEqual({
      start: '2026-03-24',
      end: '2026-04-23',
    });
    expect(
      nextPeriod({ paymentFrequency: 'monthly', anchorDate: '2026-04-11', endDate: '2026-04-10' }),
    ).toEqual({ start: '2026-04-11', end: '2026-05-10' });
  });

  it('is none where nothing runs, and the first one begins on its day', () => {
    expect(nextPeriod({ paymentFrequency: 'monthly', endDate: null })).toBeUndefined();
    expect(firstPeriod('2026-01-31', 'monthly')).toEqual({ start: '2026-01-31', end: '2026-02-27' });
  });
});
