import type { DataSource, EntityManager } from 'typeorm';

/** Begin, work, commit; any error rolls back and is thrown on. @throws ConnectionFault when no connection is to be had. */
export async function inTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const runner = db.createQueryRunner();
  try {
    await runner.connect();
    await runner.startTransaction();
    const result = await work(runner.manager);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // On a broken connection there is nothing to roll back: the server has done it, and the first error is the one to tell.
    if (runner.isTransactionActive && !runner.isReleased)
      await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
