import type { DataSource } from 'typeorm';
import { execute, queryRows } from '../../model/rows/sql.js';
import { type Clock, daysBefore } from '../../model/time/clock.js';
import { inTransaction } from '../database/transaction.js';

/** A letter that nobody sends any more unless a person says so. */
export interface EndedLetter {
  readonly id: string;
  readonly template: string;
  /** `failed`: the mail server did not take it; `unknown`: it may have. */
  readonly state: 'failed' | 'unknown';
  readonly attempts: number;
  readonly error: string | null;
  readonly at: Date;
}

/** What is taken out of a letter whose reader is forgotten, or that nobody may read any more: nobody can be written to with it. */
const IS_WHOLE = 'octet_length(sealed_contact) > 0';

/** Of what failed before, its reader has heard otherwise, or needs it no more: it is sent by its name alone. */
export const AGAIN_DAYS = 7;

/** Letters that failed or of which nobody knows, the oldest first. */
export async function endedLetters(db: DataSource): Promise<readonly EndedLetter[]> {
  const sql = `select id, template, state, attempts, last_error as error, updated_at as at
      from outgoing_mail where state in ('failed', 'unknown') and ${IS_WHOLE} order by updated_at, id`;
  return inTransaction(db, (tx) => queryRows<EndedLetter>(tx, sql));
}

/** Puts letters back to those that wait, with all of their tries: of one id, whatever became of it; without an id all that failed within the last `AGAIN_DAYS` days, and none that the mail server may have taken.
 *  The letter is the same, with the same Message-ID. @returns how many wait again */
export async function sendAgain(db: DataSource, clock: Clock, id?: string): Promise<number> {
  const sql = `update outgoing_mail set state = 'queued', attempts = 0, next_attempt_at = $1, lease_until = null, version = version + 1, updated_at = $1
      where state in ('failed', 'unknown') and ${IS_WHOLE} and (id::text = $2 or ($2::text is null and state = 'failed' and updated_at >= $3))`;
  return inTransaction(db, (tx) =>
    execute(tx, sql, [clock.now(), id ?? null, daysBefore(clock.now(), AGAIN_DAYS)]),
  );
}
