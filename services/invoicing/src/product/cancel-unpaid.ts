import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inOneTransaction } from './run-steps.js';
import { product } from './product.work-item.js';

const cancel = product.steps.cancelProduct;
const AT_ONCE = 200;

/** Orders whose checkout nobody began within their days; each says itself whether its last day is over. One that was invoiced already stays owed. */
export async function cancelUnpaid(runtime: CommandRuntime): Promise<void> {
  const over = await inTransaction(runtime.db, (tx) =>
    queryRows<{ id: string; until: string }>(
      tx,
      `select id, payable_until::text as until from product p where status = 'Created' and payable_until < $1 and not exists (select 1 from invoice i where i.product_id = p.id and i.status in ('Issued', 'Sent', 'Overdue')) order by payable_until limit ${AT_ONCE}`,
      [runtime.clock.now()],
    ),
  );
  for (const { id, until } of over)
    await inOneTransaction(runtime, (run) =>
      run(cancel, {
        streamId: id,
        input: {},
        key: `${until} ${runtime.clock.now().toISOString().slice(0, 13)}`,
      }),
    );
}
