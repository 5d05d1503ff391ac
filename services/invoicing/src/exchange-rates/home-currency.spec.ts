import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import fc from 'fast-check';
import { slovakEntity } from '../testing/examples.js';
import { homeRate, inHomeCurrency, type CentralBankRates, type HomeRate } from './home-currency.js';

const ecb = (rate: string) => ({ USD: { rate, units: 1 } });
const banks: CentralBankRates = {
  ecb: {
    '2026-03-12': ecb('1.0850'),
    '2026-03-13': ecb('1.0873'),
    '2026-03-16': ecb('1.0891'),
    '2026-04-02': ecb('1.0917'),
    '2026-04-07': ecb('1.0899'),
  },
  cnb: {
    '2026-03-13': { JPY: { rate: '14.785', units: 100 } },
    '2026-03-16': { JPY: { rate: '14.776', units: 100 } },
  },
};
const czechEntity = {
  ...slovakEntity,
  code: 'CZ01',
  country: 'CZ',
  homeCurrency: 'CZK',
  exchangeRule: 'CNB_SAME_DAY',
} as const;

function rateOn(taxDate: string): string {
  const rate = homeRate(slovakEntity, 'USD', taxDate, banks);
  return isRefusal(rate) ? rate.refused : `${rate.rate} of ${rate.date}`;
}

describe('home-currency values', () => {
  it('use the rate of the day before the tax date, over weekends and Easter', () => {
    expect([rateOn('2026-03-16'), rateOn('2026-03-17'), rateOn('2026-04-07')]).toEqual([
      '1.0873 of 2026-03-13',
      '1.0891 of 2026-03-16',
      '1.0917 of 2026-04-02',
    ]);
  });

  it('stop when no rate is recent enough, or none is known', () => {
    expect([rateOn('2026-03-22'), rateOn('2026-03-12')]).toEqual([
      'EXCHANGE_RATE_MISSING',
      'EXCHANGE_RATE_MISSING',
    ]);
  });

  it('use the Czech rate of the day itself, or the last announced', () => {
    expect(homeRate(czechEntity, 'JPY', '2026-03-16', banks)).toEqual({
      source: 'CNB',
      date: '2026-03-16',
      rate: '14.776',
      units: 100,
    });
    expect(homeRate(czechEntity, 'JPY', '2026-03-15', banks)).toMatchObject({ date: '2026-03-13' });
  });

  it('need a rule, and no rate at home', () => {
    expect(homeRate({ ...slovakEntity, exchangeRule: 'NONE' }, 'USD', '2026-03-16', banks)).toMatchObject({
      refused: 'NO_EXCHANGE_RULE',
    });
    expect(homeRate(slovakEntity, 'EUR', '2026-03-16', banks)).toEqual({
      source: 'SAME_CURRENCY',
      date: null,
      rate: '1',
      units: 1,
    });
  });

  it('convert between currencies with and without cents, each group on its own', () => {
    const yen: HomeRate = { source: 'CNB', date: '2026-03-16', rate: '14.776', units: 100 };
    expect(inHomeCurrency([{ base: 45500, vat: 9555 }], yen, 'JPY', 'CZK')).toMatchObject({
      net: 672308,
      vat: 141185,
      gross: 813493,
    });
    const euroYen: HomeRate = { source: 'ECB', date: '2026-03-13', rate: '168.90', units: 1 };
    expect(inHomeCurrency([{ base: 16890, vat: 0 }], euroYen, 'JPY', 'EUR')).toMatchObject({ gross: 10000 });
  });

  it('of a credit note mirror those of its invoice', () => {
    const rate: HomeRate = { source: 'ECB', date: '2026-03-13', rate: '1.0873', units: 1 };
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(100_000_000), (base, vat) => {
        const invoice = inHomeCurrency([{ base, vat }], rate, 'USD', 'EUR');
        const credit = inHomeCurrency([{ base: -base, vat: -vat }], rate, 'USD', 'EUR');
        expect(invoice.gross + credit.gross).toBe(0);
      }),
    );
  });
});
