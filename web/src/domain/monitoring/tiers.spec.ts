import { describe, expect, it } from '@jest/globals';
import { monitoringPlatforms, shieldMarketplaces } from '@cotta/reference/monitoring-platforms.js';
import { tierNames } from '@cotta/reference/monitoring-tiers.js';
import { asTier, MARKETPLACES, SHIELD_MARKETPLACES, tierCode, TIERS } from './tiers.js';

describe('what may be ordered of monitoring', () => {
  it('is what the reference says', () => {
    expect(TIERS).toEqual(tierNames);
    expect(SHIELD_MARKETPLACES).toBe(shieldMarketplaces);
    const markets = monitoringPlatforms.filter(({ group }) => group === 'marketplace');
    expect(Object.entries(MARKETPLACES).toSorted()).toEqual(
      markets.map(({ key, name }) => [key, name]).toSorted(),
    );
  });

  it('knows a tier in any letters, and no other', () => {
    expect(asTier('Shield')).toBe('shield');
    expect(asTier('GUARD')).toBe('guard');
    expect(asTier('gold')).toBeUndefined();
    expect(asTier(null)).toBeUndefined();
    expect(tierCode('watch')).toBe('WATCH');
  });
});
