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
        return insertRow(tx, 'task', event, { ...event.data, status: 'Open' });
      case 'TaskAmended':
        return changeRow(tx, 'task', event, event.data);
      case 'TaskRemoved':
        await tx.query('delete from task where id = $1', [event.streamId]);
        return;
      case 'TaskAssigned':
        return changeRow(tx, 'task', event, { assignedAdminId: event.data.adminId });
      case 'TaskCompleted':
        return changeRow(tx, 'task', event, {
          status: 'Done',
          outcome: event.data.outcome,
          completedAt: event.occurredAt,
        });
      case 'TaskReopened':
        return changeRow(tx, 'task', event, { status: 'Open', outcome: null, completedAt: null });
      default:
    }
  },
};
