import { describe, expect, it } from '@jest/globals';
import { answering } from '@cotta/kit/testing/answering.js';
import { allowanceOf, NOTHING_INCLUDED, withIncluded, type PricedStep } from './included-steps.js';

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

/** What is left to a brand of which cases knows these plans, and nothing was taken. */
function allowanceWith(...plans: readonly { readonly tier: string; readonly status: string | null }[]) {
  const rowsOf = (text: string): readonly object[] => {
    if (text.includes('from "case" where id')) return [{ id: 'brand' }];
    return text.includes('from brand_plan') ? plans : [{ reports: 0, letters: 0 }];
  };
  const tx = answering(({ text }) => rowsOf(text));
  return allowanceOf(tx, 'case', new Date('2026-06-15T09:00:00Z'));
}

describe('what is left of a plan', () => {
  it('is nothing while the plan is only ordered or on trial: it may never be paid', async () => {
    for (const status of ['Created', 'Trial started'])
      expect(await allowanceWith({ tier: 'Guard', status })).toEqual(NOTHING_INCLUDED);
    expect(
      await allowanceWith(
        { tier: 'Guard', status: 'Created' },
        { tier: 'Shield', status: 'Subscription started' },
      ),
    ).toEqual({ 'platform report': 2, letter: 0 });
  });

  it('is all of it once it runs, also where its status was not heard of', async () => {
    for (const status of ['Subscription started', null])
      expect(await allowanceWith({ tier: 'Guard', status })).toEqual({
        'platform report': Number.MAX_SAFE_INTEGER,
        letter: 1,
      });
  });
});
