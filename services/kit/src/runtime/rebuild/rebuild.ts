import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { execute, queryRow } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import { Fault } from '../../model/words/fault.js';
import { catchUp } from './catch-up.js';
import { foldParts, makeParts } from './parts.js';
import { withRebuildLock } from './rebuild-lock.js';
import type { Rebuildable } from './rebuildable.js';
import {
  compareTables,
  dropShadows,
  indexShadows,
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

/** How a rebuild is done. */
export interface RebuildOptions {
  /** Folds all parts; returns when none is left. @defaultValue this process, one after the other */
  readonly fold?: () => Promise<void>;
  /** What the rows are made by: parts that other code has folded are folded anew. @defaultValue '' */
  readonly madeBy?: string;
  /** Events in a part, about. */
  readonly partSize?: number;
  /** Called when a rebuild that was interrupted goes on. */
  readonly onResume?: (parts: { readonly folded: number; readonly all: number }) => void;
}

const MERGES_PATIENTLY_TAKEN = 3;

/** Folds all events into tables of the same shape, and compares them with the rows of one moment, row by row, column by column. Changes nothing.
 *  Interrupted, it goes on where it was when it is called again. @throws Fault when a projection writes a table it does not declare.
 *  @throws PermanentFault while another rebuild of this database runs. */
export async function rebuildCheck(
  db: DataSource,
  aggregates: readonly Rebuildable[],
  options: RebuildOptions = {},
): Promise<RebuildReport> {
  return rebuild(db, aggregates, options, ({ tables, merged }) =>
    inSnapshot(db, async (tx) => {
      await catchUp(tx, aggregates);
      if (merged !== (await mergedPeople(tx))) return undefined;
      return { events: await foldedEvents(tx), differences: await compareTables(tx, tables) };
    }),
  );
}

/** Makes the tables what the events say. Events are folded beside the work; then readers see the old rows until the tables are put right in one transaction, for which writers wait.
 *  Operational columns of rows that stay are kept. @returns what was different before. @throws as `rebuildCheck`. */
export async function rebuildApply(
  db: DataSource,
  aggregates: readonly Rebuildable[],
  options: RebuildOptions = {},
): Promise<RebuildReport> {
  return rebuild(db, aggregates, options, async ({ tables, merged }) => {
    // Beside the work as well: what then is left is what was written in the last moments.
    await inSnapshot(db, (tx) => catchUp(tx, aggregates));
    return inSnapshot(db, async (tx) => {
      // Before anything that takes the snapshot: commands that already wrote these tables are then part of it.
      await tx.query("set local lock_timeout = '30s'");
      await tx.query(
        `lock table ${tables.map(({ name }) => `public."${name}"`).join(', ')} in share row exclusive mode`,
      );
      await catchUp(tx, aggregates);
      if (merged !== (await mergedPeople(tx))) return undefined;
      const report = { events: await foldedEvents(tx), differences: await compareTables(tx, tables) };
      if (report.differences.length === 0) return report;
      await overwriteTables(tx, tables);
      const left = await compareTables(tx, tables);
      if (left.length > 0)
        throw new Fault(`still different after the rebuild: ${left.map(({ table }) => table).join(', ')}`);
      return report;
    });
  });
}

interface Run {
  readonly tables: readonly ShadowTable[];
  /** Who had become another when it began. */
  readonly merged: string;
}

/** `finish` says nothing where people became others meanwhile: what was folded names them as before. */
async function rebuild(
  db: DataSource,
  aggregates: readonly Rebuildable[],
  options: RebuildOptions,
  finish: (run: Run) => Promise<RebuildReport | undefined>,
): Promise<RebuildReport> {
  // One at a time: two would write the same shadows.
  return withRebuildLock(db, 'alone', async () => {
    for (let times = 1; times <= MERGES_PATIENTLY_TAKEN; times += 1) {
      const run = await inTransaction(db, (tx) => beginOrGoOn(tx, aggregates, options));
      await (options.fold ?? (() => foldParts(db, aggregates)))();
      await inTransaction(db, async (tx) => {
        await unbounded(tx);
        await indexShadows(tx, run.tables);
      });
      const report = await finish(run);
      if (report === undefined) continue;
      await inTransaction(db, dropShadows);
      return report;
    }
    throw new Fault('people were merged each time while events were folded: try again when nobody does that');
  });
}

async function beginOrGoOn(
  tx: EntityManager,
  aggregates: readonly Rebuildable[],
  { madeBy = '', partSize, onResume }: RebuildOptions,
): Promise<Run> {
  await unbounded(tx);
  const tables = await shadowTables(tx, aggregates);
  const categories = aggregates.map(({ category }) => category);
  const madeOf = createHash('sha256')
    .update(JSON.stringify([madeBy, categories, tables]))
    .digest('hex');
  const merged = await mergedPeople(tx);
  const begun = await queryRow<{ made_of: string; merged: string }>(
    tx,
    'select made_of, merged from rebuild.run',
  );
  if (begun?.made_of === madeOf && begun.merged === merged) {
    const parts = await queryRow<{ folded: number; all: number }>(
      tx,
      'select count(folded_at)::integer as folded, count(*)::integer as "all" from rebuild.part',
    );
    if (parts !== undefined) onResume?.(parts);
    return { tables, merged };
  }
  await dropShadows(tx);
  await makeShadows(tx, tables);
  await makeParts(tx, aggregates, partSize);
  await execute(tx, 'insert into rebuild.run (made_of, merged) values ($1, $2)', [madeOf, merged]);
  return { tables, merged };
}

async function mergedPeople(tx: EntityManager): Promise<string> {
  const row = await queryRow<{ digest: string }>(
    tx,
    `select md5(coalesce(string_agg(user_id::text || into_id::text, '' order by user_id), '')) as digest from public.merged_person`,
  );
  return row?.digest ?? '';
}

async function foldedEvents(tx: EntityManager): Promise<number> {
  const row = await queryRow<{ events: string }>(
    tx,
    'select coalesce(sum(version), 0) as events from (select max(version) as version from rebuild.folded_stream group by stream_id) as f',
  );
  return Number(row?.events);
}

async function inSnapshot<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    await unbounded(tx);
    return work(tx);
  });
}

async function unbounded(tx: EntityManager): Promise<void> {
  await tx.query('set local statement_timeout = 0');
  await tx.query('set local idle_in_transaction_session_timeout = 0');
  await tx.query("set local work_mem = '128MB'");
}
