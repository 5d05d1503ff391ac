import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { jurisdictions } from '@cotta/reference/jurisdictions.js';
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
const published = loadPriceList('example-2026-11', derivation);
/** On a day before every announced change. */
const list = listValidOn([published], '2026-11-28') ?? published;
const filing = (jurisdiction: string, classes: number, currency: Filing['currency'] = 'EUR'): Filing => ({
  jurisdiction,
  classes,
  currency,
});

function linesOf(...order: Parameters<typeof filing>) {
  const lines = orderLines(list, filing(...order));
  return isRefusal(lines) ? [] : lines;
}

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
    expect([office('EG', 1, 'EUR'), office('VE', 1, 'USD')]).toEqual([['PRICE_MISSING'], ['PRICE_MISSING']]);
  });

  it('prices every office exactly, or with the most it may come to, or leaves it to a person', () => {
    const sureness = jurisdictions.map(({ code }) => {
      const lines = orderLines(list, filing(code, 3));
      if (isRefusal(lines)) return 'asked';
      return lines.some(({ expectedNet }) => expectedNet !== undefined) ? 'estimated' : 'exact';
    });
    const counts = Object.fromEntries(
      ['exact', 'estimated', 'asked'].map((one) => [one, sureness.filter((is) => is === one).length]),
    );
    console.info(`of ${sureness.length} offices: ${JSON.stringify(counts)}`);
    expect(counts).toEqual({ exact: 26, estimated: 64, asked: 11 });
  });

  it('charges for a fee that is not sure the most it may come to, taxed, and keeps what it probably is', () => {
    const [, fee] = linesOf('FR', 1, 'EUR');
    // 190.00 × 1.15 = 218.50, up to the next whole euro.
    expect(fee).toMatchObject({ unitNet: 21900, expectedNet: 19000, vatCategory: 'LEGAL' });
    // 410.00 SGD ÷ 1.4136 = 290.04 EUR; × 1.15 × 1.03 = 343.55, up to the next whole euro.
    expect(linesOf('SG', 1, 'EUR')[1]).toMatchObject({ unitNet: 34400, expectedNet: 29004 });
    // 50.000 KWD ÷ 0.33434 = 149.55 EUR; × 1.4 × 1.03 = 215.65.
    expect(linesOf('KW', 1, 'EUR')[1]).toMatchObject({ unitNet: 21600, expectedNet: 14955 });
  });

  it('converts an exact fee of a currency we do not hold with the buffer, as a price of ours', () => {
    // 750.00 AED ÷ 3.9931 = 187.82 EUR; × 1.03 = 193.46, up to the next whole euro.
    const [, fee] = linesOf('AE', 1, 'EUR');
    expect(fee).toMatchObject({ unitNet: 19400, vatCategory: 'LEGAL' });
    expect(fee).not.toHaveProperty('expectedNet');
  });

  it('is sure of a fee until the day of its announced change, and no longer', () => {
    const on = (day: string) => {
      const valid = listValidOn([published], day);
      const lines = valid === undefined ? [] : orderLines(valid, filing('FI', 1));
      return isRefusal(lines) ? [] : lines.filter(({ kind }) => kind === 'OFFICIAL_FEE');
    };
    expect(on('2026-12-31')).toMatchObject([{ unitNet: 25000, vatCategory: 'DISBURSEMENT' }]);
    expect(on('2027-01-01')).toMatchObject([{ unitNet: 28800, expectedNet: 25000, vatCategory: 'LEGAL' }]);
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
    expect(laterCosts(list, filing('EG', 1))[0]).toMatchObject({ occasion: 'RENEWAL', net: null });
    // 133.00 × 1.3 = 172.90 → 173, and our 190.
    expect(laterCosts(list, filing('SK', 1))[0]).toMatchObject({ net: 36300, expectedNet: 32300 });
    // 177.00 once, however many classes.
    expect(laterCosts(list, filing('IE', 2))[0]).toEqual({
      occasion: 'REGISTRATION',
      net: 17700,
      confidence: 'known',
    });
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
    ]).toEqual(['older', 'example-2026-11', undefined]);
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
        amount: 85000,
        ceilingFactor: null,
        source: expect.stringMatching(/^EUIPO, as of 2016-03-23, seen 2026/),
        confidence: 'sourced',
      }),
    );
  });
});
