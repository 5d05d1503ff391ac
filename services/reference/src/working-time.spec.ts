import { describe, expect, it } from '@jest/globals';
import {
  afterWorkingHours,
  endOfWorkingDay,
  firmDays,
  usualFirmHours,
  workingDaysWithin,
} from './working-time.js';

const at = (text: string): Date => new Date(text);

describe('working hours of the firm', () => {
  it.each([
    ['within a day', '2026-11-24T08:30:00Z', 2, '2026-11-24T10:30:00.000Z'],
    ['before it opens: from the opening', '2026-11-24T03:00:00Z', 2, '2026-11-24T10:00:00.000Z'],
    ['over the night', '2026-11-24T16:00:00Z', 2, '2026-11-25T09:00:00.000Z'],
    ['over the weekend', '2026-11-27T16:00:00Z', 4, '2026-11-30T11:00:00.000Z'],
    ['over Christmas, which nobody works', '2026-12-23T16:00:00Z', 2, '2026-12-28T09:00:00.000Z'],
    ['to the last minute of the day', '2026-11-24T08:00:00Z', 9, '2026-11-24T17:00:00.000Z'],
  ])('%s', (_, from, hours, until) => {
    expect(afterWorkingHours(at(from), hours, usualFirmHours).toISOString()).toBe(until);
  });

  it.each([
    ['a Tuesday', '2026-11-24T08:30:00Z', 1, '2026-11-25T17:00:00.000Z'],
    ['a Friday night', '2026-11-27T21:30:00Z', 2, '2026-12-01T17:00:00.000Z'],
    [
      'a Sunday, seen from a zone that still has Saturday',
      '2026-11-28T23:30:00Z',
      1,
      '2026-11-30T17:00:00.000Z',
    ],
    ['summer time', '2026-07-01T08:30:00Z', 1, '2026-07-02T16:00:00.000Z'],
  ])('days after %s end with the working day', (_, from, days, until) => {
    expect(endOfWorkingDay(at(from), days, usualFirmHours).toISOString()).toBe(until);
  });

  it('are those the firm says, and pass over the days it closes', () => {
    const firm = { opensAt: '08:30', closesAt: '17:00', closedDays: ['2026-11-25'] };
    expect(afterWorkingHours(at('2026-11-24T15:00:00Z'), 2, firm).toISOString()).toBe(
      '2026-11-26T08:30:00.000Z',
    );
    expect(endOfWorkingDay(at('2026-11-24T15:00:00Z'), 1, firm).toISOString()).toBe(
      '2026-11-26T16:00:00.000Z',
    );
    expect(firmDays('2026-11-24', 2, firm).map(({ opensAt }) => opensAt?.toISOString())).toEqual([
      '2026-11-24T07:30:00.000Z',
      undefined,
    ]);
    expect(workingDaysWithin(at('2026-11-24T00:00:00Z'), at('2026-11-27T00:00:00Z'), firm)).toHaveLength(2);
  });
});
