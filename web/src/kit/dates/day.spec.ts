import { describe, expect, it } from '@jest/globals';
import { addMonths, dayOf, daysBetween, formatDay, textWithDays } from './day.js';

describe('calendar days', () => {
  it('are the same day in every zone', () => {
    expect(formatDay('2027-03-01', 'en')).toBe('1 March 2027');
    expect(formatDay('2027-01-31', 'en', { short: true })).toBe('31 Jan 2027');
    expect(formatDay('2027-03-01', 'en', { weekday: true })).toMatch(/^Monday,? 1 March 2027$/);
  });

  it('that stand in a text as data are read as days; what only looks like one stays', () => {
    expect(textWithDays('IČO 12345678\nfounded 2002-04-09', 'en')).toBe('IČO 12345678\nfounded 9 April 2002');
    expect(textWithDays('founded 2002-04-09', 'cs')).toBe('founded 9. dubna 2002');
    expect(textWithDays('No. 2002-13-09, 12002-04-091', 'en')).toBe('No. 2002-13-09, 12002-04-091');
  });

  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-12-01', 10],
    ['2026-03-28', '2026-03-30', 2],
    ['2026-11-21', '2026-11-20', -1],
  ])('from %s to %s are %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    ['2026-04-21', 2, '2026-06-21'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 0, '2026-03-31'],
  ])('%s and %i months more is %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });

  it('takes the reader’s own day of a moment', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
