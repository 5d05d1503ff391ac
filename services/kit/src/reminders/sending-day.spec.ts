import { describe, expect, it } from '@jest/globals';
import { sendingDay, sendingInstant } from './sending-day.js';

describe('the day a reminder is sent', () => {
  it.each([
    ['2026-03-02', 2, '2026-03-04'],
    ['2026-03-05', 2, '2026-03-09'],
    ['2026-03-06', 2, '2026-03-09'],
    ['2026-03-06', 1, '2026-03-09'],
    ['2026-12-30', 2, '2027-01-01'],
    ['2028-02-27', 2, '2028-02-29'],
  ])('%s + %i days is %s', (date, days, expected) => {
    expect(sendingDay(date, days)).toBe(expected);
  });

  it('is nine in the morning there, in summer and in winter', () => {
    expect(sendingInstant('2026-01-15', 'Europe/Bratislava').toISOString()).toBe('2026-01-15T08:00:00.000Z');
    expect(sendingInstant('2026-07-15', 'Europe/Bratislava').toISOString()).toBe('2026-07-15T07:00:00.000Z');
  });

  it('is nine in the morning on the days the clocks change', () => {
    expect(sendingInstant('2026-03-29', 'Europe/Bratislava').toISOString()).toBe('2026-03-29T07:00:00.000Z');
    expect(sendingInstant('2026-10-25', 'Europe/Bratislava').toISOString()).toBe('2026-10-25T08:00:00.000Z');
  });
});
