import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { addDays, weekday } from './calendar-days.js';

describe('calendar days', () => {
  it('are counted over month ends, leap days and the hour that a summer takes', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('are those of a library of calendars, weekdays too', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1800-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        fc.integer({ min: -40_000, max: 40_000 }),
        (at, days) => {
          const date = at.toISOString().slice(0, 10);
          const known = DateTime.fromISO(date, { zone: 'utc' });
          expect(addDays(date, days)).toBe(known.plus({ days }).toFormat('yyyy-MM-dd'));
          expect(weekday(date)).toBe(known.weekday);
        },
      ),
    ));
});
