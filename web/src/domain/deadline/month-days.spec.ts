import { describe, expect, it } from '@jest/globals';
import { addMonth, dayAfterKey, monthOf, weeksOf } from './month-days.js';

describe('a month as a calendar', () => {
  it('holds whole weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2027-02');
    expect(weeks).toHaveLength(4);
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual(['2027-02-01', '2027-02-28']);
    expect(weeksOf('2026-11').flat()).toHaveLength(42);
    expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-10-26');
  });

  it('counts over the end of the year, and takes no nonsense from an address', () => {
    expect([addMonth('2026-12', 1), addMonth('2027-01', -1), addMonth('2026-11', 14)]).toEqual([
      '2027-01',
      '2026-12',
      '2028-01',
    ]);
    expect([
      monthOf('2027-13', '2026-11-22'),
      monthOf(null, '2026-11-22'),
      monthOf('2027-03', '2026-11-22'),
    ]).toEqual(['2026-11', '2026-11', '2027-03']);
  });

  it.each([
    ['ArrowLeft', '2027-03-01', '2027-02-28'],
    ['ArrowDown', '2026-12-28', '2027-01-04'],
    ['Home', '2026-11-22', '2026-11-16'],
    ['End', '2026-11-16', '2026-11-22'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2028-03-31', '2028-02-29'],
    ['x', '2027-01-31', undefined],
  ])('%s on %s', (key, from, to) => {
    expect(dayAfterKey(from, key)).toBe(to);
  });
});
