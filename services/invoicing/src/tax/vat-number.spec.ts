import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { priceOrder } from '../quote/price-order.js';
import { isVatNumber, vatNumberProblem } from './vat-number-text.js';

const now = new Date('2026-10-05T09:00:00Z');

/** How an order of a business is taxed whose number was confirmed. */
function taxOf(country: string, vatNumber: string, postcode?: string): unknown {
  const priced = priceOrder(
    {
      filings: [{ jurisdiction: 'EU', classes: 1 }],
      currency: 'EUR',
      customerKind: 'BUSINESS',
      country,
      vatNumber,
      ...(postcode === undefined ? {} : { postcode }),
    },
    { coupon: null, vatStatus: 'VALID', fx: {}, confirmed: [] },
    now,
  );
  if (isRefusal(priced)) throw new Error(priced.message);
  return [...new Set((priced.taxes ?? []).map(({ scheme }) => scheme))]
    .filter((scheme) => scheme !== 'DISBURSEMENT')
    .join();
}

describe('a VAT number', () => {
  it.each([
    'SK2020317068',
    'sk 2020 317 068',
    'DE136695976',
    'ATU 12345678',
    'ESX1234567X',
    'ES B12345678',
    'EL094014201',
    'FRXX123456789',
    'IE1234567FA',
    'NL123456789B01',
    'XI123456789',
    'CHE-123.456.789 MWST',
    'GB 123 4567 89',
  ])('%s is written as its country writes them', (text) => {
    expect(isVatNumber(text)).toBe(true);
  });

  it.each(['SK123', 'ESX', 'DE13669597', 'DE1366959760', 'AT12345678', '2020317068', 'SK', '', 'FR12345'])(
    '%s is none: nobody is asked about it, and it goes on no invoice',
    (text) => {
      expect(isVatNumber(text)).toBe(false);
      if (text !== '')
        expect(vatNumberProblem(text, ['vatNumber'])).toMatchObject({
          fields: [{ path: ['vatNumber'], code: 'NOT_A_VAT_NUMBER' }],
        });
    },
  );

  it('that was not given is no problem', () =>
    expect([vatNumberProblem(undefined, []), vatNumberProblem('', [])]).toEqual([undefined, undefined]));

  it.each([
    ['of the state the invoice goes to takes the tax away', 'DE', 'DE136695976', 'REVERSE_CHARGE'],
    ['of another state does not, at home', 'SK', 'DE136695976', 'DOMESTIC'],
    ['of another state does not, abroad', 'FR', 'DE136695976', 'SUPPLIER_COUNTRY'],
    ['of Greece begins with EL', 'GR', 'EL094014201', 'REVERSE_CHARGE'],
    ['of France is that of Monaco', 'MC', 'FRXX123456789', 'REVERSE_CHARGE'],
    ['of our own state is taxed, wherever the invoice goes', 'DE', 'SK2020317068', 'DOMESTIC'],
    ['changes nothing outside the Union', 'US', 'DE136695976', 'OUT_OF_SCOPE'],
  ])('%s', (_, country, number, scheme) => expect(taxOf(country, number)).toBe(scheme));
});
