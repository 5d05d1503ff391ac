import type { EntityManager } from 'typeorm';
import { calendarDate } from '../../model/time/clock.js';
import { sendingDay, sendingInstant, sendingMoment } from './sending-day.js';

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

/** How long after the fact: calendar days, at nine in the morning of a working day; or hours, as soon as people are written to. */
export type Delay = { readonly days: number } | { readonly hours: number };

/** A schedule of reminders for one subject. */
export interface ReminderPlan {
  /** Name of the specification: `result-not-viewed`. */
  readonly kind: string;
  readonly subjectId: string;
  /** The schedule counts from here. */
  readonly from: Date;
  /** IANA zone of the addressee. */
  readonly zone: string;
  /** One per step. */
  readonly after: readonly Delay[];
  /** The subject's reminders rest already: these wait with them. @defaultValue false */
  readonly paused?: boolean;
}

/** Plans every step of a schedule; planned again, a step gets its new moment, and what was sent on that day is due once more. */
export async function planReminders(
  tx: EntityManager,
  { kind, subjectId, from, zone, after, paused = false }: ReminderPlan,
): Promise<void> {
  for (const [index, delay] of after.entries()) {
    const { dueOn, dueAt } = dueAfter(from, delay, zone);
    await tx.query(
      `insert into reminder (kind, subject_id, step, due_on, zone, due_at, state, paused) values ($1, $2, $3, $4, $5, $6, 'planned', $7)
       on conflict (kind, subject_id, step, due_on)
       do update set state = 'planned', due_at = excluded.due_at, zone = excluded.zone, paused = excluded.paused`,
      [kind, subjectId, index + 1, dueOn, zone, dueAt, paused],
    );
  }
}

function dueAfter(from: Date, delay: Delay, zone: string): { readonly dueOn: string; readonly dueAt: Date } {
  if ('hours' in delay) {
    const dueAt = sendingMoment(new Date(from.getTime() + delay.hours * 3_600_000), zone);
    return { dueOn: calendarDate(dueAt, zone), dueAt };
  }
  const dueOn = sendingDay(calendarDate(from, zone), delay.days);
  return { dueOn, dueAt: sendingInstant(dueOn, zone) };
}

/** A reminder on a day of its own, for schedules that hang on a date to come. */
export interface DatedReminder {
  readonly kind: string;
  readonly subjectId: string;
  readonly step: number;
  /** Calendar date in `zone`, a working day already. */
  readonly dueOn: string;
}

/** Makes these the planned reminders of these subjects. What is no longer wanted is cancelled, what comes back is planned again, what was sent
 *  or passed over stays so. */
export async function keepReminders(
  tx: EntityManager,
  subjectIds: readonly string[],
  wanted: readonly DatedReminder[],
  { zone, paused }: { zone: string; paused: boolean },
): Promise<void> {
  // Lists of one type each: half of what the server takes to read the same as JSON.
  const rows = [
    wanted.map(({ kind }) => kind),
    wanted.map(({ subjectId }) => subjectId),
    wanted.map(({ step }) => step),
    wanted.map(({ dueOn }) => dueOn),
  ];
  if (subjectIds.length > 0)
    await tx.query(
      `update reminder set state = 'cancelled' where subject_id = any($1) and state = 'planned' and not exists (
         select from unnest($2::text[], $3::uuid[], $4::integer[], $5::date[]) as w(kind, subject_id, step, due_on)
         where w.kind = reminder.kind and w.subject_id = reminder.subject_id and w.step = reminder.step and w.due_on = reminder.due_on)`,
      [subjectIds, ...rows],
    );
  if (wanted.length === 0) return;
  await tx.query(
    `insert into reminder (kind, subject_id, step, due_on, zone, due_at, state, paused)
     select kind, subject_id, step, due_on, $1, due_at, 'planned', $2 from unnest($3::text[], $4::uuid[], $5::integer[], $6::date[], $7::timestamptz[]) as w(kind, subject_id, step, due_on, due_at)
     on conflict (kind, subject_id, step, due_on) do update set state = case when reminder.state = 'cancelled' then 'planned' else reminder.state end, paused = excluded.paused`,
    [zone, paused, ...rows, wanted.map(({ dueOn }) => sendingInstant(dueOn, zone).toISOString())],
  );
}

/** Calls off what is planned of these kinds; what was sent stays. */
export async function cancelReminders(
  tx: EntityManager,
  kinds: readonly string[],
  subjectId: string,
): Promise<void> {
  await tx.query(
    `update reminder set state = 'cancelled' where kind = any($1) and subject_id = $2 and state = 'planned'`,
    [kinds, subjectId],
  );
}

/** Lets a subject's reminders rest, or go on: what fell due meanwhile is then due at once. */
export async function pauseReminders(tx: EntityManager, subjectId: string, paused: boolean): Promise<void> {
  await tx.query(`update reminder set paused = $2 where subject_id = $1`, [subjectId, paused]);
}

/** The step was sent; earlier steps that were never sent are not caught up on: one letter, not a burst of old ones. */
export async function markReminded(
  tx: EntityManager,
  reminder: { kind: string; subjectId: string; step: number },
): Promise<void> {
  await tx.query(
    `update reminder set state = case when step = $3 then 'issued' else 'superseded' end
     where kind = $1 and subject_id = $2 and step <= $3 and state = 'planned'`,
    [reminder.kind, reminder.subjectId, reminder.step],
  );
}
