import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { BankStatementSource } from './bank-feed.js';
import { inOneTransaction } from '../../product/run-steps.js';
import { settleCredit } from './settle-credit.js';

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
  for (const credit of fresh) await inOneTransaction(runtime, (run, tx) => settleCredit({ run, tx }, credit));
  return fresh.length;
}
