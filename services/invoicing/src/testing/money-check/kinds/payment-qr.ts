import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { decode } from 'bysquare/pay';
import { z } from 'zod';
import { minorUnits } from '../../../money/exact/amount.js';
import { epcText, payBySquareText, spaydText } from '../../../money/payment-code.js';
import { currency, date, decimalText } from '../fields.js';
import { defineKind } from '../kind.js';

const codes = z.strictObject({
  epc: z
    .strictObject({
      name: z.string(),
      iban: z.string(),
      bic: z.string().optional(),
      amount: decimalText,
      text: z.string(),
    })
    .optional(),
  spayd: z
    .strictObject({
      iban: z.string(),
      amount: decimalText,
      currency: currency.default('CZK'),
      msg: z.string().optional(),
      vs: z.string(),
    })
    .optional(),
  pay_by_square: z
    .strictObject({
      name: z.string(),
      iban: z.string(),
      amount: decimalText,
      currency,
      variable_symbol: z.string(),
      due_on: date,
    })
    .optional(),
});

export const paymentQrKind = defineKind(codes, ({ epc, spayd, pay_by_square: square }) => {
  const answer: Record<string, unknown> = {};
  if (epc !== undefined) answer['epc'] = epcText({ ...epc, amount: minorUnits(epc.amount, 'EUR') });
  if (spayd !== undefined) {
    const { iban, currency: code, amount, msg: message, vs: variableSymbol } = spayd;
    answer['spayd'] = spaydText({
      iban,
      currency: code,
      amount: minorUnits(amount, code),
      message,
      variableSymbol,
    });
  }
  if (square !== undefined) {
    const { name, iban, currency: code, amount, variable_symbol: variableSymbol, due_on: dueOn } = square;
    answer['pay_by_square_decoded'] = decoded(
      payBySquareText({
        name,
        iban,
        currency: code,
        amount: minorUnits(amount, code),
        variableSymbol,
        dueOn,
      }),
    );
  }
  return answer;
});

function decoded(code: string | Refusal): unknown {
  if (isRefusal(code)) return code;
  const [payment] = decode(code).payments;
  if (payment === undefined) return null;
  const { amount, currencyCode, variableSymbol, paymentDueDate, bankAccounts } = payment;
  return { amount, currencyCode, variableSymbol, iban: bankAccounts[0]?.iban, paymentDueDate };
}
