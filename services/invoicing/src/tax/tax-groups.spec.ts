import { describe, expect, it } from '@jest/globals';
import { asTaxGroup, remainingGroups, totalsOf } from './tax-groups.js';

const standard = { category: 'S', rate: '23', reason: null, base: 10_001, vat: 2300 } as const;
const exempt = { category: 'E', rate: '0', reason: 'VATEX-EU-79-C', base: 5000, vat: 0 } as const;

describe('tax groups', () => {
  it('add up to the document', () => {
    expect(totalsOf([standard, exempt])).toEqual({ net: 15_001, vat: 2300, total: 17_301 });
    expect(totalsOf([])).toEqual({ net: 0, vat: 0, total: 0 });
  });

  it('are lowered by the credits of their own group alone', () => {
    const credits = [
      { ...standard, base: -3334, vat: -767 },
      { ...standard, base: -3334, vat: -767 },
    ];
    expect(remainingGroups([standard, exempt], credits)).toEqual([
      { ...standard, base: 3333, vat: 766 },
      exempt,
    ]);
  });

  it('have no reason where none was stored', () => {
    expect(asTaxGroup({ category: 'S', rate: '23', base: 1, vat: 0 })).toEqual({
      category: 'S',
      rate: '23',
      reason: null,
      base: 1,
      vat: 0,
    });
  });
});
