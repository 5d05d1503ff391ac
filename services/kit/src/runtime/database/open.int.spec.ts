import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FreshDatabase, freshDatabase } from '../../testing/postgres.js';
import { jarMigrations } from '../../testing/jar.js';
import { openDatabase } from './open.js';
import { inTransaction } from './transaction.js';
import { troubleOf } from './trouble.js';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase({ service: 'kit', migrations: jarMigrations });
});
afterAll(() => fresh.drop());

const troubleWith = (work: Promise<unknown>): Promise<string> => work.then(() => 'none', troubleOf);

it('whoever gets no connection out of a full pool knows it from a mistake, with a transaction and without', async () => {
  const db = await openDatabase({ url: fresh.url, applicationName: 'spec', poolSize: 1 });
  const holder = db.createQueryRunner();
  await holder.connect();
  const troubles = await Promise.all([
    troubleWith(db.query('select 1')),
    troubleWith(inTransaction(db, (tx) => tx.query('select 1'))),
  ]);
  await holder.release();
  expect(troubles).toEqual(['unreachable', 'unreachable']);
  expect(await troubleWith(db.query('select 1'))).toBe('none');
  await db.destroy();
});
