import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { Fault } from '../../model/words/fault.js';

/** So long a statement waits for a table: everybody who comes after it waits behind it. */
const WAIT_MS = 1_000;
/** So long others have the table before it comes again. */
const REST_MS = 1_000;
const TRIES = 150;
const LOCK_NOT_AVAILABLE = '55P03';

/** Does what needs a table for a moment: asks for it shortly, lets go of it for those who wait behind, and comes again. `work` is begun anew each time.
 *  @throws Fault after five minutes in which somebody held the table */
export async function patiently<T>(client: Pick<pg.Client, 'query'>, work: () => Promise<T>): Promise<T> {
  await client.query(`set lock_timeout = ${WAIT_MS}`);
  try {
    return await again(work, TRIES);
  } finally {
    await client.query('set lock_timeout = 0');
  }
}

async function again<T>(work: () => Promise<T>, tries: number): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isLockTrouble(error)) throw error;
    if (tries === 1)
      throw new Fault(
        'others hold a table that is to be changed: look for long transactions in pg_stat_activity, end them and run this again',
        { cause: error },
      );
  }
  await pause(REST_MS);
  return again(work, tries - 1);
}

/** Somebody else had the table. */
export function isLockTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
