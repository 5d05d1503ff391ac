import type { DataSource, EntityManager } from 'typeorm';
import { queryRows } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import { Fault } from '../../model/words/fault.js';
import { foldAll } from './fold-all.js';
import type { Rebuildable } from './rebuildable.js';
import {
  compareTables,
  makeShadows,
  overwriteTables,
  type ShadowTable,
  shadowTables,
  type TableDifference,
} from './shadow-tables.js';

export type { TableDifference } from './shadow-tables.js';

/** What a rebuild found. */
export interface RebuildReport {
  /** Events read and folded. */
  readonly events: number;
  /** Tables whose rows are not what the events say; empty when all agree. */
  readonly differences: readonly TableDifference[];
}

/** Folds all events into tables of the same shape, in one snapshot, and compares row by row, column by column. Changes nothing.
 *  @throws Fault when a projection writes a table it does not declare. */
export async function rebuildCheck(
  db: DataSource,
  aggregates: readonly Rebuildable[],
): Promise<RebuildReport> {
  return inSnapshot(db, async (tx) => {
    const tables = await shadowTables(tx, aggregates);
    return foldAndCompare(tx, aggregates, tables);
  });
}

/** Makes the tables what the events say, in one transaction; readers see the old rows until it commits, writers wait.
 *  Operational columns of rows that stay are kept. @returns what was different before. */
export async function rebuildApply(
  db: DataSource,
  aggregates: readonly Rebuildable[],
): Promise<RebuildReport> {
  return inSnapshot(db, async (tx) => {
    const names = [
      ...new Set(aggregates.flatMap(({ projections }) => projections.flatMap(({ tables }) => tables))),
    ];
    // Before anything that takes the snapshot: commands that already wrote these tables are then part of it.
    await tx.query("set local lock_timeout = '30s'");
    await tx.query(`lock table ${names.map((name) => `"${name}"`).join(', ')} in share row exclusive mode`);
    const tables = await shadowTables(tx, aggregates);
    const report = await foldAndCompare(tx, aggregates, tables);
    await overwriteTables(tx, tables);
    const left = await compareTables(tx, tables);
    if (left.length > 0)
      throw new Fault(`still different after the rebuild: ${left.map(({ table }) => table).join(', ')}`);
    return report;
  });
}

async function foldAndCompare(
  tx: EntityManager,
  aggregates: readonly Rebuildable[],
  tables: readonly ShadowTable[],
): Promise<RebuildReport> {
  await makeShadows(tx, tables);
  const before = await realWrites(tx);
  const events = await foldAll(tx, aggregates);
  const after = await realWrites(tx);
  // An undeclared table has no shadow, so the fold wrote the real one.
  const strangers = [...after]
    .filter(([table, writes]) => writes !== (before.get(table) ?? 0))
    .map(([table]) => table);
  if (strangers.length > 0)
    throw new Fault(`a projection writes tables it does not declare: ${strangers.join(', ')}`);
  return { events, differences: await compareTables(tx, tables) };
}

/** Rows written so far on this connection, by table; the server may still carry counts of earlier transactions. */
async function realWrites(tx: EntityManager): Promise<Map<string, number>> {
  const rows = await queryRows<{ name: string; writes: string }>(
    tx,
    "select relname as name, n_tup_ins + n_tup_upd + n_tup_del as writes from pg_stat_xact_user_tables where schemaname = 'public'",
  );
  return new Map(rows.map(({ name, writes }) => [name, Number(writes)]));
}

async function inSnapshot<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    await tx.query('set local statement_timeout = 0');
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await tx.query("set local work_mem = '128MB'");
    await widenTempBuffers(tx);
    return work(tx);
  });
}

/** The shadows with their indexes do not fit the usual 8 MB. The server takes a new size only until a connection has used its first temporary table. */
async function widenTempBuffers(tx: EntityManager): Promise<void> {
  await tx.query('savepoint temp_buffers');
  await tx
    .query("set local temp_buffers = '256MB'")
    .catch(() => tx.query('rollback to savepoint temp_buffers'));
}
