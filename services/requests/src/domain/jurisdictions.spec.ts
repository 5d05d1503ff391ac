import { describe, expect, it } from '@jest/globals';
import { jurisdictions, knownJurisdiction, suggestedJurisdictions } from './jurisdictions.js';

describe('jurisdictions', () => {
  it('are the 101 of the specification, each once', () => {
    expect(new Set(jurisdictions.map(({ code }) => code)).size).toBe(101);
    expect(knownJurisdiction('OAPI')).toBe(true);
    expect(knownJurisdiction('GB')).toBe(false);
  });

  it.each([
    ['SK', ['EU', 'SK', 'US', 'UK']],
    ['GB', ['UK', 'US', 'EU', 'AU']],
    ['UK', ['UK', 'US', 'EU', 'AU']],
    ['NL', ['EU', 'BX', 'US', 'UK']],
    ['US', ['US', 'UK', 'EU', 'AU']],
    [undefined, ['US', 'UK', 'EU', 'AU']],
    ['ZZ', ['US', 'UK', 'EU', 'AU']],
  ])('suggested to people from %s begin with %j', (country, beginning) => {
    const suggested = suggestedJurisdictions(country);
    expect(suggested.slice(0, 4)).toEqual(beginning);
    expect(suggested.length).toBeLessThanOrEqual(9);
    expect(new Set(suggested).size).toBe(suggested.length);
    expect(suggested.every(knownJurisdiction)).toBe(true);
  });
});
