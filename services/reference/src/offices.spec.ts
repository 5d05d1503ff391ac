import { describe, expect, it } from '@jest/globals';
import { countries } from './countries.js';
import { officeOf, offices, toBeConfirmed, type Office } from './offices.js';
import type { Confidence } from './confidence.js';

const isoCodes = new Set(countries.map(({ code }) => code));
const confidences: readonly Confidence[] = ['sourced', 'known', 'unsure'];

function office(code: string): Office {
  const found = officeOf(code);
  if (found === undefined) throw new Error(`no office ${code}`);
  return found;
}

describe('offices', () => {
  it('are the 101 jurisdictions and WIPO, each once', () => {
    expect(new Set(offices.map(({ code }) => code)).size).toBe(102);
    expect(offices).toHaveLength(102);
    expect(officeOf('WIPO')?.office.short).toBe('WIPO');
    expect(officeOf('GB')).toBeUndefined();
  });

  it('have one ST.3 code and one slug each, and no alias is another one’s slug', () => {
    const slugs = offices.flatMap(({ slug, slugAliases }) => [slug, ...slugAliases]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(new Set(offices.map(({ st3 }) => st3)).size).toBe(offices.length);
  });

  it('stand for countries of ISO 3166-1 with all three codes, or for a region or WIPO with none', () => {
    const known = new Map(countries.map((country) => [country.code, country]));
    for (const { code, iso2, iso3, isoNumeric } of offices) {
      if (iso2 === null) expect(['EU', 'BX', 'OAPI', 'ARIPO', 'WIPO']).toContain(code);
      else expect(known.get(iso2)).toEqual({ code: iso2, alpha3: iso3, numeric: isoNumeric });
    }
    expect(
      offices
        .flatMap(({ members, organisationMembers }) => [...(members ?? []), ...(organisationMembers ?? [])])
        .filter((code) => !isoCodes.has(code)),
    ).toEqual([]);
  });

  it('count special fees in whole minor units of a currency, dated where they are sourced', () => {
    const known = offices.flatMap(({ specialFees }) => specialFees ?? []);
    expect(known.length).toBeGreaterThan(5);
    for (const { currency, amounts, asOf, confidence } of known) {
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(
        Object.values(amounts).filter((amount) => !(Number.isSafeInteger(amount) && amount >= 0)),
      ).toEqual([]);
      if (confidence === 'sourced') expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(office('US').specialFees?.amounts['statementOfUsePerClass']).toBe(15_000);
  });

  it('say of every fact how far it may be trusted, and where sourced ones were read', () => {
    for (const { confidence, specialFees, sources } of offices) {
      const levels = [
        ...Object.values(confidence),
        ...(specialFees === null ? [] : [specialFees.confidence]),
      ];
      expect(levels.filter((level) => !confidences.includes(level))).toEqual([]);
      if (levels.includes('sourced')) expect(sources.length).toBeGreaterThan(0);
    }
    expect(toBeConfirmed(office('EU'), 'oppositionPeriod')).toBe(false);
    expect(toBeConfirmed(office('EU'), 'typicalMonths')).toBe(true);
  });

  it('keep terms, windows and opposition periods in the bounds of trademark law', () => {
    for (const {
      code,
      registrationTermYears,
      renewalWindowMonths,
      renewalGraceMonths,
      oppositionPeriod,
      maintenance,
    } of offices) {
      if (registrationTermYears !== null)
        expect([code, registrationTermYears >= 5 && registrationTermYears <= 15]).toEqual([code, true]);
      expect(renewalWindowMonths ?? 0).toBeLessThanOrEqual(12);
      expect(renewalGraceMonths ?? 0).toBeLessThanOrEqual(12);
      if (oppositionPeriod.timing === 'none') expect([code, oppositionPeriod.value]).toEqual([code, null]);
      expect([code, oppositionPeriod.unit === null]).toEqual([code, oppositionPeriod.value === null]);
      for (const filing of maintenance)
        expect(`${filing.windowStart} ${filing.windowEnd ?? ''}`).toMatch(
          /^-?P(\d+[YMD])+ (-?P(\d+[YMD])+)?$/,
        );
    }
  });

  it('tell what the United States and the Union ask for', () => {
    expect(office('US')).toMatchObject({
      requiresSpecimen: true,
      renewalWindowMonths: 12,
      termStartsFrom: 'registration',
      madridMember: true,
    });
    expect(office('US').maintenance.map(({ name }) => name)).toContain('Section 8 declaration of use');
    expect(office('EU')).toMatchObject({
      requiresSpecimen: false,
      renewalWindowMonths: 6,
      termStartsFrom: 'filing',
      oppositionPeriod: { value: 3, unit: 'months' },
    });
  });
});
