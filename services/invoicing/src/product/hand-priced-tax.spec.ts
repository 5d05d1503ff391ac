import { describe, expect, it } from '@jest/globals';
import { handPricedTaxProblem } from './hand-priced-tax.js';

const now = new Date('2026-04-15T09:00:00Z');
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const taxed = { vat: euro(2300), billingEntityCode: 'SK01' };
const untaxed = { ...taxed, vat: euro(0) };
type Payer = Parameters<typeof handPricedTaxProblem>[1];
type Status = Parameters<typeof handPricedTaxProblem>[2]['vatStatus'];
const judged = (
  product: Parameters<typeof handPricedTaxProblem>[0],
  payer: Payer,
  vatStatus: Status = null,
): string | undefined => handPricedTaxProblem(product, payer, { now, vatStatus })?.refused;

describe('a price that a person entered', () => {
  it.each<readonly [string, typeof taxed | typeof untaxed, Payer, Status, string | undefined]>([
    [
      'holds the tax of its issuer for a consumer anywhere in the Union',
      taxed,
      { country: 'AT' },
      null,
      undefined,
    ],
    ['lacks that tax', untaxed, { country: 'AT' }, null, 'TAX_MISSING'],
    ['needs none outside the Union', untaxed, { country: 'US' }, null, undefined],
    ['holds one that is not due there', taxed, { country: 'US' }, null, 'TAX_NOT_DUE'],
    [
      'holds one that is not due in a part of a country outside the tax union',
      taxed,
      { country: 'ES', postcode: '35001' },
      null,
      'TAX_NOT_DUE',
    ],
    [
      'holds one that a business with a confirmed number owes itself',
      taxed,
      { country: 'AT', vatId: 'ATU 12345678' },
      'VALID',
      'TAX_NOT_DUE',
    ],
    [
      'holds it although the confirmed number is of another state than the invoice',
      taxed,
      { country: 'SK', vatId: 'DE136695976' },
      'VALID',
      undefined,
    ],
    ['lacks it then', untaxed, { country: 'FR', vatId: 'DE136695976' }, 'VALID', 'TAX_MISSING'],
    ['needs none for that business', untaxed, { country: 'AT', vatId: 'ATU12345678' }, 'VALID', undefined],
    [
      'holds it as long as nobody confirmed the number',
      taxed,
      { country: 'AT', vatId: 'ATU12345678' },
      'UNAVAILABLE',
      undefined,
    ],
    ['holds it for a business at home', taxed, { country: 'SK', vatId: 'SK2020000000' }, 'VALID', undefined],
  ])('%s', (_, product, payer, vatStatus, refused) =>
    expect(judged(product, payer, vatStatus)).toBe(refused),
  );

  it('goes by its issuer, and where none was named by who charges customers of that country', () => {
    expect(judged({ vat: euro(2300), billingEntityCode: 'US01' }, { country: 'AT' })).toBe('TAX_NOT_DUE');
    expect(judged({ vat: euro(0), billingEntityCode: 'US01' }, { country: 'AT' })).toBeUndefined();
    expect(judged({ vat: euro(0) }, { country: 'CZ' })).toBe('TAX_MISSING');
  });

  it('says for which country, so that a person can price it anew', () =>
    expect(handPricedTaxProblem(taxed, { country: 'US' }, { now, vatStatus: null })).toMatchObject({
      params: { country: 'US' },
    }));
});
