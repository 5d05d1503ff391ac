import { daysBefore } from '@cotta/kit/model/time/clock.js';
import { deleteOlder } from '@cotta/kit/runtime/database/delete-older.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';

/** As long as anybody asks what became of one; the events themselves are kept for longer. */
const KEPT_DAYS = 90;

/** Takes away what was taken or given up long ago. @returns how many went */
export function forgetDeliveries({ db, clock }: Pick<CommandRuntime, 'db' | 'clock'>): Promise<number> {
  return deleteOlder(db, {
    sql: `delete from partner_delivery where id in (select id from partner_delivery where updated_at < $1 order by updated_at limit $2)`,
    before: daysBefore(clock.now(), KEPT_DAYS),
  });
}
