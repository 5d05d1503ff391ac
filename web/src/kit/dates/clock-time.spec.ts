import { afterEach, describe, expect, it } from '@jest/globals';
import { clockTimeOf, momentOf, startOf } from './clock-time.js';
import { dayOf } from './day.js';
import { formatMoment } from './format-moment.js';
import { readIn } from './reader-zone.js';

afterEach(() => readIn(undefined));

describe('times by the clock of the reader', () => {
  it.each([
    ['Europe/Prague', '2026-11-27T09:30', '2026-11-27T08:30:00.000Z'],
    ['Europe/Prague', '2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
    ['America/New_York', '2026-11-27T09:30', '2026-11-27T14:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-27T09:30', '2026-11-27T04:00:00.000Z'],
    // Clocks go back: the earlier half past two. They go forward: half past two is half past three.
    ['Europe/Prague', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2027-03-14T03:30', '2027-03-14T07:30:00.000Z'],
  ])('in %s %s is %s, and reads so again', (zone, clockTime, moment) => {
    readIn(zone);
    expect(momentOf(clockTime).toISOString()).toBe(moment);
    expect(clockTimeOf(new Date(moment))).toBe(clockTime);
    expect(formatMoment(moment, 'en', 'clock')).toBe(clockTime.slice(11));
  });

  it('have an hour that clocks leave out by the clock before it', () => {
    readIn('Europe/Prague');
    expect(momentOf('2027-03-28T02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });

  it('are of the reader’s day, which begins at their midnight', () => {
    const at = new Date('2026-11-26T20:00:00Z');
    for (const [zone, day, start] of [
      ['Europe/Prague', '2026-11-26', '2026-11-25T23:00:00.000Z'],
      ['America/New_York', '2026-11-26', '2026-11-26T05:00:00.000Z'],
      ['Asia/Kolkata', '2026-11-27', '2026-11-26T18:30:00.000Z'],
    ] as const) {
      readIn(zone);
      expect(dayOf(at)).toBe(day);
      expect(startOf(day).toISOString()).toBe(start);
    }
  });

  it('are the device’s where the reader chose none, and none where nothing is typed', () => {
    expect(momentOf('2026-11-27T09:30')).toEqual(new Date(2026, 10, 27, 9, 30));
    expect(clockTimeOf(new Date(2026, 10, 27, 9, 30))).toBe('2026-11-27T09:30');
    for (const zone of [undefined, 'Asia/Kolkata']) {
      readIn(zone);
      expect(momentOf('').getTime()).toBeNaN();
    }
  });
});
