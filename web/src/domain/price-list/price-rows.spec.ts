import { describe, expect, it } from '@jest/globals';
import { createTexts } from '../../i18n/create.js';
import { textsOf } from '../../../testing/render-page.js';
import type { ShownPrices } from './ask-price-list.js';
import { priceRows } from './price-rows.js';

const price = {
  __typename: 'FilingPrice',
  jurisdiction: 'EU',
  ourFee: 29_000,
  officeFee: 85_000,
  expectedOfficeFee: null,
  furtherClass: 14_000,
  tax: 0,
  total: 114_000,
  later: [{ __typename: 'LaterCost', occasion: 'RENEWAL', net: 104_000, expectedNet: null }],
} as const;
const shown = {
  months: { EU: { min: 4, max: 6 } },
  list: {
    currency: 'EUR',
    prices: [
      price,
      { ...price, jurisdiction: 'CN', officeFee: 40_000, expectedOfficeFee: 32_000 },
      {
        ...price,
        jurisdiction: 'AO',
        ourFee: null,
        officeFee: null,
        furtherClass: null,
        total: null,
        later: [],
      },
    ],
  },
} as unknown as ShownPrices;

const rowsIn = (locale: 'en' | 'cs') => {
  const texts = createTexts({
    locale,
    resources: textsOf(locale),
    fallback: textsOf('en'),
    onMissing: (key) => {
      throw new Error(`missing text ${key}`);
    },
  });
  return priceRows(shown, texts.t, locale);
};

describe('the price list as a table', () => {
  it('has a heading and a row for each office, in words and amounts of the reader', () => {
    const [heading, eu] = rowsIn('en');
    expect(heading).toEqual([
      'Office',
      'Our fee',
      'Fee of the office',
      'Probably the office takes',
      'Together',
      'Each further class',
      'Usual time',
      'Until registration, later',
      'Proof of use, later',
      'Renewal, later',
    ]);
    expect(eu).toEqual([
      'European Union',
      '€290.00',
      '€850.00',
      '€850.00',
      '€1,140.00',
      '€140.00',
      '4 to 6 months',
      '',
      '',
      '€1,040.00',
    ]);
    expect(rowsIn('cs')[1]?.[0]).toBe('Evropská unie');
  });

  it('keeps the most and what is probable apart', () => {
    expect(rowsIn('en')[2]?.slice(2, 5)).toEqual(['€400.00', '€320.00', '€690.00']);
  });

  it('says where a person names the price', () => {
    expect(rowsIn('en')[3]?.slice(0, 7)).toEqual([
      'Angola',
      'we quote',
      'we quote',
      'we quote',
      'we quote',
      'we quote',
      'not confirmed',
    ]);
  });
});
