import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { decimalsAsText, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import { decimal, rounded, tenTo, times } from '../../money/exact/fraction.js';
import type { BankTransaction } from '../../payment/transfer/bank-feed.js';

/** Bodies of the Revolut Business API 1.0, in our words. Pure. */
export const REVOLUT_BUSINESS = 'revolut-business';

const leg = z.object({
  account_id: z.string(),
  amount: z.string(),
  currency: z.string().length(3),
  description: z.string().nullish(),
});

const transaction = z.object({
  id: z.string(),
  type: z.string(),
  state: z.string(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullish(),
  reference: z.string().nullish(),
  legs: z.array(leg),
});

export interface TransactionPage {
  readonly credits: readonly BankTransaction[];
  /** Of every transaction of the page, in the bank's order. */
  readonly ids: readonly string[];
  /** Of the last one, to ask for the next page; null for an empty page. */
  readonly lastCreatedAt: Date | null;
}

/** One page of the transaction list. Amounts are decimals there; they are read digit for digit. */
export function readTransactions(text: string): TransactionPage {
  const page = readVendorJson(REVOLUT_BUSINESS, z.array(transaction), decimalsAsText(text, ['amount']));
  const last = page.at(-1);
  return {
    credits: page.flatMap(toCredit),
    ids: page.map(({ id }) => id),
    lastCreatedAt: last === undefined ? null : new Date(last.created_at),
  };
}

function toCredit({
  id,
  type,
  state,
  created_at,
  completed_at,
  reference,
  legs,
}: z.infer<typeof transaction>): BankTransaction[] {
  if (type !== 'topup' || (state !== 'completed' && state !== 'reverted')) return [];
  const incoming = legs.find(({ amount }) => !amount.startsWith('-'));
  if (incoming === undefined) return [];
  const { currency, description } = incoming;
  const createdAt = new Date(created_at);
  const bookedAt = completed_at == null ? createdAt : new Date(completed_at);
  return [
    {
      id,
      state,
      createdAt,
      bookedAt,
      amount: minorUnitsOf(incoming.amount, currency),
      currency,
      reference: reference ?? '',
      payer: description ?? null,
    },
  ];
}

/** Also for currencies we never charge in: such a credit has to reach the work list, not vanish. */
function minorUnitsOf(amount: string, currency: string): number {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  if ((amount.split('.')[1] ?? '').replace(/0+$/, '').length > digits)
    throw new VendorError(
      REVOLUT_BUSINESS,
      'contract',
      `an amount in ${currency} with more than ${digits} decimals`,
    );
  return rounded(times(decimal(amount), tenTo(digits)));
}
