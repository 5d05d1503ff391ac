import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { Currency } from '../../money/exact/amount.js';
import { no } from '../../refusals.js';
import { symbolCandidates } from './bank-reference.js';
import type { BankTolerance } from '../../price-list/bank-tolerance.js';

/** A payment request as bank credits see it. Amounts in minor units. */
export interface OpenRequest {
  readonly variableSymbol: string;
  readonly currency: Currency;
  /** Still to pay; 0 once it is settled. */
  readonly open: number;
}

/** A transfer that came to our account. `amount`: minor units of `currency`; `reference`: what the payer wrote. */
export interface BankCredit {
  /** Transaction id of the provider. */
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

/** What a credit does. Difference, open amount and customer credit in minor units. */
export type BankMatch =
  | { readonly result: 'IGNORED_DUPLICATE' | 'UNMATCHED' }
  | { readonly result: 'PAID_EXACT' | 'CURRENCY_MISMATCH'; readonly variableSymbol: string }
  | {
      readonly result: 'PAID_WITHIN_TOLERANCE';
      readonly variableSymbol: string;
      readonly roundingDifference: number;
    }
  | { readonly result: 'PARTIALLY_PAID'; readonly variableSymbol: string; readonly outstanding: number }
  | {
      readonly result: 'OVERPAID' | 'ALREADY_PAID_CREDIT';
      readonly variableSymbol: string;
      readonly customerCredit: number;
    };

/** Payment requests by variable symbol, and the bank credits that were booked already. */
export interface BankLedger {
  readonly requests: ReadonlyMap<string, OpenRequest>;
  /** Ids of credits that were booked already. */
  readonly seen: ReadonlySet<string>;
}

/** Books one bank credit. Refused with CREDIT_NOT_INCOMING. @source money rules R-BANK-1…3 */
export function matchCredit(
  ledger: BankLedger,
  credit: BankCredit,
  tolerance: BankTolerance,
): { match: BankMatch; ledger: BankLedger } | Refusal {
  if (credit.amount <= 0) return no('CREDIT_NOT_INCOMING', { id: credit.id });
  if (ledger.seen.has(credit.id)) return { match: { result: 'IGNORED_DUPLICATE' }, ledger };
  const seen = new Set([...ledger.seen, credit.id]);
  const symbol = symbolCandidates(credit.reference).find((candidate) => ledger.requests.has(candidate));
  const request = symbol === undefined ? undefined : ledger.requests.get(symbol);
  if (request === undefined) return { match: { result: 'UNMATCHED' }, ledger: { ...ledger, seen } };
  const match = settle(request, credit, tolerance[request.currency] ?? 0);
  const open =
    match.result === 'PARTIALLY_PAID'
      ? match.outstanding
      : match.result === 'CURRENCY_MISMATCH'
        ? request.open
        : 0;
  return {
    match,
    ledger: { seen, requests: new Map([...ledger.requests, [request.variableSymbol, { ...request, open }]]) },
  };
}

function settle(
  { variableSymbol, currency, open }: OpenRequest,
  credit: BankCredit,
  tolerance: number,
): BankMatch {
  if (credit.currency !== currency) return { result: 'CURRENCY_MISMATCH', variableSymbol };
  if (open === 0) return { result: 'ALREADY_PAID_CREDIT', variableSymbol, customerCredit: credit.amount };
  const difference = credit.amount - open;
  if (difference === 0) return { result: 'PAID_EXACT', variableSymbol };
  if (Math.abs(difference) <= tolerance)
    return { result: 'PAID_WITHIN_TOLERANCE', variableSymbol, roundingDifference: difference };
  if (difference < 0) return { result: 'PARTIALLY_PAID', variableSymbol, outstanding: -difference };
  return { result: 'OVERPAID', variableSymbol, customerCredit: difference };
}
