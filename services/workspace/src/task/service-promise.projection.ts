import type { EntityManager } from 'typeorm';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import type { TaskEvent } from './task.js';

type Stored = TaskEvent & RecordedEvent;

/** Outcomes of work that nobody owed any more. */
const RELEASED = 'fell away';

/** The ledger of promises beside the tasks: one row for each time that work was promised. */
export const servicePromiseProjection: InlineProjection = {
  name: 'service-promise',
  tables: ['service_promise'],
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    switch (event.type) {
      case 'TaskCreated':
        if (event.data.dueAt !== null) await made(tx, event, event.data.dueAt);
        return;
      case 'TaskReopened':
        if (event.data.dueAt != null) await made(tx, event, event.data.dueAt);
        return;
      case 'TaskPromiseMoved':
        return changeOpen(tx, event, 'promised_at = $2, moved_because = $3', [
          event.data.dueAt,
          event.data.because,
        ]);
      case 'TaskAssigned':
        return changeOpen(tx, event, 'assigned_admin_id = $2', [event.data.adminId]);
      case 'TaskGivenBack':
        return changeOpen(tx, event, 'assigned_admin_id = null', []);
      case 'TaskEscalated':
        if (event.data.escalation === 'broken') await changeOpen(tx, event, `state = 'broken'`, []);
        return;
      case 'TaskRemoved':
        return changeOpen(tx, event, `state = 'released'`, []);
      case 'TaskCompleted':
        return event.data.outcome === RELEASED
          ? changeOpen(tx, event, `state = 'released'`, [])
          : changeOpen(
              tx,
              event,
              `state = case when promised_at >= $2::timestamptz then 'kept' else 'broken' end, kept_at = $2`,
              [event.occurredAt],
            );
      default:
    }
  },
};

/** What it is about stands in the task's row, which was written just before. */
async function made(tx: EntityManager, event: Stored, dueAt: string): Promise<void> {
  await tx.query(
    `insert into service_promise (id, version, created_at, updated_at, task_id, work, user_id, subject_type, subject_id, public_id, mark,
       state, first_promised_at, promised_at, assigned_admin_id)
     select $2, 1, $3, $3, id, work, client_id, subject_type, subject_id, public_id, mark, 'open', $4, $4, assigned_admin_id
     from task where id = $1`,
    [event.streamId, nameBasedId('promise', event.streamId, String(event.version)), event.occurredAt, dueAt],
  );
}

async function changeOpen(
  tx: EntityManager,
  { streamId, occurredAt }: Stored,
  changes: string,
  values: readonly unknown[],
): Promise<void> {
  await tx.query(
    `update service_promise set ${changes}, version = version + 1, updated_at = $${values.length + 2}
     where task_id = $1 and kept_at is null and state in ('open', 'broken')`,
    [streamId, ...values, occurredAt],
  );
}
