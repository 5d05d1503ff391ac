import { describe, expect, it } from '@jest/globals';
import { officeOf, offices } from './offices.js';
import { feeDigits, feeOfClass, officialFees, officialFeesOf, type OfficialFees } from './official-fees.js';

function fees(code: string): OfficialFees {
  const found = officialFeesOf(code);
  if (found === undefined) throw new Error(`no fees of ${code}`);
  return found;
}

const total = (code: string, classes: number): number =>
  Array.from({ length: classes }, (_, position) => feeOfClass(fees(code).filing, position) ?? NaN).reduce(
    (sum, amount) => sum + amount,
    0,
  );

const howMany = (uses: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(uses)].map((use) => [use, uses.filter((one) => one === use).length]));

describe('official fees', () => {
  it('are those of the 101 jurisdictions and WIPO, in the order of the offices', () => {
    expect(officialFees.map(({ code }) => code)).toEqual(offices.map(({ code }) => code));
  });

  it('say how far each may be used as a price', () => {
    expect(howMany(officialFees.map(({ filing }) => filing.priceUse))).toEqual({
      final: 27,
      recheck: 18,
      estimate: 46,
      ask: 11,
    });
    expect(howMany(officialFees.map(({ renewal }) => renewal.priceUse))).toEqual({
      final: 25,
      recheck: 11,
      estimate: 55,
      ask: 11,
    });
  });

  it('are whole minor units, with the most they may come to where they are not exact, and none where nobody knows', () => {
    for (const { code, currency, filing, renewal, laterFees } of officialFees) {
      expect([code, currency]).toEqual([code, expect.stringMatching(/^[A-Z]{3}$/)]);
      for (const { byClass, classesIncluded } of [filing, renewal, ...laterFees]) {
        expect([code, byClass.every((amount) => Number.isSafeInteger(amount) && amount >= 0)]).toEqual([
          code,
          true,
        ]);
        expect(classesIncluded).toBeGreaterThanOrEqual(1);
      }
      for (const { byClass, priceUse, ceilingFactor } of [filing, renewal]) {
        expect([code, byClass.length === 0]).toEqual([code, priceUse === 'ask']);
        expect([code, Number(ceilingFactor ?? 0) > 1]).toEqual([
          code,
          priceUse === 'recheck' || priceUse === 'estimate',
        ]);
      }
    }
  });

  it.each([
    ['EU', 3, 105_000],
    ['UK', 2, 26_500],
    ['US', 3, 105_000],
    ['CA', 2, 64_010],
    ['SK', 3, 11_600],
    ['SK', 4, 13_600],
    ['CH', 4, 45_000],
    ['HU', 3, 9_350_000],
    ['HU', 5, 16_150_000],
    ['IT', 2, 17_700],
    ['JP', 2, 20_600],
    ['WIPO', 3, 65_300],
  ])('of %s for %d classes are %d', (code, classes, amount) => expect(total(code, classes)).toBe(amount));

  it('of ARIPO are those of all states its filing covers', () => {
    const states = officeOf('ARIPO')?.members?.length ?? 0;
    expect(total('ARIPO', 1)).toBe(16_000 + states * 8_500);
    expect(total('ARIPO', 2) - total('ARIPO', 1)).toBe(states * 2_000);
  });

  it('tell what comes between the filing and the registration', () => {
    expect(fees('JP').laterFees).toMatchObject([{ stage: 'registration', byClass: [32_900, 32_900] }]);
    expect(fees('EU').laterFees).toEqual([]);
  });

  it('are not known by class where no amount is', () => expect(feeOfClass(fees('EG').filing, 0)).toBeNull());

  it('count the minor units of their currency', () =>
    expect(['EUR', 'JPY', 'KWD', 'HUF', 'KRW'].map(feeDigits)).toEqual([2, 0, 3, 2, 0]));
});
