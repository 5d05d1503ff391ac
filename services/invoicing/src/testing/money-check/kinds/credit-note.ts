import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { z } from 'zod';
import { creditNote, type CreditedGroup } from '../../../tax/credited-parts.js';
import { amountText, minorUnits } from '../../../money/exact/amount.js';
import type { TaxGroup } from '../../../tax/tax-documents.js';
import { currency, decimalText, notNegative, reason, taxCategory } from '../fields.js';
import { defineKind } from '../kind.js';

const group = { category: taxCategory, rate: notNegative, reason };
const credited = z
  .strictObject({ ...group, base: decimalText.optional(), gross: decimalText.optional() })
  .refine(
    ({ base, gross }) => (base === undefined) !== (gross === undefined),
    'has either a base or a gross amount',
  );
const input = z.strictObject({
  currency,
  invoice: z.array(z.strictObject({ ...group, base: notNegative, vat: notNegative })),
  credits: z.array(z.strictObject({ groups: z.array(credited) })),
});

export const creditNoteKind = defineKind(input, (given) => {
  const minor = (text: string): number => minorUnits(text, given.currency);
  const text = (amount: number): string => amountText(amount, given.currency);
  const shown = (groups: readonly TaxGroup[]): unknown =>
    groups.map((one) => ({ ...one, base: text(one.base), vat: text(one.vat) }));
  const inMinor = ({ groups }: (typeof given.credits)[number]): CreditedGroup[] =>
    groups.map(({ category, rate, reason: code, base = '0', gross }) => ({
      category,
      rate,
      reason: code,
      ...(gross === undefined ? { base: minor(base) } : { gross: minor(gross) }),
    }));
  let remaining: readonly TaxGroup[] = given.invoice.map((one) => ({
    ...one,
    base: minor(one.base),
    vat: minor(one.vat),
  }));
  const notes = given.credits.map((credit) => {
    const note = creditNote(remaining, inMinor(credit));
    if (isRefusal(note))
      return {
        result:
          note.refused === 'CREDIT_EXCEEDS_INVOICE' ? 'REJECTED_EXCEEDS_INVOICE' : `REJECTED_${note.refused}`,
      };
    remaining = note.remaining;
    return {
      result: 'ISSUED',
      breakdown: shown(note.breakdown),
      total_gross: text(note.gross),
      refund_amount_minor: note.refund,
    };
  });
  return { credit_notes: notes, remaining: shown(remaining) };
});
