import { describe, expect, it } from '@jest/globals';
import { priorityUntil } from './ways-on.js';

const filed = (filingDate: string | null, priorityDate: string | null = null) => ({
  filingDate,
  priorityDate,
});

describe('the time in which a filing elsewhere counts from the first one', () => {
  it.each([
    ['2026-06-15', '2026-11-27', '2026-12-15'],
    ['2026-08-31', '2026-11-27', '2027-02-28'],
    ['2026-05-27', '2026-11-27', '2026-11-27'],
  ])('filed on %s, on %s: until %s', (on, today, until) =>
    expect(priorityUntil(filed(on), today)).toBe(until),
  );

  it('is over after six months, and is not there for what was no first filing', () => {
    expect(priorityUntil(filed('2026-05-26'), '2026-11-27')).toBeUndefined();
    expect(priorityUntil(filed('2026-10-01', '2026-07-01'), '2026-11-27')).toBeUndefined();
    expect(priorityUntil(filed(null), '2026-11-27')).toBeUndefined();
  });
});
