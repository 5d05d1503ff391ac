import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { changeRow, insertRow } from '@cotta/kit/model/rows/row.js';
import type { TaskEvent } from './task.js';

type Stored = TaskEvent & RecordedEvent;

/** The row of `task`. */
export const taskProjection: InlineProjection = {
  name: 'task',
  tables: ['task'],
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    switch (event.type) {
      case 'TaskCreated':
        return insertRow(tx, 'task', event, { ...event.data, status: 'Open', arrivedAt: event.occurredAt });
      case 'TaskAmended':
        return changeRow(tx, 'task', event, event.data);
      case 'TaskRemoved':
        await tx.query('delete from task where id = $1', [event.streamId]);
        return;
      case 'TaskAssigned':
        return changeRow(tx, 'task', event, { assignedAdminId: event.data.adminId });
      case 'TaskGivenBack':
        return changeRow(tx, 'task', event, {
          assignedAdminId: null,
          snoozedUntil: null,
          snoozeReason: null,
        });
      case 'TaskSnoozed':
        return changeRow(tx, 'task', event, {
          snoozedUntil: event.data.until,
          snoozeReason: event.data.because,
        });
      case 'TaskWoken':
        return changeRow(tx, 'task', event, { snoozedUntil: null, snoozeReason: null });
      case 'TaskPromiseMoved':
        return changeRow(tx, 'task', event, { dueAt: event.data.dueAt, escalation: null, escalatedAt: null });
      case 'TaskEscalated':
        return changeRow(tx, 'task', event, {
          escalation: event.data.escalation,
          escalatedAt: event.occurredAt,
        });
      case 'TaskCompleted':
        return changeRow(tx, 'task', event, {
          status: 'Done',
          outcome: event.data.outcome,
          completedAt: event.occurredAt,
          snoozedUntil: null,
          snoozeReason: null,
        });
      case 'TaskCancelled':
        return changeRow(tx, 'task', event, {
          status: 'Cancelled',
          outcome: event.data.because,
          snoozedUntil: null,
          snoozeReason: null,
        });
      case 'TaskReopened':
        return changeRow(tx, 'task', event, {
          ...event.data,
          status: 'Open',
          arrivedAt: event.occurredAt,
          outcome: null,
          completedAt: null,
          escalation: null,
          escalatedAt: null,
        });
      default:
    }
  },
};
