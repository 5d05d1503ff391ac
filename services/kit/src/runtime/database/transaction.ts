import type { ClientBase } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { beginWithFirst, hasBegun } from '../../model/rows/beginning.js';
import { control } from '../../model/rows/statement.js';
import { Fault } from '../../model/words/fault.js';

/** Begin, work, commit; any error rolls back and is thrown on. It begins with its first statement, in one round trip. @throws ConnectionFault when no connection is to be had. */
export async function inTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const runner = db.createQueryRunner();
  try {
    const connection: ClientBase = await runner.connect();
    beginWithFirst(runner, connection);
    isIn(runner, true);
    const result = await work(runner.manager);
    if (hasBegun(runner)) await commit(connection);
    isIn(runner, false);
    return result;
  } catch (error) {
    await rollBack(runner);
    throw error;
  } finally {
    await runner.release();
  }
}

/** For the mapper, which else would begin one of its own for each row that it writes. */
function isIn(runner: QueryRunner, is: boolean): void {
  Object.assign(runner, { isTransactionActive: is, transactionDepth: is ? 1 : 0 });
}

async function commit(connection: ClientBase): Promise<void> {
  const { command } = await control(connection, { text: 'commit' });
  // A statement failed, and whoever asked it went on as if it had not.
  if (command !== 'COMMIT') throw new Fault(`a transaction that was to be kept was ended by ${command}`);
}

/** On a broken connection there is nothing to roll back: the server has done it, and the first error is the one to tell. */
async function rollBack(runner: QueryRunner): Promise<void> {
  if (!runner.isTransactionActive || runner.isReleased) return;
  const connection: ClientBase = await runner.connect();
  if (hasBegun(runner)) await control(connection, { text: 'rollback' }).catch(() => undefined);
  isIn(runner, false);
}
