import type { EntityManager } from 'typeorm';

/** Runs SQL on the transaction's own connection. The mapper answers arrays or pairs depending on the statement; here it is always rows.
 *  `Row` is what the statement selects: the caller states it, `tests/contracts/sql` has the database confirm it. */
export async function queryRows<Row extends object>(
  tx: EntityManager,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return (await run(tx, sql, parameters)).records as Row[];
}

/** The first row, or undefined. */
export async function queryRow<Row extends object>(
  tx: EntityManager,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row | undefined> {
  return (await queryRows<Row>(tx, sql, parameters))[0];
}

/** Number of rows written. */
export async function execute(
  tx: EntityManager,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<number> {
  return (await run(tx, sql, parameters)).affected ?? 0;
}

async function run(tx: EntityManager, sql: string, parameters: readonly unknown[]) {
  if (tx.queryRunner === undefined) throw new TypeError('needs the manager of a transaction');
  return tx.queryRunner.query(sql, [...parameters], true);
}
