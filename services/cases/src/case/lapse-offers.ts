import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { EntityManager } from 'typeorm';
import { caseSolution } from '../case-solution/case-solution.work-item.js';
import { LAPSE_MS } from '../case-solution/case-solution-rules.js';
import { UNANSWERED } from './other-side-waits.js';
import { SILENT_AFTER_MS } from './case-rules.js';
import { caseItem } from './case.work-item.js';
import { remindClients } from './remind-clients.js';

const AT_ONCE = 500;
/** A case whose other side waits for our answer does not rest. */
const NOBODY_WAITS = `not exists (select from case_objection o where o.case_id = c.id and o.status in ${UNANSWERED})`;

interface Due {
  readonly id: string;
  /** What makes it this occasion: a case may be offered to and fall silent again. */
  readonly since: string;
}

/** Looks at offers nobody answered: the client is reminded three times, then the case rests; after sixty days they lapse. Each once. @returns how many steps were taken */
export async function lapseOffers(runtime: CommandRuntime): Promise<number> {
  const { lapseCaseSolution } = caseSolution.steps;
  const { markCaseUnresponsive } = caseItem.steps;
  const now = runtime.clock.now();
  const over = new Date(now.getTime() - LAPSE_MS);
  let count = await remindClients(runtime);
  const unmoved = new Date(now.getTime() - SILENT_AFTER_MS);
  for (const { id, since } of await inTransaction(runtime.db, (tx) => unansweredReminders(tx, unmoved)))
    count += await done(runtime, { command: markCaseUnresponsive, id, since });
  for (const { id, since } of await inTransaction(runtime.db, (tx) => unanswered(tx, over)))
    count += await done(runtime, { command: lapseCaseSolution, id, since });
  for (const { id, since } of await inTransaction(runtime.db, silent))
    count += await done(runtime, { command: markCaseUnresponsive, id, since });
  return count;
}

/** Offers whose time is over. */
function unanswered(tx: EntityManager, over: Date): Promise<readonly Due[]> {
  return queryRows<Due>(
    tx,
    `select id, offered_at::text as since from case_solution where status = 'Offered' and offered_at <= $1 order by offered_at, id limit $2`,
    [over, AT_ONCE],
  );
}

/** Cases whose client did not answer the last reminder for a week, and has something to answer. */
function unansweredReminders(tx: EntityManager, until: Date): Promise<readonly Due[]> {
  return queryRows<Due>(
    tx,
    `select c.id, c.last_reminded_at::text as since from "case" c join case_solution s on s.case_id = c.id
     where c.status = 'Client approached' and c.reminders_sent = 3 and c.last_reminded_at <= $1 and ${NOBODY_WAITS} group by c.id
     having bool_or(s.status = 'Offered') and not bool_or(s.status in ('Ordered', 'Delivered')) order by c.last_reminded_at, c.id limit $2`,
    [until, AT_ONCE],
  );
}

/** Cases whose client was offered something, and nothing of it stands any more: it lapsed, and the rest was declined. */
function silent(tx: EntityManager): Promise<readonly Due[]> {
  return queryRows<Due>(
    tx,
    `select c.id, max(s.offered_at)::text as since from "case" c join case_solution s on s.case_id = c.id
     where c.status = 'Client approached' and ${NOBODY_WAITS} group by c.id
     having bool_or(s.status = 'Lapsed') and not bool_or(s.status in ('Draft', 'Offered', 'Ordered', 'Delivered')) order by c.id limit $1`,
    [AT_ONCE],
  );
}

/** 1 where it went on: somebody may have acted meanwhile. */
async function done<State>(
  runtime: CommandRuntime,
  { command, id, since }: Due & { readonly command: Command<State, DomainEvent> },
): Promise<number> {
  const outcome = await handleCommand(runtime, {
    command,
    streamId: id,
    input: {},
    viewer: systemViewer,
    commandId: nameBasedId(command.name, id, since),
  });
  return 'refusal' in outcome ? 0 : 1;
}
