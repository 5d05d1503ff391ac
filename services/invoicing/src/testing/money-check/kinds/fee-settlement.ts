import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { z } from 'zod';
import { creditNote } from '../../../tax/credited-parts.js';
import { amountText, minorUnits } from '../../../money/exact/amount.js';
import { differenceOf } from '../../../product/fee-settlement.js';
import { currency, notNegative, reason, taxCategory } from '../fields.js';
import { defineKind } from '../kind.js';

const input = z.strictObject({
  currency,
  /** What was charged by estimate: before and after discount. */
  fee: z.strictObject({ net: notNegative, taxable: notNegative, category: taxCategory, rate: notNegative }),
  /** What the office took, in the currency of the order. */
  took: notNegative,
  invoice: z.array(
    z.strictObject({ category: taxCategory, rate: notNegative, reason, base: notNegative, vat: notNegative }),
  ),
});

export const feeSettlementKind = defineKind(input, ({ fee, took, invoice, currency: paidIn }) => {
  const minor = (text: string): number => minorUnits(text, paidIn);
  const text = (amount: number): string => amountText(amount, paidIn);
  const groups = invoice.map((one) => ({ ...one, base: minor(one.base), vat: minor(one.vat) }));
  const { back, backTax } = differenceOf(
    { net: minor(fee.net), taxable: minor(fee.taxable), rate: fee.rate },
    minor(took),
  );
  const shown = { back: text(back), back_tax: text(backTax) };
  if (back === 0) return { ...shown, refund_amount_minor: 0 };
  const note = creditNote(groups, [{ category: fee.category, rate: fee.rate, reason: null, base: back }]);
  return isRefusal(note)
    ? note
    : {
        ...shown,
        refund_amount_minor: note.refund,
        remaining: note.remaining.map((one) => ({ ...one, base: text(one.base), vat: text(one.vat) })),
      };
});
