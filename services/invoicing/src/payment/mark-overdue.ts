import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inOneTransaction } from '../product/run-steps.js';
import { invoice } from '../invoice/invoice.work-item.js';

const markOverdue = invoice.steps.markInvoiceOverdue;
const AT_ONCE = 200;

/** Invoices sent on credit whose due date is over; each says itself whether it is, in the zone of its issuer. */
export async function markInvoicesOverdue(runtime: CommandRuntime): Promise<void> {
  const over = await inTransaction(runtime.db, (tx) =>
    queryRows<{ id: string; dueDate: string }>(
      tx,
      `select id, due_date::text as "dueDate" from invoice where status = 'Sent' and due_date < $1 order by due_date limit ${AT_ONCE}`,
      [runtime.clock.now()],
    ),
  );
  for (const { id, dueDate } of over)
    await inOneTransaction(runtime, (run) =>
      run(markOverdue, {
        streamId: id,
        input: {},
        key: `${dueDate} ${runtime.clock.now().toISOString().slice(0, 13)}`,
      }),
    );
}
