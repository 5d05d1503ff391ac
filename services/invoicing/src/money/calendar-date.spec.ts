import { describe, expect, it } from '@jest/globals';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { daysBetween, isCalendarDate } from './calendar-date.js';

describe('calendar dates', () => {
  it('exist or do not', () => {
    expect(
      ['2024-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '20260101', '2026-W01-1'].map(isCalendarDate),
    ).toEqual([true, false, false, false, false, false]);
  });

  it('are counted over changes of the clock and leap days', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  });
});
