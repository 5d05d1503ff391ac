import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { loadMoneyRules } from '../price-list/money-data.js';
import { businessIn, consumerIn, slovakEntity } from '../testing/examples.js';
import type { BillingEntity } from '../money/issuer.js';
import { decideVat, type TaxCustomer, type VatCategory } from './vat-decision.js';

const { tax } = loadMoneyRules();
const notRegistered = {
  ...slovakEntity,
  code: 'US01',
  country: 'US',
  vatRegistered: false,
  ossActiveFrom: null,
};

function decide(
  customer: TaxCustomer,
  category: VatCategory = 'LEGAL',
  change: { issuer?: BillingEntity; taxDate?: string } = {},
): string {
  const decided = decideVat(
    { issuer: slovakEntity, taxDate: '2026-03-16', customer, ...change },
    tax,
  )(category);
  if (isRefusal(decided)) return decided.refused;
  return [decided.scheme, decided.category, decided.rate, ...decided.flags].join(' ');
}

describe('the VAT decision', () => {
  it.each<[string, TaxCustomer, VatCategory, string]>([
    ['R-VAT-5: a consumer at home', consumerIn('SK'), 'LEGAL', 'DOMESTIC S 23'],
    ['R-VAT-6: a consumer elsewhere in the Union', consumerIn('DE'), 'LEGAL', 'SUPPLIER_COUNTRY S 23'],
    ['R-VAT-7: an electronic service to a consumer elsewhere', consumerIn('FI'), 'ELECTRONIC', 'OSS S 25.5'],
    [
      'R-VAT-7: a business without a confirmed number too',
      businessIn('DE', 'DE1', 'INVALID'),
      'ELECTRONIC',
      'OSS S 19',
    ],
    [
      'R-VAT-4: a confirmed number of another state',
      businessIn('DE', 'DE811907980'),
      'LEGAL',
      'REVERSE_CHARGE AE 0',
    ],
    [
      'R-VAT-4: even with an address at home',
      businessIn('SK', 'cz 45274649'),
      'LEGAL',
      'REVERSE_CHARGE AE 0',
    ],
    [
      'R-VAT-4: Greek numbers begin with EL',
      businessIn('GR', 'EL094014201'),
      'ELECTRONIC',
      'REVERSE_CHARGE AE 0',
    ],
    ['R-VAT-4b: a confirmed number of our own state', businessIn('SK', 'SK2020'), 'LEGAL', 'DOMESTIC S 23'],
    [
      'R-VAT-4b: with an address elsewhere a person looks',
      businessIn('AT', 'SK2020'),
      'LEGAL',
      'DOMESTIC S 23 MANUAL_REVIEW',
    ],
    [
      'R-VAT-3: a number of Northern Ireland is of no member state',
      businessIn('DE', 'XI123456789'),
      'LEGAL',
      'SUPPLIER_COUNTRY S 23',
    ],
    [
      'a valid answer without a number confirms nothing',
      businessIn('DE', null),
      'LEGAL',
      'SUPPLIER_COUNTRY S 23',
    ],
    [
      'a consumer has no number to confirm',
      { ...businessIn('DE', 'DE811907980'), kind: 'CONSUMER' },
      'LEGAL',
      'SUPPLIER_COUNTRY S 23',
    ],
    [
      'R-VIES-2: the check was down, abroad',
      businessIn('CZ', 'CZ1', 'UNAVAILABLE'),
      'LEGAL',
      'SUPPLIER_COUNTRY S 23 VAT_RECHECK',
    ],
    [
      'R-VIES-2: the check was down, electronic',
      businessIn('CZ', 'CZ1', 'UNAVAILABLE'),
      'ELECTRONIC',
      'OSS S 21 VAT_RECHECK',
    ],
    [
      'R-VIES-2: nothing to check again outside the Union',
      businessIn('CH', 'CHE1', 'UNAVAILABLE'),
      'LEGAL',
      'OUT_OF_SCOPE O 0',
    ],
    ['R-VAT-8: outside the Union', consumerIn('US'), 'LEGAL', 'OUT_OF_SCOPE O 0'],
    [
      'R-VAT-8: electronic services may be taxed there',
      businessIn('JP', null),
      'ELECTRONIC',
      'OUT_OF_SCOPE O 0 LOCAL_TAX_REVIEW',
    ],
    [
      'R-VAT-3: outside, a number of a member state changes nothing',
      businessIn('UK', 'DE811907980'),
      'LEGAL',
      'OUT_OF_SCOPE O 0',
    ],
    ['R-FEE-1: a fee passed through', consumerIn('DE'), 'DISBURSEMENT', 'DISBURSEMENT E 0'],
    ['R-FEE-3: beside category O it is O', consumerIn('US'), 'DISBURSEMENT', 'DISBURSEMENT O 0'],
  ])('%s', (_, customer, category, expected) => {
    expect(decide(customer, category)).toBe(expected);
  });

  it('charges nothing when the issuer is not registered, and asks about electronic services to consumers of the Union', () => {
    expect(decide(consumerIn('SK'), 'LEGAL', { issuer: notRegistered })).toBe('NO_VAT O 0');
    expect(decide(consumerIn('SK'), 'ELECTRONIC', { issuer: notRegistered })).toBe(
      'NO_VAT O 0 LOCAL_TAX_REVIEW',
    );
    expect(decide(businessIn('SK', 'SK1'), 'ELECTRONIC', { issuer: notRegistered })).toBe('NO_VAT O 0');
    expect(decide(consumerIn('US'), 'ELECTRONIC', { issuer: notRegistered })).toBe('NO_VAT O 0');
  });

  it('uses the rate of the tax date', () => {
    const on = (taxDate: string, country: string): string =>
      decide(consumerIn(country), 'ELECTRONIC', { taxDate });
    expect([on('2024-12-31', 'SK'), on('2025-01-01', 'SK')]).toEqual(['DOMESTIC S 20', 'DOMESTIC S 23']);
    expect([on('2024-08-31', 'FI'), on('2024-09-01', 'FI')]).toEqual(['OSS S 24', 'OSS S 25.5']);
    expect([on('2025-07-31', 'RO'), on('2025-08-01', 'RO')]).toEqual(['OSS S 19', 'OSS S 21']);
    expect([on('2025-06-30', 'EE'), on('2025-07-01', 'EE')]).toEqual(['OSS S 22', 'OSS S 24']);
  });

  it('uses the one-stop shop from its first day on', () => {
    expect(decide(consumerIn('NL'), 'ELECTRONIC', { taxDate: '2021-06-30' })).toBe('SUPPLIER_COUNTRY S 20');
    expect(decide(consumerIn('NL'), 'ELECTRONIC', { taxDate: '2021-07-01' })).toBe('OSS S 21');
    expect(decide(consumerIn('NL'), 'ELECTRONIC', { issuer: { ...slovakEntity, ossActiveFrom: null } })).toBe(
      'SUPPLIER_COUNTRY S 23',
    );
  });

  it('says when a rate is not known instead of guessing', () => {
    expect(decide(consumerIn('SK'), 'LEGAL', { taxDate: '1999-01-01' })).toBe('VAT_RATE_MISSING');
  });
});
