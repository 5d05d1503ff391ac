import type { DataSource, EntityManager } from 'typeorm';
import { execute, queryRow, queryRows } from '../../model/rows/sql.js';
import { Fault } from '../../model/words/fault.js';
import { inTransaction } from '../database/transaction.js';
import { foldedColumns } from '../event-store/event-row.js';
import { foldPages, type FoldedEvents } from './fold-pages.js';
import type { Rebuildable } from './rebuildable.js';
import { putTogether, shadowTables, standApart } from './shadow-tables.js';

/** Events of one part, about: what is folded again where a worker was killed. A stream is never in two parts. */
const PART = 20_000;

/** The part of what has to be folded in the order of the log. */
const IN_ORDER = 0;

/** Categories of which one stream's rows follow from another's events too; the others can be folded stream by stream. */
export function splitByOrder(aggregates: readonly Rebuildable[]): { byStream: string[]; inOrder: string[] } {
  const isAcross = ({ projections }: Rebuildable): boolean =>
    projections.some(({ acrossStreams }) => acrossStreams === true);
  return {
    byStream: aggregates.filter((one) => !isAcross(one)).map(({ category }) => category),
    inOrder: aggregates.filter(isAcross).map(({ category }) => category),
  };
}

/** Cuts the streams into ranges of their ids with as many events each: workers take them in turn, and each is read by the key of the log, unsorted. */
export async function makeParts(
  tx: EntityManager,
  aggregates: readonly Rebuildable[],
  size: number = PART,
): Promise<void> {
  const { byStream, inOrder } = splitByOrder(aggregates);
  if (inOrder.length > 0) await execute(tx, 'insert into rebuild.part (n) values ($1)', [IN_ORDER]);
  await execute(
    tx,
    `insert into rebuild.part (n, first_stream, last_stream)
     select n + 1, min(stream_id::text)::uuid, max(stream_id::text)::uuid
       from (select stream_id, ((sum(version) over (order by stream_id) - version) / $2)::integer as n from stream where category = any($1)) as walked
      group by n`,
    [byStream, size],
  );
}

interface Part {
  readonly n: number;
  readonly first_stream: string | null;
  readonly last_stream: string | null;
}

/** Folds parts until none is left, each in a transaction with the note that it is done. Any number of workers may do it at once. */
export async function foldParts(db: DataSource, aggregates: readonly Rebuildable[]): Promise<void> {
  while (await inTransaction(db, (tx) => foldNext(tx, aggregates)));
}

/** Folds one part. @returns whether there may be more. */
export async function foldNext(tx: EntityManager, aggregates: readonly Rebuildable[]): Promise<boolean> {
  await tx.query('set local statement_timeout = 0');
  await tx.query('set local lock_timeout = 0');
  await tx.query('set local idle_in_transaction_session_timeout = 0');
  const part = (await free(tx, 'skip locked')) ?? (await free(tx, ''));
  if (part === undefined) return isUnfinished(tx);
  const tables = await shadowTables(tx, aggregates);
  await standApart(tx, tables);
  const before = await realWrites(tx);
  await foldPages(tx, aggregates, eventsOf(part, aggregates));
  await refuseStrangers(tx, before);
  await putTogether(tx, tables);
  await execute(tx, 'update rebuild.part set folded_at = clock_timestamp() where n = $1', [part.n]);
  return true;
}

/** Where all that is left is being folded it waits for who does: should they fall, their part is free again. */
async function free(tx: EntityManager, passing: 'skip locked' | ''): Promise<Part | undefined> {
  return queryRow<Part>(
    tx,
    `select n, first_stream, last_stream from rebuild.part where folded_at is null order by n limit 1 for update ${passing}`,
  );
}

async function isUnfinished(tx: EntityManager): Promise<boolean> {
  const row = await queryRow<{ left: boolean }>(
    tx,
    'select exists (select from rebuild.part where folded_at is null) as left',
  );
  return row?.left === true;
}

function eventsOf(
  { first_stream: first, last_stream: last }: Part,
  aggregates: readonly Rebuildable[],
): FoldedEvents {
  const { byStream, inOrder } = splitByOrder(aggregates);
  if (first === null)
    return {
      sql: `select ${foldedColumns} from event_order o join tracking_event e using (stream_id, version) join stream s using (stream_id)
        where s.category = any($1) order by o.seq`,
      parameters: [inOrder],
    };
  return {
    // The category of each event is looked up by itself: what a plan makes of two tables hangs on what the server has counted of them so far.
    sql: `select ${foldedColumns} from tracking_event e cross join lateral (select category from stream where stream_id = e.stream_id offset 0) as s
      where e.stream_id between $2 and $3 and s.category = any($1) order by e.stream_id, e.version`,
    parameters: [byStream, first, last],
  };
}

/** Rows written so far on this connection, by table; the server may still carry counts of earlier transactions. */
async function realWrites(tx: EntityManager): Promise<Map<string, number>> {
  const rows = await queryRows<{ name: string; writes: string }>(
    tx,
    "select relname as name, n_tup_ins + n_tup_upd + n_tup_del as writes from pg_stat_xact_user_tables where schemaname = 'public'",
  );
  return new Map(rows.map(({ name, writes }) => [name, Number(writes)]));
}

/** An undeclared table has no shadow, so the fold wrote the real one. */
async function refuseStrangers(tx: EntityManager, before: ReadonlyMap<string, number>): Promise<void> {
  const strangers = [...(await realWrites(tx))]
    .filter(([table, writes]) => writes !== (before.get(table) ?? 0))
    .map(([table]) => table);
  if (strangers.length > 0)
    throw new Fault(`a projection writes tables it does not declare: ${strangers.join(', ')}`);
}
