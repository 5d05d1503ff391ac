import type { EntityManager } from 'typeorm';
import { sendingDay, sendingInstant } from './sending-day.js';

/** The truth about what is due. Rows are written by the projection of the event that causes them. */
export const reminderTables = `
create table reminder (
  kind text not null, subject_id uuid not null, step integer not null, due_on date not null,
  zone text not null, due_at timestamptz not null,
  state text not null check (state in ('planned', 'issued', 'superseded', 'cancelled')),
  paused boolean not null default false,
  primary key (kind, subject_id, step, due_on));
create index reminder_due on reminder (due_at) where state = 'planned' and not paused;
create index reminder_subject on reminder (subject_id);
`;

export interface ReminderPlan {
  /** Name of the specification: `result-not-viewed`. */
  readonly kind: string;
  readonly subjectId: string;
  /** Calendar date the schedule counts from, in `zone`. */
  readonly from: string;
  /** IANA zone of the addressee. */
  readonly zone: string;
  /** Days after `from`, one per step. */
  readonly afterDays: readonly number[];
  /** The subject's reminders rest already: these wait with them. @defaultValue false */
  readonly paused?: boolean;
}

export async function planReminders(tx: EntityManager, plan: ReminderPlan): Promise<void> {
  for (const [index, days] of plan.afterDays.entries()) {
    const dueOn = sendingDay(plan.from, days);
    await tx.query(
      `insert into reminder (kind, subject_id, step, due_on, zone, due_at, state, paused) values ($1, $2, $3, $4, $5, $6, 'planned', $7)
       on conflict (kind, subject_id, step, due_on)
       do update set state = 'planned', due_at = excluded.due_at, zone = excluded.zone, paused = excluded.paused`,
      [plan.kind, plan.subjectId, index + 1, dueOn, plan.zone, sendingInstant(dueOn, plan.zone), plan.paused ?? false],
    );
  }
}

export async function cancelReminders(tx: EntityManager, kind: string, subjectId: string): Promise<void> {
  await tx.query(`update reminder set state = 'cancelled' where kind = $1 and subject_id = $2 and state = 'planned'`, [kind, subjectId]);
}

export async function pauseReminders(tx: EntityManager, subjectId: string, paused: boolean): Promise<void> {
  await tx.query(`update reminder set paused = $2 where subject_id = $1`, [subjectId, paused]);
}

/** The step was sent; earlier steps that were never sent are not caught up on: one letter, not a burst of old ones. */
export async function markReminded(tx: EntityManager, reminder: { kind: string; subjectId: string; step: number }): Promise<void> {
  await tx.query(
    `update reminder set state = case when step = $3 then 'issued' else 'superseded' end
     where kind = $1 and subject_id = $2 and step <= $3 and state = 'planned'`,
    [reminder.kind, reminder.subjectId, reminder.step],
  );
}
