import { describe, expect, it } from '@jest/globals';
import { monitoringPlatforms, platformOf, platformsOf } from './monitoring-platforms.js';
import { tierNames } from './monitoring-tiers.js';

describe('the places where a brand is searched', () => {
  it('are each searched by somebody: a machine by its sources, a person by a page that takes the words', () => {
    for (const { key, kind, sources, searchPage } of monitoringPlatforms)
      expect([key, sources.length > 0, searchPage?.includes('{q}') ?? false]).toEqual([
        key,
        kind === 'machine',
        kind === 'hand',
      ]);
  });

  it('grow with the tier and lose nothing on the way', () => {
    const [watch, shield, guard] = tierNames.map((tier) =>
      platformsOf(tier, ['ebay', 'amazon']).map(({ key }) => key),
    );
    expect(watch).toEqual(['registers']);
    expect(shield).toEqual(['registers', 'company-registers', 'domains', 'ebay', 'amazon']);
    expect(guard).toHaveLength(monitoringPlatforms.length);
  });

  it('are two marketplaces for Shield, however many were named, and none that was not', () => {
    const keys = platformsOf('shield', ['temu', 'etsy', 'ebay', 'instagram']).map(({ key }) => key);
    expect(keys.filter((key) => platformOf(key)?.group === 'marketplace')).toHaveLength(2);
    expect(keys).not.toContain('instagram');
    expect(platformsOf('shield', []).map(({ key }) => key)).toEqual([
      'registers',
      'company-registers',
      'domains',
    ]);
  });
});
