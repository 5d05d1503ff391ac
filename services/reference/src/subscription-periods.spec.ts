import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from './calendar-date.js';
import { periodAt, type PaymentFrequency } from './subscription-periods.js';

const text = (start: string, frequency: PaymentFrequency, index: number): string =>
  Object.values(periodAt(start, frequency, index)).join(' ');

describe('subscription periods', () => {
  it('keep the day of the month', () => {
    expect([0, 1, 2, 3].map((index) => text('2026-01-31', 'monthly', index))).toEqual([
      '2026-01-31 2026-02-27',
      '2026-02-28 2026-03-30',
      '2026-03-31 2026-04-29',
      '2026-04-30 2026-05-30',
    ]);
    expect([0, 1].map((index) => text('2025-11-30', 'quarterly', index))).toEqual([
      '2025-11-30 2026-02-27',
      '2026-02-28 2026-05-29',
    ]);
    expect([0, 1, 4].map((index) => text('2024-02-29', 'yearly', index))).toEqual([
      '2024-02-29 2025-02-27',
      '2025-02-28 2026-02-27',
      '2028-02-29 2029-02-27',
    ]);
  });

  it('follow one another without gap or overlap', () => {
    const starts = fc.nat(3000).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(
        starts,
        fc.constantFrom('monthly', 'quarterly', 'yearly'),
        fc.nat(40),
        (start, frequency, index) => {
          expect(addDays(periodAt(start, frequency, index).end, 1)).toBe(
            periodAt(start, frequency, index + 1).start,
          );
        },
      ),
    );
  });
});
