import { describe, expect, it } from '@jest/globals';
import { coverageOf, economyOf } from './economy.js';
import { jurisdictions } from './jurisdictions.js';

describe('people and purchasing power', () => {
  it('are known of every jurisdiction, with the year', () => {
    const rows = jurisdictions.map(({ code }) => economyOf(code));
    expect(rows.every((row) => row !== undefined && row.populationThousands > 0)).toBe(true);
    expect(rows.every((row) => (row?.populationYear ?? 0) >= 2024)).toBe(true);
  });

  it('of the world are not more than all of it', () => {
    const all = coverageOf(jurisdictions.map(({ code }) => code));
    expect(Number(all?.purchasingPower)).toBeGreaterThan(90);
    expect(Number(all?.purchasingPower)).toBeLessThanOrEqual(100);
    expect(Number(all?.population)).toBeLessThan(8142);
  });

  it('count a country once that two of the offices cover', () => {
    expect(coverageOf(['EU', 'SK', 'BX'])).toEqual(coverageOf(['EU']));
    expect(coverageOf(['EU', 'EU'])).toEqual({ population: '450.2', purchasingPower: '14.1' });
  });

  it('are not claimed for the international office, nor for nothing', () => {
    expect(economyOf('WIPO')).toBeUndefined();
    expect(coverageOf(['EU', 'WIPO'])).toBeNull();
    expect(coverageOf([])).toBeNull();
  });
});
