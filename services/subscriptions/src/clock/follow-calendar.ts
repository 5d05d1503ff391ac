import { retryTroubles } from '@cotta/kit/runtime/database/retry.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { officeDay } from '../subscription/office-day.js';
import { NOTICE_DAYS, ORDER_DAYS } from '../subscription/subscription-calendar-rules.js';
import { takeDueSteps } from './take-due-steps.js';

const AT_ONCE = 500;
/** How many are worked on side by side: each holds a connection. */
const SIDE_BY_SIDE = 4;

/** Looks at every subscription of which something may be due, each in a transaction of its own: one that fails holds up no other.
 *  @returns how many steps were taken */
export async function followCalendar(runtime: CommandRuntime): Promise<number> {
  let taken = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await inTransaction(runtime.db, (tx) => maybeDue(tx, after, officeDay(runtime.clock.now())));
    for (let at = 0; at < ids.length; at += SIDE_BY_SIDE) {
      const steps = await Promise.all(ids.slice(at, at + SIDE_BY_SIDE).map((id) => followOne(runtime, id)));
      taken += steps.reduce((sum, one) => sum + one, 0);
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return taken;
    after = last;
  }
}

async function followOne(runtime: CommandRuntime, id: string): Promise<number> {
  try {
    const now = runtime.clock.now();
    const taken = await inOneTransaction(runtime, (tx, run) => takeDueSteps({ tx, run, now }, id));
    if (taken > 0) runtime.afterCommit();
    return taken;
  } catch (error) {
    runtime.log.error({ err: error, subscriptionId: id }, 'what is due of a subscription could not be done');
    return 0;
  }
}

/** The work of one look, tried again as a whole; the same step within the same hour is one command. */
export function inOneTransaction<T>(
  runtime: CommandRuntime,
  work: (tx: EntityManager, run: RunCommand) => Promise<T>,
): Promise<T> {
  const hour = runtime.clock.now().toISOString().slice(0, 13);
  return retryTroubles(() =>
    inTransaction(runtime.db, (tx) =>
      work(tx, (command, { streamId = '', input, key = '' }) =>
        handleCommandIn(tx, runtime, {
          command,
          streamId,
          input,
          viewer: systemViewer,
          commandId: nameBasedId(command.name, streamId, key, hour),
        }),
      ),
    ),
  );
}

/** Subscriptions near the end of what runs, orders that wait for long, and trials that ended lately; in the order of their ids. */
async function maybeDue(tx: EntityManager, after: string, today: string): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `select id from brand_subscription where id > $1 and (
       (status in ('Trial started', 'Subscription started', 'Past due', 'Cancelled at period end') and paused_on is null and end_date <= $2)
       or (status = 'Created' and with_trial and created_at < $3)
       or (status = 'Ended' and trial_start_date is not null and anchor_date is null and win_back_sent_on is null and end_date between $4 and $5))
     order by id limit $6`,
    [
      after,
      addDays(today, NOTICE_DAYS),
      `${addDays(today, -ORDER_DAYS)}T00:00:00Z`,
      addDays(today, -30),
      addDays(today, -7),
      AT_ONCE,
    ],
  );
  return rows.map(({ id }) => id);
}
