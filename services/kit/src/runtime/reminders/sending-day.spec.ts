import { describe, expect, it } from '@jest/globals';
import { sendingDay, sendingDayBefore, sendingInstant, sendingMoment } from './sending-day.js';

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

  it('is the Friday before, where a deadline comes after it', () => {
    expect(['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'].map(sendingDayBefore)).toEqual([
      '2026-03-06',
      '2026-03-06',
      '2026-03-06',
      '2026-03-09',
    ]);
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

describe('the moment of a reminder that counts in hours', () => {
  it.each([
    ['in the day at once', '2026-03-03T10:15:00Z', '2026-03-03T10:15:00Z'],
    ['before nine at nine', '2026-03-03T05:00:00Z', '2026-03-03T08:00:00Z'],
    ['from six in the evening the next morning', '2026-03-03T17:00:00Z', '2026-03-04T08:00:00Z'],
    ['on Friday night on Monday', '2026-03-06T20:00:00Z', '2026-03-09T08:00:00Z'],
    ['on Saturday at dawn on Monday', '2026-03-07T03:00:00Z', '2026-03-09T08:00:00Z'],
    ['on Sunday at noon on Monday', '2026-03-08T11:00:00Z', '2026-03-09T08:00:00Z'],
  ])('is %s', (_, instant, expected) => {
    expect(sendingMoment(new Date(instant), 'Europe/Bratislava')).toEqual(new Date(expected));
  });
});
