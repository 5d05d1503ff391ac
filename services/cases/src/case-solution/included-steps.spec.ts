import { describe, expect, it } from '@jest/globals';
import { NOTHING_INCLUDED, withIncluded, type PricedStep } from './included-steps.js';

const step = (kind: PricedStep['kind'], amountMinor = 9_900): PricedStep => ({
  kind: kind ?? null,
  price: { amountMinor, currency: 'EUR' },
});
const costs = (items: readonly PricedStep[]) =>
  items.map(({ price, isIncluded }) => (isIncluded === true ? 'included' : price.amountMinor));

describe('what a plan includes', () => {
  it('costs nothing, as often as it is left, and only what it is of', () => {
    const items = [step('platform report'), step('letter'), step('platform report'), step('platform report')];
    expect(costs(withIncluded(items, { 'platform report': 2, letter: 0 }))).toEqual([
      'included',
      9_900,
      'included',
      9_900,
    ]);
    expect(costs(withIncluded(items, { 'platform report': 0, letter: 1 }))).toEqual([
      9_900,
      'included',
      9_900,
      9_900,
    ]);
    expect(
      costs(withIncluded([step(null), step('opposition')], { 'platform report': 9, letter: 9 })),
    ).toEqual([9_900, 9_900]);
  });

  it('is what the plan says, not what a draft says of itself', () => {
    const drafted = { ...step('letter'), isIncluded: true };
    expect(withIncluded([drafted], NOTHING_INCLUDED)).toEqual([step('letter')]);
  });
});
