import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { LAPSE_DAYS, REMINDER_DAYS, REOPEN_DAYS } from './support-ticket-rules.js';
import { supportTicket } from './support-ticket.work-item.js';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

const { remindSupportTicket, remindSupportTicketAgain, lapseSupportTicket, closeSupportTicket } =
  supportTicket.steps;

interface Quiet {
  readonly id: string;
  readonly status: 'Waiting for customer' | 'Resolved';
  readonly reminders: number;
  /** Since when nothing was said. */
  readonly since: Date;
}

/** Looks at tickets in which nobody said anything: customers are reminded twice, then the question counts as settled, then it is closed. Each step once, the most urgent
 *  one alone. @returns how many went on */
export async function keepTicketClock(runtime: CommandRuntime): Promise<number> {
  const now = runtime.clock.now();
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const quiet = await inTransaction(runtime.db, (tx) =>
    queryRows<Quiet>(
      tx,
      `select * from (
         select id, status, coalesce(reminders, 0) as reminders,
           case status when 'Resolved' then resolved_at else coalesce(waiting_since, updated_at) end as since
         from support_ticket where status in ('Waiting for customer', 'Resolved')) ticket
       where (status = 'Resolved' and since < $1) or (status <> 'Resolved' and since <= $2) order by since, id limit $3`,
      [before(REOPEN_DAYS), before(REMINDER_DAYS[0]), AT_ONCE],
    ),
  );
  let changed = 0;
  for (const ticket of quiet) {
    const command = dueStep(ticket, now);
    if (command === undefined) continue;
    const done = await handleCommand(runtime, {
      command,
      streamId: ticket.id,
      input: {},
      viewer: systemViewer,
      commandId: nameBasedId(command.name, ticket.id, ticket.since.toISOString()),
    });
    if (!('refusal' in done)) changed += 1;
  }
  return changed;
}

/** What a ticket that is quiet for so long calls for; undefined: nothing yet. */
export function dueStep({ status, reminders, since }: Omit<Quiet, 'id'>, now: Date) {
  if (status === 'Resolved') return closeSupportTicket;
  const days = (now.getTime() - since.getTime()) / DAY_MS;
  if (days >= LAPSE_DAYS) return lapseSupportTicket;
  if (days >= REMINDER_DAYS[1] && reminders < 2) return remindSupportTicketAgain;
  return days >= REMINDER_DAYS[0] && reminders < 1 ? remindSupportTicket : undefined;
}
