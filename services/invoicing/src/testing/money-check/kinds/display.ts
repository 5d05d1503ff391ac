import { z } from 'zod';
import { priceText } from '../../../money/price-text.js';
import { minorUnits } from '../../../money/exact/amount.js';
import { currency, decimalText } from '../fields.js';
import { defineKind } from '../kind.js';

const input = z.strictObject({
  cases: z.array(
    z.strictObject({
      amount: decimalText,
      currency,
      locale: z.enum(['en', 'cs', 'sk', 'es']),
      rounded: z.boolean().default(false),
    }),
  ),
});

export const displayKind = defineKind(input, ({ cases }, { rules }) => ({
  texts: cases.map((one) =>
    priceText(minorUnits(one.amount, one.currency), one.currency, {
      locale: one.locale,
      wholeUnits: one.rounded,
      symbols: rules.symbols,
    }),
  ),
}));
