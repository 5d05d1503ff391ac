import type { DataSource } from 'typeorm';
import { PermanentFault } from '../../model/words/fault.js';
import { sqlState } from '../database/trouble.js';
import { REBUILD_LOCK } from './rebuild-tables.js';

/** Works while nobody rebuilds. `how`: `alone`, or `beside` others that only take care that no rebuild runs. @throws PermanentFault when it has to be waited for too long */
export async function withRebuildLock<T>(
  db: DataSource,
  how: 'alone' | 'beside',
  work: () => Promise<T>,
): Promise<T> {
  const kind = how === 'alone' ? '' : '_shared';
  const holder = db.createQueryRunner();
  try {
    // The lock of one that was killed goes with its connection, in a moment.
    await holder.query("set lock_timeout = '30s'");
    await holder.query('set statement_timeout = 0');
    await holder.query(`select pg_advisory_lock${kind}(${REBUILD_LOCK})`).catch((error: unknown) => {
      if (sqlState(error) !== '55P03') throw error;
      throw new PermanentFault(
        'another rebuild of this database runs, or somebody is being erased: wait until it is over',
      );
    });
    return await work();
  } finally {
    await holder.query(`select pg_advisory_unlock${kind}(${REBUILD_LOCK})`).catch(() => undefined);
    await holder.query('reset lock_timeout').catch(() => undefined);
    await holder.query('reset statement_timeout').catch(() => undefined);
    await holder.release();
  }
}
