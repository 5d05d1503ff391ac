import { describe, expect, it } from '@jest/globals';
import { smsTime } from './sms-hours.js';

describe('when a phone may buzz', () => {
  it.each([
    ['in the day at once', '2026-03-03T10:15:00Z', 'Europe/Bratislava', '2026-03-03T10:15:00Z'],
    ['at nine sharp', '2026-03-03T08:00:00Z', 'Europe/Bratislava', '2026-03-03T08:00:00Z'],
    ['before nine at nine', '2026-03-03T07:59:59Z', 'Europe/Bratislava', '2026-03-03T08:00:00Z'],
    [
      'a second before seven in the evening still',
      '2026-03-03T17:59:59Z',
      'Europe/Bratislava',
      '2026-03-03T17:59:59Z',
    ],
    [
      'from seven in the evening the next morning',
      '2026-03-03T18:00:00Z',
      'Europe/Bratislava',
      '2026-03-04T08:00:00Z',
    ],
    ['by the clock of the place', '2026-03-03T10:15:00Z', 'America/New_York', '2026-03-03T14:00:00Z'],
    ['over the night the clocks change', '2026-03-28T20:00:00Z', 'Europe/Bratislava', '2026-03-29T07:00:00Z'],
  ])('%s', (_, now, zone, expected) => {
    expect(smsTime(new Date(now), zone)).toEqual(new Date(expected));
  });
});
