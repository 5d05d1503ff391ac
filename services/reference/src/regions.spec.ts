import { describe, expect, it } from '@jest/globals';
import { countries } from './countries.js';
import { regionRequired, regions, regionsOf } from './regions.js';

describe('regions', () => {
  it('are 50 states, a district and 6 territories; 10 provinces and 3 territories; 6 states and 2 territories', () => {
    const count = (country: string, kind: string) =>
      regions.filter((region) => region.country === country && region.kind === kind).length;
    expect([count('US', 'state'), count('US', 'district'), count('US', 'territory')]).toEqual([50, 1, 6]);
    expect([count('CA', 'province'), count('CA', 'territory')]).toEqual([10, 3]);
    expect([count('AU', 'state'), count('AU', 'territory')]).toEqual([6, 2]);
  });

  it('carry codes of ISO 3166-2, each once, under their country', () => {
    expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
    expect(
      regions.filter(
        ({ code, country }) => !/^[A-Z]{2}-[A-Z]{2,3}$/.test(code) || !code.startsWith(`${country}-`),
      ),
    ).toEqual([]);
    expect(new Set(regions.map(({ country, name }) => `${country} ${name}`)).size).toBe(regions.length);
  });

  it('come by name', () => {
    expect(
      regionsOf('us')
        .slice(0, 3)
        .map(({ name }) => name),
    ).toEqual(['Alabama', 'Alaska', 'American Samoa']);
    expect(regionsOf('SK')).toEqual([]);
  });

  it('are required in three countries only', () => {
    expect(
      countries
        .map(({ code }) => code)
        .filter(regionRequired)
        .toSorted(),
    ).toEqual(['AU', 'CA', 'US']);
  });
});
