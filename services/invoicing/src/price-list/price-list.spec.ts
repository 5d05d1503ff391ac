import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { officeOf } from '@cotta/reference/offices.js';
import { loadMoneyRules } from './money-data.js';
import { loadPriceList } from './price-data.js';
import { currencies } from '../money/exact/amount.js';
import { decimal } from '../money/exact/fraction.js';
import { derivedPrice } from './derived-price.js';
import { officeFeeRows } from './office-fee-rows.js';
import { laterCosts, orderLines, subscriptionLine, type Filing } from '../quote/order-lines.js';
import { labelIn, listValidOn } from './price-list.js';

const { derivation } = loadMoneyRules();
const list = loadPriceList('example-2026-03', derivation);
const filing = (jurisdiction: string, classes: number, currency: Filing['currency'] = 'EUR'): Filing => ({
  jurisdiction,
  classes,
  currency,
});

function office(jurisdiction: string, classes: number, currency: Filing['currency']): string[] {
  const lines = orderLines(list, filing(jurisdiction, classes, currency));
  if (isRefusal(lines)) return [lines.refused];
  return lines
    .filter(({ kind }) => kind === 'OFFICIAL_FEE')
    .map(({ unitNet, quantity, vatCategory }) => `${quantity.top} × ${unitNet} ${vatCategory}`);
}

describe('derived prices', () => {
  it('are rounded up to the step of their currency, office fees with a buffer', () => {
    const price = (
      kind: 'LAWYER_FEE' | 'OFFICIAL_FEE' | 'SUBSCRIPTION_FEE',
      euros: string,
      rate: string,
      currency: 'USD' | 'CZK' | 'JPY',
    ) => derivedPrice({ kind, euros: decimal(euros) }, currency, rate, derivation);
    expect(price('LAWYER_FEE', '290', '1.0873', 'USD')).toBe(31600);
    expect(price('OFFICIAL_FEE', '850', '1.0873', 'USD')).toBe(95200);
    expect(price('SUBSCRIPTION_FEE', '49', '168.90', 'JPY')).toBe(8300);
    expect(price('LAWYER_FEE', '100', '25', 'CZK')).toBe(250000);
  });
});

describe('the example price list', () => {
  it('says that it is one, and names each price once', () => {
    expect(['en', 'cs-CZ', 'sk', 'es', 'de'].map((locale) => labelIn(list.label, locale))).toEqual([
      'Example prices',
      'Ukázkové ceny',
      'Ukážkové ceny',
      'Precios de ejemplo',
      'Example prices',
    ]);
    const keys = list.rows.map((row) => `${row.jurisdiction} ${row.item} ${row.currency}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(list.rows.every(({ source }) => source.length > 0)).toBe(true);
  });

  it('counts the classes as the office does', () => {
    expect(office('EU', 1, 'EUR')).toEqual(['1 × 85000 DISBURSEMENT']);
    expect(office('EU', 5, 'EUR')).toEqual([
      '1 × 85000 DISBURSEMENT',
      '1 × 5000 DISBURSEMENT',
      '3 × 15000 DISBURSEMENT',
    ]);
    expect(office('CZ', 3, 'CZK')).toEqual(['1 × 500000 DISBURSEMENT']);
    expect(office('CZ', 4, 'CZK')).toEqual(['1 × 500000 DISBURSEMENT', '1 × 50000 DISBURSEMENT']);
    expect(office('US', 2, 'USD')).toEqual(['1 × 35000 DISBURSEMENT', '1 × 35000 DISBURSEMENT']);
  });

  it('taxes an office fee that is not charged in the office’s currency (R-FEE-2)', () => {
    expect(office('EU', 1, 'USD')).toEqual(['1 × 95200 LEGAL']);
  });

  it('has every price in every currency, but leaves an office whose fee is not known to a person', () => {
    for (const currency of currencies)
      expect(isRefusal(orderLines(list, filing('UK', 3, currency)))).toBe(false);
    expect([office('CN', 1, 'EUR'), office('BA', 1, 'EUR'), office('ES', 1, 'EUR')]).toEqual([
      ['PRICE_MISSING'],
      ['PRICE_MISSING'],
      ['PRICE_MISSING'],
    ]);
  });

  it('prices what comes on top of an order as the difference, to the cent and at every office', () => {
    const net = (one: Filing): number => {
      const lines = orderLines(list, one);
      return isRefusal(lines)
        ? 0
        : lines.reduce((sum, { unitNet, quantity }) => sum + unitNet * Number(quantity.top), 0);
    };
    const offices = new Set(list.rows.flatMap(({ jurisdiction }) => jurisdiction ?? []));
    expect(offices.size).toBeGreaterThan(5);
    for (const code of offices)
      for (const already of [0, 1, 2, 3, 7])
        for (const classes of [1, 2, 5]) {
          expect([
            code,
            already,
            classes,
            net(filing(code, already)) + net({ ...filing(code, classes), already }),
          ]).toEqual([code, already, classes, net(filing(code, already + classes))]);
        }
    expect(net({ ...filing('EU', 1), already: 1 })).toBeLessThan(net(filing('EU', 1)));
  });

  it('tells what could come later, and that an amount is not known', () => {
    expect(laterCosts(list, filing('EU', 1))).toEqual([
      { occasion: 'RENEWAL', net: 104000, confidence: 'example' },
      { occasion: 'OFFICE_LETTER', net: 35000, confidence: 'example' },
    ]);
    expect(laterCosts(list, filing('US', 1, 'USD')).map(({ occasion }) => occasion)).toEqual([
      'RENEWAL',
      'PROOF_OF_USE',
      'OFFICE_LETTER',
    ]);
    expect(laterCosts(list, filing('SK', 1))[0]).toMatchObject({ occasion: 'RENEWAL', net: null });
  });

  it('prices subscriptions', () => {
    expect(subscriptionLine(list, 'WATCH-MONTHLY', 'EUR')).toMatchObject({
      unitNet: 4900,
      kind: 'SUBSCRIPTION_FEE',
    });
    expect(subscriptionLine(list, 'NOTHING', 'EUR')).toMatchObject({ refused: 'PRICE_MISSING' });
  });
});

describe('versions of a price list', () => {
  it('are used from their first day on', () => {
    const older = { ...list, id: 'older', validFrom: '2025-01-01' };
    expect([
      listValidOn([list, older], '2026-03-15')?.id,
      listValidOn([list, older], '2026-03-16')?.id,
      listValidOn([list], '2026-03-15'),
    ]).toEqual(['older', 'example-2026-03', undefined]);
  });
});

describe('office fees', () => {
  it('of an international renewal cover three classes, as those of its registration do', () => {
    const international = officeOf('WIPO');
    const further =
      international === undefined
        ? []
        : officeFeeRows(international).filter(({ item }) => item.endsWith('FURTHER'));
    expect(further.map(({ occasion, firstClass }) => [occasion, firstClass])).toEqual([
      ['ORDER', 4],
      ['RENEWAL', 4],
    ]);
  });

  it('come with their source and date', () => {
    const eu = officeOf('EU');
    expect(eu === undefined ? [] : officeFeeRows(eu)).toContainEqual(
      expect.objectContaining({
        item: 'EU-FILING-BASE',
        unitNet: 85000,
        source: 'EUIPO, as of 2016-03-23',
        confidence: 'sourced',
      }),
    );
  });
});
