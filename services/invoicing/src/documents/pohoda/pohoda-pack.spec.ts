import { describe, expect, it } from '@jest/globals';
import { sampleDocument } from '../samples/sample-documents.js';
import { pohodaPack } from './pohoda-pack.js';

const settings = { id: 'export-2026-03', classification: { S: 'UD', AE: 'UDpdp', E: 'UN', O: 'UNmimo' } };
const paid = sampleDocument('invoice-paid', 'sk');
const credit = sampleDocument('credit-note', 'sk');
const dollars = sampleDocument('invoice-dollars', 'sk');
const all = (xml: unknown, name: string): string[] =>
  [...String(xml).matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);

describe('a pack for the accounting program', () => {
  const xml = pohodaPack([paid, credit, dollars], settings);

  it('holds each document once, with number, symbol and the invoice that is corrected', () => {
    expect(all(xml, 'typ:numberRequested')).toEqual(['1261000119', '1262000008', '1261000119']);
    expect(all(xml, 'inv:symVar')).toEqual(['1260000425', '1260000425', '1260000425']);
    expect(all(xml, 'inv:invoiceType')).toEqual(['issuedInvoice', 'issuedCreditNotice', 'issuedInvoice']);
    expect(all(xml, 'inv:originalDocumentNumber')).toEqual(['1261000119']);
  });

  it('has base and tax of each group as they were issued, classed by the accountant’s codes', () => {
    expect(all(xml, 'typ:price')).toEqual(['260.95', '812.20', '-40.65', '1278.39', '1390.00']);
    expect(all(xml, 'typ:priceVAT')).toEqual(['60.02', '0.00', '-9.35', '0.00', '0.00']);
    expect(all(xml, 'inv:rateVAT')).toEqual(['high', 'none', 'high', 'none']);
    expect(
      all(xml, 'typ:ids').filter((code) => code.startsWith('U') && code !== 'US' && code !== 'USD'),
    ).toEqual(['UD', 'UN', 'UD', 'UNmimo']);
  });

  it('says in front what the accountant compares', () => {
    expect(String(xml)).toContain(
      'note="3 documents; EUR 1083.17 with VAT 50.67; USD 1390.00 with VAT 0.00"',
    );
  });

  it('is refused as a whole when one document cannot go, with its number', () => {
    expect(pohodaPack([paid, sampleDocument('receipt', 'sk')], settings)).toMatchObject({
      refused: 'DOCUMENT_NOT_EXPORTABLE',
      params: { number: '1260000425' },
    });
    expect(pohodaPack([], settings)).toMatchObject({ refused: 'NOTHING_TO_EXPORT' });
    expect(
      pohodaPack([paid, { ...paid, seller: { ...paid.seller, companyId: '1' } }], settings),
    ).toMatchObject({ refused: 'SELLERS_MIXED' });
  });
});
