import { describe, expect, it } from '@jest/globals';
import { NOWHERE } from '../../data/api-of.js';
import { budgetText, readStrategy, strategySearch } from './strategy-query.js';

const prefs = { ...NOWHERE, country: 'CZ', currency: 'CZK' };
const read = (search: string) => readStrategy(new URLSearchParams(search), prefs);

describe('the answers of a strategy', () => {
  it('are none while nothing was said', () => {
    expect(read('')).toBeUndefined();
  });

  it('are what the form sends', () => {
    expect(
      read(
        'country=SK&sells=DE&sells=US&next=jp&produces=CN&marketplace=amazon&start=six-months&classes=2&budget=5%20000&currency=EUR',
      ),
    ).toEqual({
      country: 'SK',
      sellsIn: ['DE', 'US'],
      sellsNext: ['JP'],
      producesIn: ['CN'],
      marketplace: 'AMAZON',
      start: 'WITHIN_SIX_MONTHS',
      classes: 2,
      budget: 500_000,
      currency: 'EUR',
    });
  });

  it('are what is known of the reader where they are nonsense', () => {
    expect(read('country=Slovakia&sells=<b>&marketplace=shop&start=soon&classes=x&budget=much')).toEqual({
      country: 'CZ',
      sellsIn: [],
      sellsNext: [],
      producesIn: [],
      marketplace: 'NONE',
      start: 'NOW',
      classes: 1,
      budget: undefined,
      currency: 'CZK',
    });
  });

  it('have one form to give away, which reads as the same answers', () => {
    const search =
      'country=SK&sells=DE,US&produces=CN&marketplace=amazon&start=later&classes=1&budget=5000&currency=EUR';
    const answers = read(search);
    if (answers === undefined) throw new Error('answers expected');
    expect(strategySearch(answers)).toBe(search);
  });

  it('name a budget in whole units, also where a currency has no smaller ones', () => {
    const yen = read('budget=200.000&currency=JPY');
    expect(yen?.budget).toBe(200_000);
    expect(yen && budgetText(yen)).toBe('200000');
  });
});
