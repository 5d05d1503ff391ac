import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { z } from 'zod';
import { amountText, isCurrency, minorUnits, type Currency } from '../../../money/exact/amount.js';
import {
  matchCredit,
  type BankLedger,
  type BankMatch,
  type OpenRequest,
} from '../../../payment/transfer/bank-match.js';
import { currency, decimalText, distinct, notNegative } from '../fields.js';
import { defineKind } from '../kind.js';

const input = z.strictObject({
  payment_requests: distinct(
    z.strictObject({ variable_symbol: z.string(), currency, gross: notNegative }),
    (one) => one.variable_symbol,
  ),
  transactions: z.array(
    z.strictObject({
      id: z.string(),
      amount: decimalText,
      currency: z.string(),
      reference: z.string().nullish(),
    }),
  ),
});

export const bankMatchKind = defineKind(input, (given, { rules }) => {
  const requests = given.payment_requests.map((one): OpenRequest => ({
    variableSymbol: one.variable_symbol,
    currency: one.currency,
    open: minorUnits(one.gross, one.currency),
  }));
  let ledger: BankLedger = {
    requests: new Map(requests.map((one) => [one.variableSymbol, one])),
    seen: new Set(),
  };
  const results = given.transactions.map(({ id, amount, currency: code, reference }) => {
    const minor = minorUnits(amount, isCurrency(code) ? code : 'EUR'); // A currency we never charge in ends on the work list, whatever its digits.
    const booked = matchCredit(
      ledger,
      { id, amount: minor, currency: code, reference: reference ?? '' },
      rules.bankTolerance,
    );
    if (isRefusal(booked)) return { id, ...booked };
    ledger = booked.ledger;
    return { id, ...shown(booked.match, isCurrency(code) ? code : 'EUR') };
  });
  return { results };
});

function shown(match: BankMatch, code: Currency): Record<string, unknown> {
  return {
    result: match.result,
    ...('variableSymbol' in match ? { variable_symbol: match.variableSymbol } : {}),
    ...('roundingDifference' in match
      ? { rounding_difference: amountText(match.roundingDifference, code) }
      : {}),
    ...('outstanding' in match ? { outstanding: amountText(match.outstanding, code) } : {}),
    ...('customerCredit' in match ? { customer_credit: amountText(match.customerCredit, code) } : {}),
  };
}
