import type { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { reencrypt, type Reencrypted } from '../personal-data/reencrypt.js';
import { withRebuildLock } from './rebuild-lock.js';
import { dropShadows } from './shadow-tables.js';

/** Encrypts anew what is stored, and takes away what a rebuild that broke off has folded: that is as it was, and would come back with its next call.
 *  @throws PermanentFault as `reencrypt`, and while a rebuild runs */
export async function encryptAnew(db: DataSource, ring: string): Promise<Reencrypted> {
  return withRebuildLock(db, 'beside', async () => {
    await inTransaction(db, dropShadows);
    return reencrypt(db, ring);
  });
}
