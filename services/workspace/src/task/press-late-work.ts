import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { afterWorkingHours } from '@cotta/reference/working-time.js';
import { hoursBy, type WorkHours } from '../staff/firm-hours/hours-in-force.js';
import { escalateTask } from './escalate-task.js';
import { wakeTask } from './snooze-task.js';
import type { Escalation } from './task.js';

/** From this part of its time on a promise is at risk. */
const NEAR = 0.75;

interface Waiting {
  readonly id: string;
  readonly version: number;
  readonly arrivedAt: Date;
  readonly dueAt: Date | null;
  readonly snoozedUntil: Date | null;
  readonly assignedAdminId: string | null;
  readonly escalation: Escalation | null;
}

/** Looks at all open work: what nobody took, what is about to break its promise and what broke it is pressed, each once; what slept long enough is woken.
 *  @returns how many tasks changed */
export async function pressLateWork(runtime: CommandRuntime): Promise<number> {
  const now = runtime.clock.now();
  const { waiting, hours } = await inTransaction(runtime.db, async (tx) => ({
    hours: await hoursBy(tx),
    waiting: await queryRows<Waiting>(
      tx,
      `select id, version, arrived_at as "arrivedAt", due_at as "dueAt", snoozed_until as "snoozedUntil", assigned_admin_id as "assignedAdminId", escalation
       from task where status = 'Open' and escalation is distinct from 'broken'
         and (snoozed_until <= $1 or due_at is not null or assigned_admin_id is null) order by id`,
      [now],
    ),
  }));
  let changed = 0;
  for (const task of waiting) {
    const escalation = escalationOf(task, now, hours(task.arrivedAt));
    if (task.snoozedUntil !== null && task.snoozedUntil <= now) {
      await handleCommand(runtime, {
        command: wakeTask,
        streamId: task.id,
        input: {},
        viewer: systemViewer,
        commandId: nameBasedId('wake', task.id, task.snoozedUntil.toISOString()),
      });
      changed += 1;
    }
    if (escalation === undefined || escalation === task.escalation) continue;
    await handleCommand(runtime, {
      command: escalateTask,
      streamId: task.id,
      input: { escalation },
      viewer: systemViewer,
      commandId: nameBasedId(
        'escalate',
        task.id,
        escalation,
        task.arrivedAt.toISOString(),
        String(task.dueAt),
      ),
    });
    changed += 1;
  }
  return changed;
}

/** How much a piece of work has to be pressed at a moment; undefined: not at all. `hours`: what held when it came in. */
export function escalationOf(
  { arrivedAt, dueAt, assignedAdminId }: Pick<Waiting, 'arrivedAt' | 'dueAt' | 'assignedAdminId'>,
  now: Date,
  hours: WorkHours,
): Escalation | undefined {
  if (dueAt !== null && dueAt <= now) return 'broken';
  if (dueAt !== null) {
    const whole = dueAt.getTime() - arrivedAt.getTime();
    if (now.getTime() >= arrivedAt.getTime() + NEAR * whole) return 'near';
  }
  return assignedAdminId === null && afterWorkingHours(arrivedAt, hours.unownedHours, hours) <= now
    ? 'nobody'
    : undefined;
}
