import { describe, expect, it } from '@jest/globals';
import { jurisdictionBySlug, jurisdictions, knownJurisdiction } from './jurisdictions.js';

describe('jurisdictions', () => {
  it('are the 101 of the specification, each once; WIPO protects nothing itself', () => {
    expect(new Set(jurisdictions.map(({ code }) => code)).size).toBe(101);
    expect(jurisdictions.slice(0, 5).map(({ code }) => code)).toEqual(['US', 'UK', 'EU', 'CA', 'CN']);
    expect(knownJurisdiction('OAPI')).toBe(true);
    expect(knownJurisdiction('GB')).toBe(false);
    expect(knownJurisdiction('WIPO')).toBe(false);
    expect(jurisdictions.filter(({ madridMember }) => typeof madridMember !== 'boolean')).toEqual([]);
  });

  it.each([
    ['united-kingdom', 'UK'],
    ['uk', 'UK'],
    ['Czechia', 'CZ'],
    ['oapi', 'OAPI'],
    ['european-union', 'EU'],
  ])('has its landing page at %s', (slug, code) => {
    expect(jurisdictionBySlug(slug)?.code).toBe(code);
  });

  it('has no landing page for WIPO or for what nobody knows', () => {
    expect(jurisdictionBySlug('wipo')).toBeUndefined();
    expect(jurisdictionBySlug('atlantis')).toBeUndefined();
  });
});
