import { describe, expect, it } from '@jest/globals';
import { dayBeginsIn } from './day-begins.js';

describe('the beginning of a day', () => {
  it.each([
    ['2026-11-23', 'America/New_York', '2026-11-23T05:00:00.000Z'],
    ['2026-07-01', 'Europe/Madrid', '2026-06-30T22:00:00.000Z'],
    ['2026-11-23', 'Pacific/Auckland', '2026-11-22T11:00:00.000Z'],
    // The clock leaps from midnight to one.
    ['2024-09-08', 'America/Santiago', '2024-09-08T04:00:00.000Z'],
  ])('%s in %s is %s, asked once or twice', (date, zone, instant) => {
    expect([dayBeginsIn(date, zone), dayBeginsIn(date, zone)].map((each) => each.toISOString())).toEqual([
      instant,
      instant,
    ]);
  });
});
