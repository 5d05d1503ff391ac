import type { EntityManager } from 'typeorm';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import type { TaskEvent } from './task.js';

type Stored = TaskEvent & RecordedEvent;

/** The ledger of promises beside the tasks: one row for each time that work was promised. */
export const servicePromiseProjection: InlineProjection = {
  name: 'service-promise',
  tables: ['service_promise'],
  foundBy: { service_promise: ['task_id'] },
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    switch (event.type) {
      case 'TaskCreated':
        if (event.data.dueAt !== null) await made(tx, event, event.data.dueAt);
        return;
      case 'TaskReopened':
        if (event.data.dueAt === undefined) await goesOn(tx, event);
        else if (event.data.dueAt !== null) await made(tx, event, event.data.dueAt);
        return;
      case 'TaskPromiseMoved':
        return changeOpen(tx, event, { promisedAt: event.data.dueAt, movedBecause: event.data.because });
      case 'TaskAssigned':
        return changeOpen(tx, event, { holder: { id: event.data.adminId } });
      case 'TaskGivenBack':
        return changeOpen(tx, event, { holder: { id: null } });
      case 'TaskEscalated':
        if (event.data.escalation === 'broken') await changeOpen(tx, event, { state: 'broken' });
        return;
      case 'TaskRemoved':
        return changeOpen(tx, event, { state: 'released' });
      case 'TaskCancelled':
        return fallsAway(tx, event);
      case 'TaskCompleted':
        return changeOpen(tx, event, { keptAt: event.occurredAt });
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

/** What changes in the open promise of a task; whatever is absent stays. */
interface Change {
  readonly state?: 'broken' | 'released';
  readonly promisedAt?: string;
  readonly movedBecause?: string;
  readonly holder?: { readonly id: string | null };
  /** Done then: kept, or broken when it was promised earlier. */
  readonly keptAt?: Date;
}

/** It was not done after all: the promise that was thought kept stands as before. */
async function goesOn(tx: EntityManager, { streamId, occurredAt }: Stored): Promise<void> {
  await tx.query(
    `update service_promise set kept_at = null, state = case when promised_at >= $2::timestamptz then 'open' else 'broken' end,
       version = version + 1, updated_at = $2
     where id = (select id from service_promise where task_id = $1 order by created_at desc, id desc limit 1) and state <> 'released'`,
    [streamId, occurredAt],
  );
}

/** Nothing is owed from then on; what was late by then stays broken. */
async function fallsAway(tx: EntityManager, { streamId, occurredAt }: Stored): Promise<void> {
  await tx.query(
    `update service_promise set state = case when state = 'open' and promised_at >= $2::timestamptz then 'released' else 'broken' end,
       version = version + 1, updated_at = $2
     where task_id = $1 and kept_at is null and state in ('open', 'broken')`,
    [streamId, occurredAt],
  );
}

async function changeOpen(
  tx: EntityManager,
  { streamId, occurredAt }: Stored,
  { state, promisedAt, movedBecause, holder, keptAt }: Change,
): Promise<void> {
  await tx.query(
    `update service_promise set
       state = case when $6::timestamptz is null then coalesce($2, state) when promised_at >= $6 then 'kept' else 'broken' end,
       promised_at = coalesce($3::timestamptz, promised_at), moved_because = coalesce($4, moved_because),
       assigned_admin_id = case when $7 then $5::uuid else assigned_admin_id end,
       kept_at = coalesce($6, kept_at), version = version + 1, updated_at = $8
     where task_id = $1 and kept_at is null and state in ('open', 'broken')`,
    [
      streamId,
      state ?? null,
      promisedAt ?? null,
      movedBecause ?? null,
      holder?.id ?? null,
      keptAt ?? null,
      holder !== undefined,
      occurredAt,
    ],
  );
}
