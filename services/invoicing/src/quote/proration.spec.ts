import { describe, expect, it } from '@jest/globals';
import { prorate, type TierChange } from './proration.js';

const change = (given: Partial<TierChange> = {}): TierChange => ({
  period: { start: '2026-03-01', end: '2026-03-31' },
  changeOn: '2026-03-17',
  oldNet: 4900,
  newNet: 9900,
  rate: '23',
  ...given,
});

describe('a change of tier', () => {
  it('upwards costs the difference of the days that are left, the day of the change among them', () => {
    expect(prorate(change())).toEqual({
      totalDays: 31,
      remainingDays: 15,
      creditNet: -2371,
      chargeNet: 4790,
      net: 2419,
      vat: 556,
      gross: 2975,
    });
    expect(prorate(change({ changeOn: '2026-03-01' }))).toMatchObject({
      remainingDays: 31,
      creditNet: -4900,
      chargeNet: 9900,
    });
    expect(prorate(change({ changeOn: '2026-03-31' }))).toMatchObject({
      remainingDays: 1,
      creditNet: -158,
      chargeNet: 319,
    });
  });

  it('downwards waits for the next period', () => {
    expect(prorate(change({ oldNet: 9900, newNet: 4900 }))).toMatchObject({
      creditNet: 0,
      chargeNet: 0,
      net: 0,
      vat: 0,
      gross: 0,
    });
  });

  it.each(['2026-02-28', '2026-04-01'])('on %s is refused: the period is not running', (changeOn) => {
    expect(prorate(change({ changeOn }))).toMatchObject({ refused: 'CHANGE_OUTSIDE_PERIOD' });
  });
});
