import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { VatNumberChecker } from './vat-check.js';
import { nextRecheck } from './vat-number-check.js';
import { checkVatNumber } from './vat-number.js';

/** Numbers nobody could say anything about are asked again: hourly for three days, then daily for thirty. @source money rules R-VIES-2
 *  @returns how many were asked. */
export async function recheckVatNumbers(runtime: CommandRuntime, checker: VatNumberChecker): Promise<number> {
  const open = await inTransaction(runtime.db, (tx) =>
    queryRows<{ vatNumber: string; first: Date; last: Date }>(
      tx,
      `select vat_number as "vatNumber", min(checked_at) as first, max(checked_at) as last from vat_number_check group by vat_number having (array_agg(status order by checked_at desc))[1] = 'UNAVAILABLE'`,
    ),
  );
  const now = runtime.clock.now();
  const due = open.filter(({ first, last }) => {
    const next = nextRecheck(first, last);
    return next !== null && next <= now;
  });
  for (const { vatNumber } of due) await checkVatNumber(runtime, checker, vatNumber);
  return due.length;
}
