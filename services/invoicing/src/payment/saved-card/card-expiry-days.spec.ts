import { describe, expect, it } from '@jest/globals';
import { expiryNotice, lastDayOfCard } from './card-expiry-days.js';

describe('the end of a card', () => {
  it.each([
    ['04/2029', '2029-04-30'],
    ['02/2028', '2028-02-29'],
    ['12/2026', '2026-12-31'],
  ])('of %s is %s', (expiration, lastDay) => expect(lastDayOfCard(expiration)).toBe(lastDay));

  it.each([
    ['2026-11-30', undefined],
    ['2026-12-01', 30],
    ['2026-12-23', 30],
    ['2026-12-24', 7],
    ['2026-12-31', 7],
    ['2027-01-01', 'expired'],
    ['2028-01-01', 'expired'],
  ] as const)('on %s a card that is good until the end of 2026 is due %s', (today, notice) =>
    expect(expiryNotice('2026-12-31', today)).toBe(notice),
  );
});
