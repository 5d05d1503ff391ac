import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource, QueryRunner } from 'typeorm';
import { jarMigrations } from '../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../testing/postgres.js';
import { openDatabase } from './open.js';
import { retryTroubles } from './retry.js';
import { inTransaction } from './transaction.js';
import { troubleOf } from './trouble.js';

let fresh: FreshDatabase;
let db: DataSource;
let holder: QueryRunner;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
  db = await openDatabase({ url: fresh.url, applicationName: 'spec' });
  holder = db.createQueryRunner();
});
afterAll(async () => {
  await holder.release();
  await db.destroy();
  await fresh.drop();
});

/** Somebody else has the lock until they let go. */
async function held(): Promise<() => Promise<void>> {
  await holder.startTransaction();
  // A holder that the server throws out after ten seconds would let go by itself.
  await holder.query('set local idle_in_transaction_session_timeout = 0');
  await holder.query('select pg_advisory_xact_lock(7)');
  return () => holder.rollbackTransaction();
}

const lock = () => inTransaction(db, async (tx) => {
  await tx.query('select pg_advisory_xact_lock(7)');
  return 'done';
});

it('what waited for a lock in vain is tried once more, and then done', async () => {
  const letGo = await held();
  let tries = 0;
  const answer = await retryTroubles(async () => {
    tries += 1;
    if (tries === 2) await letGo();
    return lock();
  });
  expect([answer, tries]).toEqual(['done', 2]);
});

it('a lock that is not given up is told after the second try', async () => {
  const letGo = await held();
  let tries = 0;
  const trouble = await retryTroubles(() => {
    tries += 1;
    return lock();
  }).catch(troubleOf);
  await letGo();
  expect([trouble, tries]).toEqual(['busy', 2]);
});
