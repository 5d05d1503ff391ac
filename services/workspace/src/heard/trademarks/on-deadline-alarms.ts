import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  TrademarkChangedSchema,
  TrademarkEvent,
  TrademarkEventSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { DeadlineAlarmedSchema, type DeadlineNotice } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import { dayWords } from '../../words/moment.js';
import type { TaskKind } from '../../work/task-kinds.js';
import { assignTask } from '../../task/assign-task.js';
import { cancelTask } from '../../task/cancel-task.js';
import { completeTask } from '../../task/complete-task.js';
import { raiseNotification } from '../../notification/notify.js';
import { openTask } from '../../task/open-task.js';

const ESCALATION = 'internal escalation';

/** Alarms that are another kind of work than the mark itself. */
const taskKinds: Readonly<Record<string, TaskKind>> = {
  'renewal phone task': 'call',
};

/** What ends the tasks of a mark: it was done. */
const settling: readonly TrademarkEvent[] = [
  TrademarkEvent.RENEWAL_RECORDED,
  TrademarkEvent.DECLARATION_OF_USE_RECORDED,
  TrademarkEvent.OFFICE_ACTION_RESPONSE_FILED,
  TrademarkEvent.STATEMENT_OF_USE_SUBMITTED,
  TrademarkEvent.SOU_EXTENSION_GRANTED,
  TrademarkEvent.REGISTER_CHECKED,
];

/** What they fall away with: nobody keeps this mark any more. */
const ending: readonly TrademarkEvent[] = [
  TrademarkEvent.TRADEMARK_EXPIRED,
  TrademarkEvent.TRADEMARK_CANCELLED,
  TrademarkEvent.TRADEMARK_ABANDONED,
  TrademarkEvent.TRADEMARK_WITHDRAWN,
  TrademarkEvent.TRADEMARK_REFUSED,
  TrademarkEvent.TRADEMARK_REMOVED,
];

/** Ten working days before a deadline a task, three and one before a line in the bell menu of whoever has it. */
export const deadlineAlarms = defineConsumer({
  name: 'deadline-alarms',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(DeadlineAlarmedSchema, async ({ message: { notice }, tx, run }) => {
      if (notice === undefined) throw new PermanentFault('an alarm that says nothing');
      await keepTask(run, notice);
      if (notice.reminder === ESCALATION) await escalate(tx, run, notice);
    }),
    on(TrademarkChangedSchema, async ({ message: { entityId, event }, tx, run }) => {
      const isOver = ending.includes(event);
      if (!isOver && !settling.includes(event)) return;
      const rows: { id: string }[] = await tx.query(
        `select id from task where subject_type = 'trademark' and subject_id = $1 and kind in ('renewal', 'call', 'filing') and status = 'Open'`,
        [entityId],
      );
      const name = eventType(TrademarkEventSchema, event);
      for (const { id } of rows)
        await (isOver
          ? run(cancelTask, { streamId: id, input: { because: name }, key: id })
          : run(completeTask, { streamId: id, input: { outcome: name }, key: id }));
    }),
  ],
});

/** One task a deadline and date, however many alarms it raises; refused when it is there. */
async function keepTask(run: RunCommand, notice: DeadlineNotice): Promise<void> {
  const {
    reminder,
    deadlineId,
    nominalDate,
    mark,
    jurisdiction,
    deadline,
    subjectType,
    subjectId,
    assignedAdminId,
  } = notice;
  const kind = taskKinds[reminder] ?? (reminder === 'register check' ? 'renewal' : kindOf(deadline));
  const title = titleOf(notice, reminder === 'register check' ? 'look into the register' : deadline);
  const streamId = taskId(
    kind === 'call' ? 'call' : reminder === 'register check' ? 'register' : 'deadline',
    `${deadlineId} ${nominalDate}`,
  );
  const outcome = await run(openTask, {
    streamId,
    input: {
      work: kind === 'call' ? 'call' : 'deadline',
      title,
      subjectType,
      subjectId,
      publicId: '',
      mark,
      jurisdictions: [jurisdiction],
      dueAt: `${nominalDate}T12:00:00.000Z`,
      clientId: notice.userId === '' ? null : notice.userId,
    },
    key: streamId,
  });
  if (!('refusal' in outcome) && assignedAdminId !== '')
    await run(assignTask, { streamId, input: { assignedAdminId }, key: streamId });
}

const titleOf = ({ mark, jurisdiction, nominalDate }: DeadlineNotice, what: string): string =>
  [mark, jurisdiction, what, dayWords(nominalDate, 'en')]
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, 400);

const taskId = (what: 'deadline' | 'call' | 'register', name: string): string =>
  nameBasedId('deadline task', what, name);

function kindOf(deadline: string): TaskKind {
  return /renewal|Sections? (8|71)|declaration/i.test(deadline) ? 'renewal' : 'filing';
}

/** Whoever has the task, or else whoever has the mark. A task done or taken away by hand is not pressed any more. */
async function escalate(tx: EntityManager, run: RunCommand, notice: DeadlineNotice): Promise<void> {
  const [task]: { assigned_admin_id: string | null; status: string }[] = await tx.query(
    'select assigned_admin_id, status from task where id = $1',
    [taskId('deadline', `${notice.deadlineId} ${notice.nominalDate}`)],
  );
  const userId = task?.assigned_admin_id ?? notice.assignedAdminId;
  if ((task !== undefined && task.status !== 'Open') || userId === '') return;
  const { deadline, subjectType, subjectId } = notice;
  await run(raiseNotification, {
    input: {
      userId,
      kind: 'deadline-near',
      subjectType,
      subjectId,
      title: titleOf(notice, deadline),
      ...(notice.userId === '' ? {} : { clientId: notice.userId }),
    },
  });
}
