import type { DataSource } from 'typeorm';
import { execute } from '../../model/rows/sql.js';
import { inTransaction } from './transaction.js';

/** Rows of one transaction: whoever writes beside it waits for milliseconds, not for the whole of it. */
const BATCH = 5_000;

/** Which rows go. */
export interface OlderRows {
  /** Deletes at most `$2` rows that are older than `$1`. */
  readonly sql: string;
  readonly before: Date;
}

/** Deletes batch by batch, each in a transaction of its own. @returns how many rows went. */
export async function deleteOlder(
  db: DataSource,
  { sql, before }: OlderRows,
  batch: number = BATCH,
): Promise<number> {
  let gone = 0;
  for (;;) {
    const deleted = await inTransaction(db, (tx) => execute(tx, sql, [before, batch]));
    gone += deleted;
    if (deleted < batch) return gone;
  }
}
