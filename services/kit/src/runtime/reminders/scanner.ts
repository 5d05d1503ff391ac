import type { DataSource, EntityManager } from 'typeorm';
import type { Log } from '../process/log.js';
import type { Clock } from '../../model/time/clock.js';

const BATCH = 200;
const JUMP_MS = 26 * 3600_000;

/** A reminder whose moment has come. */
export interface DueReminder {
  readonly kind: string;
  readonly subjectId: string;
  /** The most urgent step that is due; lower ones are superseded by it. */
  readonly step: number;
  /** `YYYY-MM-DD` in the addressee's zone. */
  readonly dueOn: string;
}

/** What a scanner works with. */
export interface ScannerOptions {
  readonly db: DataSource;
  readonly clock: Clock;
  readonly log: Log;
  /** As of the runtime: called after each commit in which something was issued. */
  readonly afterCommit: () => void;
  /** Asks the owner to remind, in the scan's transaction. The owner's decider looks again whether it is still wanted;
   *  whatever it answers, its events must take the row out of `planned`. */
  readonly issue: (tx: EntityManager, due: DueReminder) => Promise<void>;
}

/** What a scan came to; counted in reminders. */
export interface ScanOutcome {
  readonly issued: number;
  readonly failed: number;
  /** The clock leapt while the process was up; nothing is sent until a person has looked. */
  readonly clockJumped: boolean;
}

/** Finds what is due and hands it to its owner. Any number of instances may scan at once: rows are locked, not shared. */
export class ReminderScanner {
  #previous: Date | undefined;

  constructor(private readonly options: ScannerOptions) {}

  async scan(): Promise<ScanOutcome> {
    const { clock, log } = this.options;
    const now = clock.now();
    if (this.#previous !== undefined && now.getTime() - this.#previous.getTime() > JUMP_MS) {
      log.error(
        { previous: this.#previous, now },
        'the clock leapt by more than 26 hours: reminders are stopped until a restart',
      );
      return { issued: 0, failed: 0, clockJumped: true };
    }
    this.#previous = now;
    let issued = 0;
    for (;;) {
      const batch = await this.#batch(now);
      issued += batch.issued;
      if (batch.issued > 0) this.options.afterCommit();
      // A batch that moved nothing would be found again at once: leave it to the next tick.
      if (batch.found < BATCH || batch.issued === 0)
        return { issued, failed: batch.failed, clockJumped: false };
    }
  }

  async #batch(now: Date): Promise<{ found: number; issued: number; failed: number }> {
    return this.options.db.transaction(async (tx) => {
      const rows: { kind: string; subject_id: string; step: number; due_on: string }[] = await tx.query(
        `select kind, subject_id, step, to_char(due_on, 'YYYY-MM-DD') as due_on from reminder
         where state = 'planned' and not paused and due_at <= $1
           and not exists (select from passed_over_reminder p where p.kind = reminder.kind and p.subject_id = reminder.subject_id and p.step = reminder.step and p.due_on = reminder.due_on)
         order by due_at limit ${BATCH} for update skip locked`,
        [now],
      );
      let failed = 0;
      const due = mostUrgent(
        rows.map((row) => ({ kind: row.kind, subjectId: row.subject_id, step: row.step, dueOn: row.due_on })),
      );
      for (const reminder of due) {
        if (!(await this.#issueOne(tx, reminder))) failed += 1;
      }
      return { found: rows.length, issued: due.length - failed, failed };
    });
  }

  /** One reminder that fails must not hold back the others of its batch. */
  async #issueOne(tx: EntityManager, reminder: DueReminder): Promise<boolean> {
    await tx.query('savepoint reminder');
    try {
      await this.options.issue(tx, reminder);
      return true;
    } catch (error) {
      await tx.query('rollback to savepoint reminder');
      this.options.log.error({ err: error, ...reminder }, 'a reminder could not be issued');
      return false;
    }
  }
}

/** Of each kind and subject the highest step. */
export function mostUrgent(due: readonly DueReminder[]): DueReminder[] {
  const latest = new Map<string, DueReminder>();
  for (const reminder of due) {
    const key = `${reminder.kind} ${reminder.subjectId}`;
    const known = latest.get(key);
    if (known === undefined || known.step < reminder.step) latest.set(key, reminder);
  }
  return [...latest.values()];
}
