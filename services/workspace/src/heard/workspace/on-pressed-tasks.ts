import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  TaskMovedEvent,
  TaskMovedSchema,
  type TaskMoved,
} from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import type { NotificationKind } from '../../notification/notification.js';
import { openTaskOf, ringFor } from '../../task/ring-for.js';
import type { Escalation } from '../../task/task.js';

const kinds: Readonly<Record<Escalation, NotificationKind>> = {
  nobody: 'work-unowned',
  near: 'promise-near',
  broken: 'promise-broken',
};

/** The bell of whoever got a task from a colleague; of the leads, and of whoever has it, when a task waits for too long. */
export const pressedTasks = defineConsumer({
  name: 'pressed-tasks',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(TaskMovedSchema, async (received) => {
      const { event } = received.message;
      if (event === TaskMovedEvent.TASK_ASSIGNED) await ringAssigned(received);
      if (event === TaskMovedEvent.TASK_ESCALATED) await ringPressed(received);
    }),
  ],
});

/** What the firm gave by its rules rang when it came in; whoever took it knows. */
async function ringAssigned({ message, envelope, tx, run }: Received<TaskMoved>): Promise<void> {
  const actor = envelope.actor;
  if (actor === undefined || actor.kind === 'system' || actor.id === message.adminId) return;
  const task = await openTaskOf(tx, message.taskId);
  if (task === undefined) return;
  await ringFor(run, task, { userId: message.adminId, kind: 'assigned-to-you' });
}

async function ringPressed({ message, tx, run }: Received<TaskMoved>): Promise<void> {
  const task = await openTaskOf(tx, message.taskId);
  if (task === undefined || task.escalation === null) return;
  const leads = await queryRows<{ userId: string }>(
    tx,
    'select user_id as "userId" from staff_profile where lead and active order by user_id',
    [],
  );
  const notified = new Set(leads.map(({ userId }) => userId));
  if (task.assignedAdminId !== null) notified.add(task.assignedAdminId);
  for (const userId of notified)
    await ringFor(run, task, { userId, kind: kinds[task.escalation], key: userId });
}
