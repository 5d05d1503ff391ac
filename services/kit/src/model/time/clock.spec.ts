import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarDate, daysBefore, systemClock } from './clock.js';
import { FakeClock } from './fake-clock.js';

describe('the date of an instant', () => {
  it.each([
    ['2026-01-01T00:30:00Z', 'Europe/Bratislava', '2026-01-01'],
    ['2026-01-01T00:30:00Z', 'America/New_York', '2025-12-31'],
    ['2026-06-30T22:00:00Z', 'Europe/Bratislava', '2026-07-01'],
    ['2026-12-31T22:59:59.999Z', 'Europe/Bratislava', '2026-12-31'],
    ['2026-12-31T12:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2026-01-01T11:00:00Z', 'Pacific/Pago_Pago', '2026-01-01'],
  ])('%s in %s is %s', (instant, zone, date) => expect(calendarDate(new Date(instant), zone)).toBe(date));

  it('is not guessed for a zone that there is not', () =>
    expect(() => calendarDate(new Date(0), 'Europe/Atlantis')).toThrow(RangeError));

  it('of two people on earth is never further apart than a day', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (at) => {
          const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].map((zone) =>
            calendarDate(at, zone),
          );
          const days = (Date.parse(east ?? '') - Date.parse(west ?? '')) / 86_400_000;
          expect([1, 2]).toContain(days);
        },
      ),
    ));
});

describe('days before', () => {
  it('are counted in times of 24 hours, over a change of the clock too', () => {
    expect(daysBefore(new Date('2026-03-30T10:00:00Z'), 2).toISOString()).toBe('2026-03-28T10:00:00.000Z');
    expect(daysBefore(new Date('2026-03-01T00:00:00Z'), 0).toISOString()).toBe('2026-03-01T00:00:00.000Z');
  });
});

describe('a clock that stands still', () => {
  it('moves only when it is told, by any unit or to an instant', () => {
    const clock = new FakeClock('2026-03-28T23:30:00Z');
    expect(clock.now()).toEqual(clock.now());
    clock.moveBy({ days: 1, hours: 1, minutes: 29, seconds: 30 });
    expect(clock.now().toISOString()).toBe('2026-03-30T00:59:30.000Z');
    expect([clock.today('UTC'), clock.today('America/New_York')]).toEqual(['2026-03-30', '2026-03-29']);
    clock.moveTo(new Date('2026-01-01T00:00:00Z'));
    expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });

  it('is not moved by whoever holds what it gave', () => {
    const clock = new FakeClock('2026-01-01T00:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });
});

describe('the clock of a machine', () => {
  it('gives the date of its own instant', () => {
    const before = calendarDate(systemClock.now(), 'UTC');
    const today = systemClock.today('UTC');
    expect([before, calendarDate(systemClock.now(), 'UTC')]).toContain(today);
  });
});
