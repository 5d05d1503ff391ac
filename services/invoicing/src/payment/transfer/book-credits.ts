import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { EntityManager } from 'typeorm';
import type { BankStatementSource, BankTransaction } from './bank-feed.js';
import { ProductStatus } from '../../product/product-status.js';
import { loadMoneyRules } from '../../price-list/money-data.js';
import type { Currency } from '../../money/exact/amount.js';
import { matchCredit, type BankMatch, type OpenRequest } from './bank-match.js';
import { symbolCandidates } from './bank-reference.js';
import { inOneTransaction, type RunCommand } from '../../product/run-steps.js';
import { product } from '../../product/product.work-item.js';
import { bankCredit, bankResults } from './bank-credit.record.js';

const pay = product.steps.payProduct;
const takeTransfer = product.steps.takeProductTransfer;
const notePart = product.steps.noteProductPartPayment;
const { bankTolerance } = loadMoneyRules();

/** Looks back over weekends and what the bank books late. */
const LOOK_BACK_MS = 4 * 86_400_000;

/** Books what came to the account since: each credit once, and what it pays in the same transaction. @source money rules R-BANK-1…5
 *  @returns how many were new. */
export async function bookCredits(runtime: CommandRuntime, bank: BankStatementSource): Promise<number> {
  const now = runtime.clock.now();
  const credits = await bank.creditsBetween(new Date(now.getTime() - LOOK_BACK_MS), now);
  const known = await inTransaction(runtime.db, (tx) =>
    queryRows<{ id: string }>(
      tx,
      'select transaction_id as id from bank_credit where transaction_id = any($1)',
      [credits.map(({ id }) => id)],
    ),
  );
  const booked = new Set(known.map(({ id }) => id));
  // Pages of the list overlap: the same credit may stand there twice.
  const fresh = [...new Map(credits.map((credit) => [credit.id, credit])).values()].filter(
    ({ id, state }) => state === 'completed' && !booked.has(id),
  );
  for (const credit of fresh) await inOneTransaction(runtime, (run, tx) => book({ run, tx }, credit));
  return fresh.length;
}

interface Asked extends OpenRequest {
  readonly productId: string;
  /** Another way to pay is open. */
  readonly isElsewhere: boolean;
}

async function book(
  { run, tx }: { run: RunCommand; tx: EntityManager },
  credit: BankTransaction,
): Promise<void> {
  const asked = await askedFor(tx, symbolCandidates(credit.reference));
  // Another worker was faster; asked once the request is held, so that a part is never counted twice.
  if ((await queryRow(tx, 'select 1 from bank_credit where transaction_id = $1', [credit.id])) !== undefined)
    return;
  const booked = matchCredit(
    { requests: new Map(asked === undefined ? [] : [[asked.variableSymbol, asked]]), seen: new Set() },
    credit,
    bankTolerance,
  );
  if (isRefusal(booked)) return;
  const { match } = booked;
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
      ...(asked === undefined ? {} : { variableSymbol: asked.variableSymbol, productId: asked.productId }),
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

function amountsOf(match: BankMatch): { outstandingMinor?: number; surplusMinor?: number } {
  if (match.result === 'PARTIALLY_PAID') return { outstandingMinor: match.outstanding };
  return match.result === 'OVERPAID' || match.result === 'ALREADY_PAID_CREDIT'
    ? { surplusMinor: match.customerCredit }
    : {};
}

/** The payment request behind the first symbol that exists, held until the credit is booked: two credits of one symbol come after one another. */
async function askedFor(tx: EntityManager, symbols: readonly string[]): Promise<Asked | undefined> {
  const rows = await queryRows<{
    id: string;
    symbol: string;
    currency: Currency;
    due: number;
    status: string;
  }>(
    tx,
    `select id, variable_symbol as symbol, currency, ((total ->> 'amountMinor')::bigint - coalesce((credit_used ->> 'amountMinor')::bigint, 0))::integer as due, status from product where variable_symbol = any($1) for update`,
    [symbols],
  );
  const row = symbols.flatMap((symbol) => rows.find((one) => one.symbol === symbol) ?? [])[0];
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
    variableSymbol: row.symbol,
    currency: row.currency,
    productId: row.id,
    isElsewhere,
    open: isOpen ? Math.max(0, row.due - Number(came?.minor ?? 0)) : 0,
  };
}
