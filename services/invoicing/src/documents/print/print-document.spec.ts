import { describe, expect, it } from '@jest/globals';
import type { MoneyDocument } from '../money-document.js';
import { sampleDocument } from '../samples/sample-documents.js';
import { printDocument } from './print-document.js';

const due = sampleDocument('invoice-due', 'en');
const totals = (document: MoneyDocument): string[] =>
  printDocument(document).totals.map(({ label, value }) => `${label} ${value}`);

describe('the text of a document', () => {
  it('of a seller outside the tax says so, and names no article about the place of supply', () => {
    const dollars = sampleDocument('invoice-dollars', 'cs');
    const printed = printDocument({
      ...dollars,
      seller: { ...dollars.seller, vatRegistered: false, vatId: null },
    });
    expect(printed.seller.lines).toContain('Dodavatel není plátcem DPH.');
    expect(printed.statements).toEqual([]);
    expect(printDocument(dollars).statements).toEqual([
      'Mimo předmět DPH, články 44 a 59 směrnice 2006/112/ES',
    ]);
  });

  it('takes off what was paid, and asks for the rest', () => {
    const paidInPart = {
      ...due,
      settlement: { paidOn: '2026-03-20', method: 'transfer', amount: 100_000 },
    } as const;
    expect(totals(paidInPart).slice(-2)).toEqual(['Paid -€1,000.00', 'Amount due €133.17']);
    expect(printDocument(paidInPart).transfer?.facts[0]).toEqual({ label: 'Amount', value: '€133.17' });
    expect(printDocument(paidInPart).statements.join()).not.toContain('Nothing is left');
  });

  it('asks for nothing when more came than was due', () => {
    const overpaid = {
      ...due,
      settlement: { paidOn: '2026-03-20', method: 'transfer', amount: 113_400 },
    } as const;
    expect(totals(overpaid).at(-1)).toBe('Amount due €0.00');
    expect(printDocument(overpaid).transfer).toBeNull();
  });

  it('of a credit note gives back what its negative lines take', () => {
    expect(totals(sampleDocument('credit-note', 'en'))).toEqual([
      'Total without VAT -€40.65',
      'VAT -€9.35',
      'Total -€50.00',
      'Amount to refund €50.00',
    ]);
  });

  it('has no column for a discount nobody got', () => {
    expect(printDocument(due).lines.head).toContain('Discount');
    expect(printDocument(sampleDocument('credit-note', 'en')).lines.head).not.toContain('Discount');
  });

  it('says how each central bank quotes its rate', () => {
    const dollars = sampleDocument('invoice-dollars', 'sk');
    expect(printDocument(dollars).home?.rate).toMatch(
      /^Kurz: 1 EUR = 1,0873 USD, Európska centrálna banka, 13\.\smarca 2026$/,
    );
    const home = {
      currency: 'CZK',
      rate: { source: 'CNB', date: '2026-03-16', rate: '14.776', units: 100 },
      breakdown: [],
      net: 0,
      vat: 0,
      gross: 0,
    } as const;
    expect(printDocument({ ...dollars, currency: 'JPY', home }).home).toMatchObject({
      heading: 'V mene CZK',
      rate: expect.stringContaining('100 JPY = 14,776 CZK, Česká národná banka'),
    });
  });

  it('leaves a code out that cannot carry the payment, and keeps the details', () => {
    const printed = printDocument({
      ...due,
      bankAccount: {
        accountName: 'A name that is longer than the seventy letters a code of euro transfers holds',
        bankName: null,
        iban: 'SK9611000000002918599669',
        bic: null,
      },
    });
    expect(printed.transfer?.codes.map(({ label }) => label)).not.toContain('Scan to pay (EPC)');
    expect(printed.transfer?.facts).toContainEqual({ label: 'IBAN', value: 'SK96 1100 0000 0029 1859 9669' });
  });

  it('writes the town as its country does', () => {
    expect(printDocument(sampleDocument('invoice-dollars', 'en')).buyer.lines).toContain('Austin, TX 78701');
    expect(printDocument(due).buyer.lines).toContain('040 01 Košice');
  });
});
