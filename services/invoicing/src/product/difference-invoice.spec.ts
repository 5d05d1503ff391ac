import { describe, expect, it } from '@jest/globals';
import { takerOf, type CreditableInvoice } from './difference-invoice.js';

const ours = { category: 'S', rate: '23', reason: null } as const;
const abroad = { category: 'S', rate: '20', reason: null } as const;
const passedThrough = { category: 'E', rate: '0', reason: 'VATEX-EU-79-C' } as const;
const invoice = (id: string, left: CreditableInvoice['left'], more: object = {}): CreditableInvoice => ({
  id,
  left,
  isBeingReplaced: false,
  ...more,
});
const fee = { category: 'S', rate: '23' } as const;

describe('the difference of a fee is taken from', () => {
  it('the invoice that is taxed as the fee was, also where another document of the order is newer', () => {
    const invoices = [
      invoice('one-stop shop', [{ ...abroad, base: 30_000, vat: 6000 }]),
      invoice('main', [
        { ...passedThrough, base: 85_000, vat: 0 },
        { ...ours, base: 50_900, vat: 11_707 },
      ]),
    ];
    expect(takerOf(invoices, fee, 2900)).toMatchObject({ invoiceId: 'main', group: ours, tax: 667 });
  });

  it('the newest one whose tax was put right, with that tax, and never from a fee that was passed through', () => {
    const reversed = { category: 'AE', rate: '0', reason: 'VATEX-EU-AE' } as const;
    const invoices = [
      invoice('put right', [
        { ...passedThrough, base: 85_000, vat: 0 },
        { ...reversed, base: 50_900, vat: 0 },
      ]),
      invoice('credited', [{ ...ours, base: 0, vat: 0 }]),
    ];
    expect(takerOf(invoices, fee, 2900)).toMatchObject({
      invoiceId: 'put right',
      group: reversed,
      tax: 0,
    });
    expect(
      takerOf([invoice('fees alone', [{ ...passedThrough, base: 85_000, vat: 0 }])], fee, 2900),
    ).toBeUndefined();
  });

  it('none that has less left, is credited wholly or is being replaced', () => {
    const enough = [{ ...ours, base: 2900, vat: 667 }];
    expect(takerOf([invoice('enough', enough)], fee, 2900)).toMatchObject({ invoiceId: 'enough', tax: 667 });
    expect(takerOf([invoice('less', [{ ...ours, base: 2899, vat: 667 }])], fee, 2900)).toBeUndefined();
    expect(takerOf([invoice('credited', [{ ...ours, base: 0, vat: 0 }])], fee, 2900)).toBeUndefined();
    expect(takerOf([invoice('replaced', enough, { isBeingReplaced: true })], fee, 2900)).toBeUndefined();
    expect(takerOf([], fee, 2900)).toBeUndefined();
  });

  it('the last of an invoice takes the tax that is left, to the cent', () => {
    expect(takerOf([invoice('rest', [{ ...ours, base: 2900, vat: 668 }])], fee, 2900)).toMatchObject({
      tax: 668,
      left: [{ base: 0, vat: 0 }],
    });
  });
});
