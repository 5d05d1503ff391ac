import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { jarMigrations } from '../../testing/jar.js';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { until } from '../../testing/until.js';
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

const lock = () =>
  inTransaction(db, async (tx) => {
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

describe('a server that closes the connection under a transaction', () => {
  /** A first try that stands still for longer than the server waits; every later one does its work. */
  async function standingStill(
    meanwhile: (tx: EntityManager, pid: number) => Promise<void>,
  ): Promise<[string, number]> {
    let tries = 0;
    const answer = await retryTroubles(() =>
      inTransaction(db, async (tx) => {
        tries += 1;
        if (tries === 1) {
          await tx.query('set local idle_in_transaction_session_timeout = 50');
          const [{ pid }] = (await tx.query('select pg_backend_pid() as pid')) as [{ pid: number }];
          await meanwhile(tx, pid);
        }
        await tx.query('select 1');
        return 'done';
      }),
    );
    return [answer, tries];
  }

  it('is asked again when we heard of it before the next statement', async () => {
    // The pool hears of it on its own, and takes the connection from the transaction.
    const heard = async (_: EntityManager, pid: number) =>
      void (await until(
        'the connection is gone',
        async () => (await db.query('select 1 from pg_stat_activity where pid = $1', [pid])).length === 0,
      ));
    expect(await standingStill(heard)).toEqual(['done', 2]);
  });

  it('is asked again when the next statement is the first to hear of it', async () => {
    // Nothing of the network is read while the process stands still; asleep, so that the server gets the processor.
    const stood = async () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
    expect(await standingStill(stood)).toEqual(['done', 2]);
  });
});
