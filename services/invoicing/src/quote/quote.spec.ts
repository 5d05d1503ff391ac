import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import fc from 'fast-check';
import { loadMoneyRules } from '../price-list/money-data.js';
import { decimal, whole } from '../money/exact/fraction.js';
import { businessIn, consumerIn, line, officeFee, order } from '../testing/examples.js';
import type { Coupon } from '../price-list/coupon/coupon.js';
import { priceLines } from './price-lines.js';
import { quote, type OrderLine, type OrderToPrice, type Quote } from './quote.js';
import { needsNewConsent, validUntil } from './quote-validity.js';
import { taxRemarks } from '../tax/tax-remarks.js';

const { tax } = loadMoneyRules();

function priced(given: Partial<OrderToPrice> = {}): Quote {
  const answer = quote(order(given), tax);
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer;
}

const percentOff = (given: Partial<Coupon>): Coupon => ({
  code: 'C',
  discountType: 'PERCENT',
  currency: 'EUR',
  lawyerFeesDiscount: '0',
  feesDiscount: '0',
  ...given,
});

describe('a quote', () => {
  it('taxes the sum of a group, not its lines', () => {
    const cents = line({ unitNet: 1001 });
    expect(priced({ lines: [cents, cents, cents] })).toMatchObject({ net: 3003, vat: 691, gross: 3694 });
  });

  it('rounds price times quantity once', () => {
    expect(priced({ lines: [line({ unitNet: 3333, quantity: decimal('1.5') })] }).lines[0]?.net).toBe(5000);
  });

  it('puts the tax of another state into a document of its own, after the main one', () => {
    const watch = line({ code: 'W', kind: 'SUBSCRIPTION_FEE', vatCategory: 'ELECTRONIC', unitNet: 19900 });
    expect(
      priced({ customer: consumerIn('DE'), lines: [watch, line(), officeFee()] }).documents.map(
        ({ document, gross }) => [document, gross],
      ),
    ).toEqual([
      ['MAIN', 120670],
      ['OSS-DE', 23681],
    ]);
  });

  it('says when a discount makes an office fee taxable', () => {
    expect(priced({ lines: [line(), officeFee()], coupon: percentOff({ feesDiscount: '5' }) })).toMatchObject(
      { gross: 134993, flags: ['FEE_DISBURSEMENT_LOST'] },
    );
    // Half a cent of a cent is no discount, so the fee stays what it was.
    expect(priced({ lines: [officeFee(1)], coupon: percentOff({ feesDiscount: '5' }) })).toMatchObject({
      gross: 1,
      flags: [],
    });
  });

  it('of nothing needs neither payment nor document', () => {
    expect(priced({ coupon: percentOff({ lawyerFeesDiscount: '100' }) })).toMatchObject({
      documents: [],
      gross: 0,
      toPay: null,
      flags: ['ZERO_TOTAL'],
    });
  });

  it('keeps the tax of a flat price in yen whole', () => {
    expect(priced({ currency: 'JPY', lines: [line({ unitNet: 45501 })] })).toMatchObject({
      vat: 10465,
      gross: 55966,
      toPay: 55966,
    });
  });

  it('is refused for lines that are no lines, and where a rate is missing', () => {
    expect(quote(order({ lines: [line({ code: 'X', unitNet: -1 })] }), tax)).toMatchObject({
      refused: 'LINE_INVALID',
      params: { code: 'X' },
    });
    expect(quote(order({ lines: [line({ quantity: whole(0) })] }), tax)).toMatchObject({
      refused: 'LINE_INVALID',
    });
    expect(quote(order({ taxDate: '1990-01-01' }), tax)).toMatchObject({ refused: 'VAT_RATE_MISSING' });
    const fixed = { ...percentOff({ lawyerFeesDiscount: '5' }), discountType: 'FIXED' } as const;
    expect(quote(order({ currency: 'USD', coupon: fixed }), tax)).toMatchObject({
      refused: 'EXCHANGE_RATE_MISSING',
    });
  });

  it('is shown in lines that add up, the discount among them', () => {
    const lines = priceLines(
      priced({ lines: [line(), officeFee()], coupon: percentOff({ lawyerFeesDiscount: '10' }) }),
    );
    expect(lines).toEqual({ ourFee: 29000, officeFee: 85000, discount: 2900, tax: 6003, total: 117103 });
  });

  it('carries the remarks of its groups in the language of the document', () => {
    const [main] = priced({
      customer: businessIn('DE', 'DE811907980'),
      lines: [line(), officeFee(), officeFee()],
    }).documents;
    expect(taxRemarks(main?.breakdown ?? [], 'sk')).toEqual([
      'Prenesenie daňovej povinnosti',
      expect.stringContaining('článok 79 písm. c)'),
    ]);
  });

  it('is good for fourteen days; after that a changed total is shown again', () => {
    const accepted = { quote: priced(), quotedOn: '2026-03-16' };
    const dearer = priced({ lines: [line({ unitNet: 29900 })] });
    expect(validUntil('2026-03-16')).toBe('2026-03-30');
    expect(needsNewConsent(accepted, dearer, '2026-03-30')).toBe(false);
    expect(needsNewConsent(accepted, dearer, '2026-03-31')).toBe(true);
    expect(needsNewConsent(accepted, priced(), '2026-03-31')).toBe(false);
  });
});

describe('every quote', () => {
  const lines = fc.array(
    fc.record<OrderLine>({
      code: fc.constant('L'),
      kind: fc.constantFrom('LAWYER_FEE', 'OFFICIAL_FEE', 'SUBSCRIPTION_FEE'),
      vatCategory: fc.constantFrom('LEGAL', 'ELECTRONIC', 'DISBURSEMENT'),
      unitNet: fc.nat(5_000_000),
      quantity: fc.integer({ min: 1, max: 45 }).map(whole),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const coupon = fc.option(
    fc.record<Coupon>({
      code: fc.constant('C'),
      discountType: fc.constantFrom('PERCENT', 'FIXED'),
      currency: fc.constant('EUR'),
      lawyerFeesDiscount: fc.nat(20_000).map((cents) => (cents / 100).toFixed(2)),
      feesDiscount: fc.nat(20_000).map((cents) => (cents / 100).toFixed(2)),
    }),
  );
  const customer = fc.constantFrom(
    consumerIn('SK'),
    consumerIn('DE'),
    consumerIn('FI'),
    consumerIn('US'),
    consumerIn('ES', '35001'),
    businessIn('DE', 'DE1'),
    businessIn('CZ', 'CZ1', 'UNAVAILABLE'),
  );
  const orders = fc.record({ lines, coupon, customer }).map(order);

  it('adds up, from lines over groups and documents to the amount asked for (invariants 1 to 3)', () => {
    fc.assert(
      fc.property(orders, (given) => {
        const result = priced(given);
        const groups = result.documents.flatMap(({ breakdown }) => breakdown);
        const sum = (amounts: readonly number[]): number =>
          amounts.reduce((total, amount) => total + amount, 0);
        expect(sum(result.documents.map(({ gross }) => gross))).toBe(result.gross);
        expect(result.toPay ?? 0).toBe(result.gross);
        expect(sum(groups.map(({ base }) => base))).toBe(sum(result.lines.map(({ taxable }) => taxable)));
        expect(result.net + result.vat).toBe(result.gross);
        for (const { net, discount, taxable } of result.lines)
          expect(discount >= 0 && discount <= net && taxable === net - discount).toBe(true);
      }),
    );
  });

  it('never mixes category O with another in one document (invariant 10), and is the same for the same facts (invariant 7)', () => {
    fc.assert(
      fc.property(orders, (given) => {
        const result = priced(given);
        for (const { breakdown } of result.documents)
          expect(new Set(breakdown.map(({ category }) => category === 'O')).size).toBe(1);
        expect(priced(given)).toEqual(result);
      }),
    );
  });

  it('is off by at most half a unit per group against tax that was never rounded', () => {
    fc.assert(
      fc.property(orders, (given) => {
        for (const { base, rate, vat } of priced(given).documents.flatMap(({ breakdown }) => breakdown)) {
          const exact = BigInt(base) * decimal(rate).top;
          const off = BigInt(vat) * 100n * decimal(rate).over - exact;
          expect(2n * (off < 0n ? -off : off) <= 100n * decimal(rate).over).toBe(true);
        }
      }),
    );
  });
});
