import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { EntityManager } from 'typeorm';
import type { BankTransaction } from './bank-feed.js';
import { ProductStatus } from '../../product/product-status.js';
import { loadMoneyRules } from '../../price-list/money-data.js';
import type { Currency } from '../../money/exact/amount.js';
import { matchCredit, type BankCredit, type BankMatch, type OpenRequest } from './bank-match.js';
import { symbolCandidates } from './bank-reference.js';
import type { RunCommand } from '../../product/run-steps.js';
import { product } from '../../product/product.work-item.js';
import { bankCredit, bankResults } from './bank-credit.record.js';

const pay = product.steps.payProduct;
const takeTransfer = product.steps.takeProductTransfer;
const notePart = product.steps.noteProductPartPayment;
const { bankTolerance } = loadMoneyRules();

interface Asked extends OpenRequest {
  readonly productId: string;
  /** Another way to pay is open. */
  readonly isElsewhere: boolean;
}

/** Books one transfer that came, and what it pays, in the transaction of the caller. `productId`: what it is for, where a person said so; else its reference says it. */
export async function settleCredit(
  { run, tx }: { run: RunCommand; tx: EntityManager },
  credit: Pick<BankTransaction, 'id' | 'bookedAt' | 'amount' | 'currency' | 'reference' | 'payer'>,
  productId?: string,
): Promise<void> {
  const asked = await askedFor(tx, { symbols: symbolCandidates(credit.reference), productId });
  // Another worker was faster; asked once the request is held, so that a part is never counted twice.
  if ((await queryRow(tx, 'select 1 from bank_credit where transaction_id = $1', [credit.id])) !== undefined)
    return;
  const match = matchOf(credit, asked);
  if (match === undefined) return;
  const result = bankResults.find((one) => one === match.result) ?? 'UNMATCHED';
  const { id: transactionId, bookedAt, amount: amountMinor, currency, reference, payer } = credit;
  await run(bankCredit.create, {
    streamId: nameBasedId('bank-credit', transactionId),
    key: transactionId,
    input: {
      transactionId,
      bookedAt: bookedAt.toISOString(),
      amountMinor,
      currency,
      reference: reference.slice(0, 1000),
      payer: payer?.slice(0, 300) ?? null,
      result,
      ...(asked === undefined
        ? {}
        : { variableSymbol: asked.variableSymbol || null, productId: asked.productId }),
      ...amountsOf(match),
    },
  });
  if (asked === undefined) return;
  const isWhole =
    match.result === 'PAID_EXACT' || match.result === 'PAID_WITHIN_TOLERANCE' || match.result === 'OVERPAID';
  // The customer had gone on to a card.
  if (asked.isElsewhere && (isWhole || match.result === 'PARTIALLY_PAID'))
    await run(takeTransfer, { streamId: asked.productId, input: {}, key: transactionId });
  if (match.result === 'PARTIALLY_PAID')
    await run(notePart, {
      streamId: asked.productId,
      input: { amountMinor: match.outstanding },
      key: transactionId,
    });
  if (isWhole) await run(pay, { streamId: asked.productId, input: {}, key: transactionId });
}

/** What it does to the request it is for; undefined where no money came. */
function matchOf(credit: BankCredit, asked: Asked | undefined): BankMatch | undefined {
  // The symbol of a request that a person named stands in its reference as if the payer had written it.
  const known = asked === undefined ? credit : { ...credit, reference: asked.variableSymbol };
  const booked = matchCredit(
    { requests: new Map(asked === undefined ? [] : [[asked.variableSymbol, asked]]), seen: new Set() },
    known,
    bankTolerance,
  );
  return isRefusal(booked) ? undefined : booked.match;
}

function amountsOf(match: BankMatch): { outstandingMinor?: number; surplusMinor?: number } {
  if (match.result === 'PARTIALLY_PAID') return { outstandingMinor: match.outstanding };
  return match.result === 'OVERPAID' || match.result === 'ALREADY_PAID_CREDIT'
    ? { surplusMinor: match.customerCredit }
    : {};
}

/** The payment request that was named, or that is behind the first symbol that exists, held until the credit is booked: two credits of one symbol come after one another. */
async function askedFor(
  tx: EntityManager,
  { symbols, productId }: { readonly symbols: readonly string[]; readonly productId: string | undefined },
): Promise<Asked | undefined> {
  const rows = await queryRows<{
    id: string;
    symbol: string | null;
    currency: Currency;
    due: number;
    status: string;
  }>(
    tx,
    `select id, variable_symbol as symbol, currency, ((total ->> 'amountMinor')::bigint - coalesce((credit_used ->> 'amountMinor')::bigint, 0))::integer as due, status from product where case when $2::uuid is null then variable_symbol = any($1) else id = $2 end for update`,
    [symbols, productId ?? null],
  );
  const row =
    productId === undefined
      ? symbols.flatMap((symbol) => rows.find((one) => one.symbol === symbol) ?? [])[0]
      : rows[0];
  if (row === undefined) return undefined;
  const came = await queryRow<{ minor: string }>(
    tx,
    `select coalesce(sum(amount_minor), 0) as minor from bank_credit where product_id = $1 and currency = $2`,
    [row.id, row.currency],
  );
  const isElsewhere =
    row.status === ProductStatus.checkoutStarted || row.status === ProductStatus.paymentFailed;
  const isOpen = isElsewhere || row.status === ProductStatus.checkoutCompleted;
  return {
    variableSymbol: row.symbol ?? '',
    currency: row.currency,
    productId: row.id,
    isElsewhere,
    open: isOpen ? Math.max(0, row.due - Number(came?.minor ?? 0)) : 0,
  };
}
