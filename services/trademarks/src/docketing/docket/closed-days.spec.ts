import { describe, expect, it } from '@jest/globals';
import { closedDays } from './closed-days.js';

describe('days on which offices are closed', () => {
  it('are weekends and the holidays of each office, in order', () => {
    const days = closedDays({ offices: ['EU', 'US'], from: '2026-12-31', to: '2027-01-04' });
    expect(days).toContainEqual({ office: 'EU', day: '2027-01-01', holiday: expect.any(String) });
    expect(days).toContainEqual({ office: 'US', day: '2027-01-02', holiday: null });
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    expect(days.map(({ day }) => day)).not.toContain('2027-01-04');
  });

  it.each([
    ['an office nobody knows', { offices: ['??'], from: '2027-01-01', to: '2027-01-31' }],
    ['no office', { offices: [], from: '2027-01-01', to: '2027-01-31' }],
    ['a range that ends before it begins', { offices: ['EU'], from: '2027-01-31', to: '2027-01-01' }],
  ])('are none for %s', (_, asked) => expect(closedDays(asked)).toEqual([]));

  it('are looked for in two months at most, and once an office', () => {
    const days = closedDays({ offices: ['EU', 'EU'], from: '2027-01-01', to: '2099-01-01' });
    expect(days.at(-1)?.day).toBe('2027-02-28');
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
  });
});
