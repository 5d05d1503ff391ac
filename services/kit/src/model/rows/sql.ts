import type { ClientBase, QueryResult } from 'pg';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type EntityManager,
  type QueryRunner,
} from 'typeorm';
import { ask, knowsBeginning } from './statement.js';
import { beginAlone, hasBegun, takeBeginning } from './beginning.js';
import { forgetStatement, isOutgrown, statementName } from './statement-names.js';

/** Runs SQL on the transaction's own connection. The mapper answers arrays or pairs depending on the statement; here it is always rows.
 *  `Row` is what the statement selects: the caller states it, `tests/contracts/sql` has the database confirm it. */
export async function queryRows<Row extends object>(
  tx: EntityManager,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return (await run(tx, sql, parameters)).rows;
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
  return (await run(tx, sql, parameters)).rowCount ?? 0;
}

function runnerOf({ queryRunner }: EntityManager): QueryRunner {
  if (queryRunner === undefined) throw new TypeError('needs the manager of a transaction');
  return queryRunner;
}

async function run(
  tx: EntityManager,
  sql: string,
  parameters: readonly unknown[],
): Promise<Pick<QueryResult, 'rows' | 'rowCount'>> {
  const runner = runnerOf(tx);
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  // Past the mapper, which has no word for a prepared statement.
  const connection: ClientBase = await runner.connect();
  const name = statementName(sql, parameters);
  const values = [...parameters];
  try {
    // Without parameters it may be several statements, which cannot travel with another.
    if (!hasBegun(runner) && (values.length === 0 || !knowsBeginning(connection)))
      await beginAlone(runner, connection);
    const config = { text: sql, values, ...(name === undefined ? {} : { name }) };
    return await ask(connection, config, { begins: takeBeginning(runner) });
  } catch (error) {
    if (isOutgrown(error)) forgetStatement(sql);
    throw new QueryFailedError(sql, values, error as Error);
  }
}
