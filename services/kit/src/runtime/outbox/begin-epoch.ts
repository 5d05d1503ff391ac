import type { DataSource } from 'typeorm';
import { execute, queryRow } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import { Fault, PermanentFault } from '../../model/words/fault.js';
import { relayLock } from './relay-session.js';

/** After a restore: the relay tells the whole history again, as a new epoch. What others remember of events that are gone is then known to be of an older one.
 *  Needs the owner of the schema. @returns the new epoch. @throws PermanentFault while a relay leads: it would go on in the old one. */
export async function beginEpoch(db: DataSource): Promise<number> {
  return inTransaction(db, async (tx) => {
    const lock = await queryRow<{ got: boolean }>(tx, 'select pg_try_advisory_xact_lock($1) as got', [
      relayLock,
    ]);
    if (lock?.got !== true)
      throw new PermanentFault('a relay of this service is running: stop the service first');
    await execute(
      tx,
      "update relay_state set log_epoch = log_epoch + 1, published_position = 0 where name = 'main'",
    );
    const row = await queryRow<{ log_epoch: number }>(
      tx,
      "select log_epoch from relay_state where name = 'main'",
    );
    if (row === undefined) throw new Fault('relay_state has no row');
    return row.log_epoch;
  });
}
