import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { DataSource, EntityManager } from 'typeorm';

/** Work that waits for an outside system or takes long: rows, so that nothing is forgotten when a process or Redis dies. */
export const jobKinds = [
  'payment',
  'invoice-file',
  'credit-note-file',
  'renewed-file',
  'refund',
  'settlement',
  'save-cards',
  'check-card',
  'forget-card',
  'card-setup',
  'period-product',
  'period-charge',
  'change-product',
  'change-charge',
  'e-invoice',
  'credit-e-invoice',
  'e-invoice-delivery',
] as const;
export type JobKind = (typeof jobKinds)[number];

export interface Job {
  readonly kind: JobKind;
  readonly subjectId: string;
  /** How often it was taken before. */
  readonly tries: number;
  /** Until when it is this worker's; a hint that came in between moves it. */
  readonly leasedUntil: Date;
}

/** A process that dies with a job in hand gives it back after this time. */
const LEASE_MS = 120_000;

/** Wants a job done at `dueAt`; one that is planned already comes forward, never back. */
export async function planJob(
  tx: EntityManager,
  { kind, subjectId, dueAt }: { kind: JobKind; subjectId: string; dueAt: Date },
): Promise<void> {
  await execute(
    tx,
    `insert into money_job (kind, subject_id, due_at) values ($1, $2, $3) on conflict (kind, subject_id) do update set due_at = least(money_job.due_at, excluded.due_at), tries = 0`,
    [kind, subjectId, dueAt],
  );
}

/** Takes what is due; other workers take other rows. */
export async function takeJobs(db: DataSource, now: Date, most: number): Promise<Job[]> {
  return byItself(db, (tx) =>
    queryRows<Job>(
      tx,
      `update money_job set due_at = $2, tries = tries + 1 where (kind, subject_id) in (
         select kind, subject_id from money_job where due_at <= $1 order by due_at limit $3 for update skip locked)
       returning kind, subject_id as "subjectId", tries - 1 as tries, due_at as "leasedUntil"`,
      [now, new Date(now.getTime() + LEASE_MS), most],
    ),
  );
}

/** Done, or wanted again at a time; a hint that came while it was in hand wins over both. */
export async function settleJob(
  db: DataSource,
  { kind, subjectId, leasedUntil }: Job,
  again: Date | null,
): Promise<void> {
  const statement =
    again === null
      ? 'delete from money_job where kind = $1 and subject_id = $2 and due_at = $3'
      : 'update money_job set due_at = $4 where kind = $1 and subject_id = $2 and due_at = $3';
  await byItself(db, (tx) =>
    execute(tx, statement, [kind, subjectId, leasedUntil, ...(again === null ? [] : [again])]),
  );
}
