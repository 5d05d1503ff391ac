import { describe, expect, it } from '@jest/globals';
import { coveredBy, euMembers, membersOf, officesCovering, regionalOffices } from './regional-offices.js';

describe('regional offices', () => {
  it('are four, with their members', () => {
    expect(regionalOffices.map(({ code }) => code).toSorted()).toEqual(['ARIPO', 'BX', 'EU', 'OAPI']);
    expect(membersOf('BX')).toEqual(['BE', 'NL', 'LU']);
    expect(membersOf('EU')).toHaveLength(27);
    expect(membersOf('OAPI')).toHaveLength(17);
    expect(membersOf('CZ')).toEqual([]);
  });

  it('list the Union as the specification does: 27 countries and BX', () => {
    expect(euMembers).toHaveLength(28);
    expect(euMembers).toEqual(expect.arrayContaining(['BE', 'NL', 'LU', 'BX', 'CY', 'MT']));
    expect(euMembers).not.toContain('GB');
  });

  it.each([
    ['SK', ['EU', 'SK']],
    ['NL', ['EU', 'BX']],
    ['MT', ['EU']],
    ['GB', ['UK']],
    ['SN', ['OAPI']],
    ['TZ', ['ARIPO', 'TZ']],
    ['KE', ['KE']],
    ['EU', ['EU']],
    ['ZZ', []],
  ])('a mark has effect in %s by filing in %j', (country, codes) =>
    expect(officesCovering(country)).toEqual(codes),
  );

  it('know which filing pays twice', () => {
    expect(coveredBy('SK', 'EU')).toBe(true);
    expect(coveredBy('BX', 'EU')).toBe(true);
    expect(coveredBy('EU', 'BX')).toBe(false);
    expect(coveredBy('UK', 'EU')).toBe(false);
    expect(coveredBy('EU', 'EU')).toBe(false);
    expect(coveredBy('WIPO', 'EU')).toBe(false);
  });
});
