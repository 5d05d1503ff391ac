import { describe, expect, it } from '@jest/globals';
import { addDays } from './calendar-days.js';

describe('calendar days', () => {
  it('are counted over month ends, leap days and the hour that a summer takes', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});
