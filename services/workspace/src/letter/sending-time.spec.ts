import { describe, expect, it } from '@jest/globals';
import { sendingTime } from './sending-time.js';

describe('when somebody is written to', () => {
  it.each([
    ['in the morning, at once', '2026-03-04T08:30:00Z', 'Europe/Prague', '2026-03-04T08:30:00.000Z'],
    ['before nine, at nine', '2026-03-04T05:30:00Z', 'Europe/Prague', '2026-03-04T08:00:00.000Z'],
    [
      'after six, at nine on the next day',
      '2026-03-04T17:00:00Z',
      'Europe/Prague',
      '2026-03-05T08:00:00.000Z',
    ],
    ['on Friday night, on Monday', '2026-03-06T20:00:00Z', 'Europe/Prague', '2026-03-09T08:00:00.000Z'],
    [
      'on a Sunday, on Monday, though the clock is changed',
      '2026-03-29T10:00:00Z',
      'Europe/Prague',
      '2026-03-30T07:00:00.000Z',
    ],
    ['by the clock of New York', '2026-03-04T20:00:00Z', 'America/New_York', '2026-03-04T20:00:00.000Z'],
    [
      'in Sydney it is tomorrow already',
      '2026-03-03T22:30:00Z',
      'Australia/Sydney',
      '2026-03-03T22:30:00.000Z',
    ],
  ])('%s', (_, now, zone, expected) => {
    expect(sendingTime(new Date(now), zone).toISOString()).toBe(expected);
  });
});
