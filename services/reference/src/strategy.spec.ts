import { describe, expect, it } from '@jest/globals';
import { countries } from './countries.js';
import { firstOffices } from './recommendations.js';
import { strategyFor, type StrategyFacts } from './strategy.js';

const saying = (facts: Partial<StrategyFacts>): StrategyFacts => ({
  country: 'SK',
  sellsIn: [],
  sellsNext: [],
  producesIn: [],
  marketplace: 'NONE',
  start: 'NOW',
  ...facts,
});
const codesOf = (facts: Partial<StrategyFacts>): string[] =>
  strategyFor(saying(facts)).offices.map(({ code }) => code);

describe('where to protect a mark', () => {
  it('is, for whoever says nothing, what people of the country usually choose', () => {
    expect(codesOf({})).toEqual(['EU', 'SK', 'US', 'UK', 'AU', 'CH', 'NZ']);
    expect(strategyFor(saying({})).offices.find(({ code }) => code === 'US')?.reasons).toEqual(['USUAL']);
  });

  it('begins with the first two of the own country and has nine at most, for every country', () => {
    const sellsIn = ['US', 'CN', 'JP', 'IN', 'BR', 'MX', 'AU', 'CA', 'KR', 'TR', 'ZA', 'TH'];
    for (const { code } of countries) {
      const { offices, leftOut } = strategyFor(saying({ country: code, sellsIn }));
      const home = firstOffices(code);
      expect([code, offices.slice(0, home.length).map((office) => office.code)]).toEqual([code, home]);
      expect(offices).toHaveLength(9);
      expect(leftOut.length).toBeGreaterThan(0);
    }
  });

  it('puts sold before made before planned, and the larger purchasing power first', () => {
    expect(codesOf({ sellsIn: ['CH', 'US'], producesIn: ['CN'], sellsNext: ['JP', 'UK'] })).toEqual([
      'EU',
      'SK',
      'US',
      'CH',
      'CN',
      'JP',
      'UK',
    ]);
  });

  it('takes one mark of the Union for two of its states, and says instead of which', () => {
    const { offices } = strategyFor(saying({ country: 'US', sellsIn: ['DE', 'FR'], sellsNext: ['ES'] }));
    expect(offices.map(({ code }) => code)).toEqual(['US', 'EU']);
    expect(offices[1]).toMatchObject({ insteadOf: ['DE', 'FR', 'ES'], reasons: ['SELLS', 'NEXT'] });
  });

  it('leaves a single state of the Union to its own office', () => {
    expect(codesOf({ country: 'US', sellsIn: ['DE'] })).toEqual(['US', 'DE']);
  });

  it('says which of the own two is covered by the other', () => {
    const { offices } = strategyFor(saying({ sellsIn: ['US'] }));
    expect(offices.find(({ code }) => code === 'SK')).toMatchObject({ coveredBy: 'EU', reasons: ['HOME'] });
  });

  it.each([
    ['NOW', 'FIRST'],
    ['WITHIN_SIX_MONTHS', 'WITHIN_PRIORITY'],
    ['LATER', 'LATER'],
  ] as const)('where selling begins %s is filed %s', (start, when) => {
    const { offices } = strategyFor(saying({ sellsIn: ['US'], sellsNext: ['JP'], start }));
    expect(offices.find(({ code }) => code === 'JP')?.when).toBe(when);
    expect(offices.find(({ code }) => code === 'US')?.when).toBe('FIRST');
  });

  it('counts a marketplace with a registry as one more reason, where its registry takes the mark', () => {
    const { offices } = strategyFor(saying({ sellsIn: ['US', 'CH'], marketplace: 'AMAZON' }));
    expect(offices.find(({ code }) => code === 'US')?.reasons).toEqual(['SELLS', 'MARKETPLACE']);
    expect(offices.find(({ code }) => code === 'CH')?.reasons).toEqual(['SELLS']);
  });

  it('knows no office that does not exist', () => {
    expect(codesOf({ country: 'US', sellsIn: ['XX', 'WIPO', 'JP'] })).toEqual(['US', 'JP']);
  });
});

describe('the ways to the same protection', () => {
  it('are national offices one by one, regional ones, and a registration that rests on the own mark', () => {
    const { national, regional, international } = strategyFor(
      saying({ sellsIn: ['DE', 'AT', 'US'], sellsNext: ['TW'] }),
    );
    expect(national).toEqual(['DE', 'AT', 'SK', 'US', 'TW']);
    expect(regional).toEqual(['EU', 'US', 'TW']);
    expect(international).toEqual({ base: 'SK', designated: ['EU', 'US'], rest: ['TW'] });
  });

  it('keep a regional office that was asked for itself', () => {
    expect(strategyFor(saying({ country: 'US', sellsIn: ['EU'] })).national).toEqual(['US', 'EU']);
  });

  it('have no international one without an own mark to rest on, or without another office to name', () => {
    expect(strategyFor(saying({ country: 'TW', sellsIn: ['US'] })).international).toBeNull();
    expect(strategyFor(saying({ country: undefined, sellsIn: ['US'] })).international).toBeNull();
    expect(strategyFor(saying({ country: 'US', sellsIn: ['TW'] })).international).toBeNull();
  });
});
