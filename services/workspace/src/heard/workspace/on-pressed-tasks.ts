import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  TaskMovedEvent,
  TaskMovedSchema,
  type TaskMoved,
} from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import type { NotificationKind } from '../../notification/notification.js';
import { raiseNotification } from '../../notification/notify.js';
import type { Escalation } from '../../task/task.js';

const kinds: Readonly<Record<Escalation, NotificationKind>> = {
  nobody: 'work-unowned',
  near: 'promise-near',
  broken: 'promise-broken',
};

interface Pressed {
  readonly assignedAdminId: string | null;
  readonly escalation: Escalation | null;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly title: string;
}

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

const taskOf = ({ message: { taskId }, tx }: Received<TaskMoved>): Promise<Pressed | undefined> =>
  queryRow<Pressed>(
    tx,
    `select assigned_admin_id as "assignedAdminId", escalation, subject_type as "subjectType", subject_id as "subjectId", title
     from task where id = $1 and status = 'Open'`,
    [taskId],
  );

/** What the firm gave by its rules rang when it came in; whoever took it knows. */
async function ringAssigned(received: Received<TaskMoved>): Promise<void> {
  const { message, envelope, run } = received;
  const actor = envelope.actor;
  if (actor === undefined || actor.kind === 'system' || actor.id === message.adminId) return;
  const task = await taskOf(received);
  if (task === undefined) return;
  const { subjectType, subjectId, title } = task;
  await run(raiseNotification, {
    input: { userId: message.adminId, kind: 'assigned-to-you', subjectType, subjectId, title },
  });
}

async function ringPressed(received: Received<TaskMoved>): Promise<void> {
  const { tx, run } = received;
  const task = await taskOf(received);
  if (task === undefined || task.escalation === null) return;
  const leads = await queryRows<{ userId: string }>(
    tx,
    'select user_id as "userId" from staff_profile where lead and active order by user_id',
    [],
  );
  const notified = new Set(leads.map(({ userId }) => userId));
  if (task.assignedAdminId !== null) notified.add(task.assignedAdminId);
  const { subjectType, subjectId, title, escalation } = task;
  for (const userId of notified)
    await run(raiseNotification, {
      input: { userId, kind: kinds[escalation], subjectType, subjectId, title },
      key: userId,
    });
}
