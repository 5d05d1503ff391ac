import type { DataSource, EntityManager } from 'typeorm';

/** One connection without a transaction: each statement of `work` commits by itself. For one statement, or for those that must not hold each other's locks.
 *  @throws ConnectionFault when no connection is to be had. */
export async function byItself<T>(
  db: DataSource,
  work: (connection: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = db.createQueryRunner();
  try {
    await runner.connect();
    return await work(runner.manager);
  } finally {
    await runner.release();
  }
}
