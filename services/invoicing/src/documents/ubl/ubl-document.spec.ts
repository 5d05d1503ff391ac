import { describe, expect, it } from '@jest/globals';
import type { MoneyDocument } from '../money-document.js';
import { sampleDocument } from '../samples/sample-documents.js';
import { ublDocument } from './ubl-document.js';

const all = (xml: unknown, name: string): string[] =>
  [...String(xml).matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, value = '']) => value,
  );
const children = (xml: unknown): string[] =>
  [...String(xml).matchAll(/^ {2}<([\w:]+)/gm)].map(([, name = '']) => name);
const codesOf = (document: MoneyDocument): (string | undefined)[] => {
  const refused = ublDocument(document);
  return typeof refused === 'string' ? [] : (refused.fields?.map(({ code }) => code) ?? [refused.refused]);
};

describe('an invoice as UBL', () => {
  const xml = ublDocument(sampleDocument('invoice-paid', 'en'));

  it('has its elements in the order of the schema', () => {
    expect(children(xml)).toEqual([
      'cbc:CustomizationID',
      'cbc:ID',
      'cbc:IssueDate',
      'cbc:DueDate',
      'cbc:InvoiceTypeCode',
      'cbc:Note',
      'cbc:TaxPointDate',
      'cbc:DocumentCurrencyCode',
      'cac:OrderReference',
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:PaymentMeans',
      'cac:TaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:InvoiceLine',
      'cac:InvoiceLine',
    ]);
  });

  it('adds up: lines, discount, tax by group, what was paid and what is due', () => {
    expect(all(xml, 'cbc:LineExtensionAmount')).toEqual(['1073.15', '260.95', '812.20']);
    expect(all(xml, 'cbc:TaxAmount')).toEqual(['60.02', '60.02', '0.00']);
    expect(all(xml, 'cbc:TaxInclusiveAmount')).toEqual(['1133.17']);
    expect([...all(xml, 'cbc:PrepaidAmount'), ...all(xml, 'cbc:PayableAmount')]).toEqual(['1133.17', '0.00']);
    expect([...all(xml, 'cbc:PriceAmount'), ...all(xml, 'cbc:Amount')]).toEqual([
      '289.95',
      '812.20',
      '29.00',
    ]);
  });

  it('says why a group has no tax', () => {
    expect(all(xml, 'cbc:TaxExemptionReasonCode')).toEqual(['VATEX-EU-79-C']);
    expect(
      all(ublDocument(sampleDocument('invoice-reverse-charge', 'es')), 'cbc:TaxExemptionReason')[0],
    ).toBe('Inversión del sujeto pasivo');
  });

  it('outside the tax names no VAT number and no rate, and gives the tax in the currency of the books', () => {
    const outside = ublDocument(sampleDocument('invoice-dollars', 'en'));
    expect(String(outside)).not.toContain('PartyTaxScheme');
    expect(all(outside, 'cbc:Percent')).toEqual([]);
    expect(all(outside, 'cbc:TaxCurrencyCode')).toEqual(['EUR']);
    expect(String(outside)).toContain('<cbc:TaxAmount currencyID="EUR">0.00</cbc:TaxAmount>');
  });

  it('carries any text without becoming another document', () => {
    const base = sampleDocument('invoice-paid', 'en');
    const hostile = ublDocument({
      ...base,
      buyer: { ...base.buyer, name: '</cbc:Name><x a="1">&amp; Söhne' },
    });
    expect(all(hostile, 'cbc:RegistrationName')[1]).toBe(
      '&lt;/cbc:Name&gt;&lt;x a=&quot;1&quot;&gt;&amp;amp; Söhne',
    );
  });
});

describe('a credit note as UBL', () => {
  it('has its own root, positive amounts and the invoice it corrects', () => {
    const xml = ublDocument(sampleDocument('credit-note', 'sk'));
    expect(String(xml)).toContain(
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"',
    );
    expect(all(xml, 'cbc:PayableAmount')).toEqual(['50.00']);
    expect(all(xml, 'cbc:ID').slice(0, 3)).toEqual(['1262000008', 'RR-1042', '1261000119']);
    expect(String(xml)).not.toMatch(/>-\d/);
  });
});

describe('what cannot be exported', () => {
  it('is no tax document', () => {
    expect(codesOf(sampleDocument('payment-request', 'en'))).toEqual(['NOT_A_TAX_DOCUMENT']);
    expect(codesOf(sampleDocument('receipt', 'en'))).toEqual(['NOT_A_TAX_DOCUMENT']);
  });

  it('lacks a number the norm asks for, or a day to pay until', () => {
    const reverse = sampleDocument('invoice-reverse-charge', 'en');
    expect(codesOf({ ...reverse, buyer: { ...reverse.buyer, vatId: null }, dueDate: null })).toEqual([
      'VAT_ID_MISSING',
      'DUE_DATE_MISSING',
    ]);
    const outside = sampleDocument('invoice-dollars', 'en');
    expect(codesOf({ ...outside, seller: { ...outside.seller, companyId: null } })).toEqual([
      'REGISTRATION_MISSING',
    ]);
  });
});
