import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import fc from 'fast-check';
import { groupVat, type TaxGroup } from './tax-documents.js';
import { creditNote } from './credited-parts.js';

const standard = { category: 'S', rate: '23', reason: null } as const;
const passedThrough = { category: 'E', rate: '0', reason: 'VATEX-EU-79-C' } as const;
const invoice: TaxGroup[] = [
  { ...standard, base: 29000, vat: 6670 },
  { ...passedThrough, base: 85000, vat: 0 },
];

describe('a credit note', () => {
  it('may reduce several groups at once', () => {
    expect(
      creditNote(invoice, [
        { ...standard, base: 10000 },
        { ...passedThrough, base: 85000 },
      ]),
    ).toEqual({
      breakdown: [
        { ...standard, base: -10000, vat: -2300 },
        { ...passedThrough, base: -85000, vat: 0 },
      ],
      gross: -97300,
      refund: 97300,
      remaining: [
        { ...standard, base: 19000, vat: 4370 },
        { ...passedThrough, base: 0, vat: 0 },
      ],
    });
  });

  it('is refused as a whole when one group does not suffice', () => {
    expect(
      creditNote(invoice, [
        { ...standard, base: 10000 },
        { ...passedThrough, base: 85001 },
      ]),
    ).toMatchObject({ refused: 'CREDIT_EXCEEDS_INVOICE' });
    expect(
      creditNote(invoice, [
        { ...standard, base: 20000 },
        { ...standard, base: 10000 },
      ]),
    ).toMatchObject({ refused: 'CREDIT_EXCEEDS_INVOICE' });
    expect(creditNote(invoice, [{ ...standard, gross: 35671 }])).toMatchObject({
      refused: 'CREDIT_EXCEEDS_INVOICE',
    });
    expect(creditNote(invoice, [{ ...standard, rate: '20', base: 1 }])).toMatchObject({
      refused: 'CREDIT_EXCEEDS_INVOICE',
    });
  });

  it.each([{ base: 0 }, { base: -5 }, { gross: 0 }, { gross: -100 }])('is refused for %j', (amount) => {
    expect(creditNote(invoice, [{ ...standard, ...amount } as never])).toMatchObject({
      refused: 'CREDIT_NOT_POSITIVE',
    });
  });

  it('over what is left takes base and tax that are left, given with or without tax', () => {
    const left: TaxGroup[] = [{ ...standard, base: 3333, vat: 766 }];
    const nothing = [{ ...standard, base: 0, vat: 0 }];
    expect(creditNote(left, [{ ...standard, base: 3333 }])).toMatchObject({
      refund: 4099,
      remaining: nothing,
    });
    expect(creditNote(left, [{ ...standard, gross: 4099 }])).toMatchObject({
      refund: 4099,
      remaining: nothing,
    });
  });

  it('never gives back more than was charged, in parts of any size (invariant 4)', () => {
    const parts = fc.array(
      fc.oneof(fc.record({ base: fc.nat(20_000) }), fc.record({ gross: fc.nat(20_000) })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom('0', '19', '23', '25.5'),
        parts,
        (base, rate, credits) => {
          const group = { ...standard, rate };
          let remaining: readonly TaxGroup[] = [{ ...group, base, vat: groupVat(base, rate) }];
          let refunded = 0;
          for (const credit of credits) {
            const note = creditNote(remaining, [{ ...group, ...credit }]);
            if (isRefusal(note)) continue;
            remaining = note.remaining;
            refunded += note.refund;
            if ('gross' in credit) expect(note.refund).toBe(credit.gross);
          }
          const [left] = remaining;
          expect(left !== undefined && left.base >= 0 && left.vat >= 0).toBe(true);
          expect(refunded + (left?.base ?? 0) + (left?.vat ?? 0)).toBe(base + groupVat(base, rate));
        },
      ),
    );
  });
});
