import { describe, expect, it } from '@jest/globals';
import { promisedAt } from './promised-time.js';

describe('the promised time of a report', () => {
  it.each([
    ['within the day', '2026-03-03T10:15:00+01:00', '2026-03-04T10:15:00+01:00'],
    ['asked on Friday, answered on Monday', '2026-03-06T15:00:00+01:00', '2026-03-09T15:00:00+01:00'],
    [
      'asked in the evening, by the end of the next day',
      '2026-03-03T21:40:00+01:00',
      '2026-03-04T18:00:00+01:00',
    ],
    [
      'asked in the small hours, by the end of that day',
      '2026-03-04T03:00:00+01:00',
      '2026-03-04T18:00:00+01:00',
    ],
    ['asked on Saturday, by the end of Monday', '2026-03-07T12:00:00+01:00', '2026-03-09T18:00:00+01:00'],
    ['asked on Sunday night, by the end of Monday', '2026-03-08T23:30:00+01:00', '2026-03-09T18:00:00+01:00'],
    ['over the change to summer time', '2026-03-27T11:00:00+01:00', '2026-03-30T11:00:00+02:00'],
  ])('%s', (_, asked, promised) => {
    expect(promisedAt(new Date(asked)).toISOString()).toBe(new Date(promised).toISOString());
  });

  it('is never on a weekend, never outside the working day, and never more than 24 weekday hours away', () => {
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const asked = new Date(Date.UTC(2026, 5, 1, hour));
      const promised = promisedAt(asked);
      const local = new Date(promised.toLocaleString('en-US', { timeZone: 'Europe/Bratislava' }));
      expect([0, 6]).not.toContain(local.getDay());
      expect(local.getHours() * 60 + local.getMinutes()).toBeGreaterThanOrEqual(9 * 60);
      expect(local.getHours() * 60 + local.getMinutes()).toBeLessThanOrEqual(18 * 60);
      expect(promised.getTime()).toBeGreaterThan(asked.getTime());
      expect(promised.getTime() - asked.getTime()).toBeLessThanOrEqual(72 * 3600_000);
    }
  });
});
