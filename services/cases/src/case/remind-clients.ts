import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { EntityManager } from 'typeorm';
import { REMINDER_DAYS, remindersDue } from './case-rules.js';
import { caseItem } from './case.work-item.js';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

interface Waiting {
  readonly id: string;
  readonly approachedAt: Date;
  readonly remindersSent: number;
}

/** Clients who have something to choose from and did not answer: the newest reminder that is due, never several at once. @returns how many were reminded */
export async function remindClients(runtime: CommandRuntime): Promise<number> {
  const now = runtime.clock.now();
  let count = 0;
  for (const { id, approachedAt, remindersSent } of await inTransaction(runtime.db, (tx) =>
    waiting(tx, now),
  )) {
    const number = remindersDue(approachedAt, now);
    if (number <= remindersSent) continue;
    const outcome = await handleCommand(runtime, {
      command: caseItem.steps.remindCaseClient,
      streamId: id,
      input: { number },
      viewer: systemViewer,
      commandId: nameBasedId('case reminder', id, approachedAt.toISOString(), String(number)),
    });
    if (!('refusal' in outcome)) count += 1;
  }
  return count;
}

function waiting(tx: EntityManager, now: Date): Promise<readonly Waiting[]> {
  const [first, second, third] = REMINDER_DAYS.map((days) => new Date(now.getTime() - days * DAY_MS));
  return queryRows<Waiting>(
    tx,
    `select c.id, c.approached_at as "approachedAt", coalesce(c.reminders_sent, 0) as "remindersSent" from "case" c
     where c.status = 'Client approached' and coalesce(c.reminders_sent, 0) < 3
       and c.approached_at <= case coalesce(c.reminders_sent, 0) when 0 then $1::timestamptz when 1 then $2::timestamptz else $3::timestamptz end
       and exists (select from case_solution s where s.case_id = c.id and s.status = 'Offered')
       and not exists (select from case_solution s where s.case_id = c.id and s.status in ('Ordered', 'Delivered'))
     order by c.approached_at, c.id limit $4`,
    [first, second, third, AT_ONCE],
  );
}
