import { daysBefore } from '@cotta/kit/model/time/clock.js';
import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';

/** More than thirteen months, whichever they are. */
const KEPT_DAYS = 400;
const BATCH = 5_000;

/** Takes away events that are older than what is promised, from the oldest on, and says up to where. @returns how many went */
export async function prunePartnerEvents({
  db,
  clock,
}: Pick<CommandRuntime, 'db' | 'clock'>): Promise<number> {
  let gone = 0;
  for (;;) {
    const deleted = await inTransaction(db, async (tx) => {
      const end = await queryRow<{ position: string | null }>(
        tx,
        `select max(position) as position from (
           select position, kept_at from partner_event order by position limit $2) as oldest where kept_at < $1`,
        [daysBefore(clock.now(), KEPT_DAYS), BATCH],
      );
      if (end === undefined || end.position === null) return 0;
      await execute(tx, 'update partner_event_log set pruned_through = greatest(pruned_through, $1)', [
        end.position,
      ]);
      return execute(tx, 'delete from partner_event where position <= $1', [end.position]);
    });
    gone += deleted;
    if (deleted < BATCH) return gone;
  }
}
