import { describe, expect, it } from '@jest/globals';
import { countries } from './countries.js';
import { knownJurisdiction } from './jurisdictions.js';
import { recommendationFor, suggestedJurisdictions } from './recommendations.js';
import { coveredBy } from './regional-offices.js';

describe('suggested jurisdictions', () => {
  it.each([
    ['SK', ['EU', 'SK', 'US', 'UK']],
    ['GB', ['UK', 'US', 'EU', 'AU']],
    ['UK', ['UK', 'US', 'EU', 'AU']],
    ['NL', ['EU', 'BX', 'US', 'UK']],
    ['US', ['US', 'UK', 'EU', 'AU']],
    ['CA', ['CA', 'US', 'UK', 'EU']],
    ['JP', ['JP', 'CN', 'US', 'UK', 'EU', 'KR', 'TW']],
    [undefined, ['US', 'UK', 'EU', 'AU']],
    ['ZZ', ['US', 'UK', 'EU', 'AU']],
  ])('to people from %s begin with %j', (country, beginning) => {
    expect(suggestedJurisdictions(country).slice(0, beginning.length)).toEqual(beginning);
  });

  it('are nine known ones without repeats, for every country', () => {
    for (const { code } of countries) {
      const suggested = suggestedJurisdictions(code);
      expect([code, suggested.length, new Set(suggested).size]).toEqual([code, 9, 9]);
      expect([code, suggested.filter((one) => !knownJurisdiction(one))]).toEqual([code, []]);
    }
  });
});

describe('international packages', () => {
  it('grow from starter to advanced and never pay twice for a country', () => {
    for (const { code } of countries) {
      const { starter, advanced } = recommendationFor(code).internationalPackages;
      expect(starter.jurisdictions).toHaveLength(3);
      expect(advanced.jurisdictions.slice(0, 3)).toEqual(starter.jurisdictions);
      expect(advanced.jurisdictions.length).toBeGreaterThan(starter.jurisdictions.length);
      const twice = advanced.jurisdictions.filter((narrow) =>
        advanced.jurisdictions.some((wide) => coveredBy(narrow, wide)),
      );
      expect([code, twice]).toEqual([code, []]);
    }
  });

  it('leave the Slovak mark to the Union’s, and the Union’s to nobody', () => {
    expect(recommendationFor('SK').internationalPackages).toMatchObject({
      starter: { jurisdictions: ['EU', 'US', 'UK'] },
      advanced: { jurisdictions: ['EU', 'US', 'UK', 'AU', 'CH', 'NZ'] },
    });
  });

  it('say how many people and how much of the world’s purchasing power they cover, each country once', () => {
    const { code, internationalPackages } = recommendationFor('SK');
    expect(code).toBe('SK');
    expect(internationalPackages.starter).toEqual({
      jurisdictions: ['EU', 'US', 'UK'],
      population: '859.6',
      purchasingPower: '31.0',
    });
    const { advanced } = internationalPackages;
    expect(Number(advanced.population)).toBeGreaterThan(859.6);
    expect(recommendationFor(undefined).code).toBeNull();
  });
});
