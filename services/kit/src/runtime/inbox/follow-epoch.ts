import type { DataSource, EntityManager } from 'typeorm';
import { execute, queryRow } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import { PermanentFault } from '../../model/words/fault.js';
import { sqlName } from '../../model/field/names.js';
import type { Consumer, CopyingConsumer } from './consumer.js';

/** The history of a source that is to be followed from now on. */
export interface NewHistory {
  readonly source: string;
  /** The epoch in which the source tells its history anew. */
  readonly epoch: number;
}

/** Empties the service's copies of a source that was restored, but for those whose rows stay, and lets them be filled from its new epoch alone: what comes of older ones is passed over.
 *  @returns names of the consumers that begin anew. @throws PermanentFault when the service keeps no copy of the source, or follows that epoch or a later one. */
export async function followEpoch(
  db: DataSource,
  consumers: readonly Consumer[],
  { source, epoch }: NewHistory,
): Promise<string[]> {
  const copying = consumers.filter(
    (consumer): consumer is CopyingConsumer =>
      consumer.mode === 'ordered' && consumer.sources.includes(source),
  );
  if (copying.length === 0) throw new PermanentFault(`nothing here is a copy of ${source}`);
  await inTransaction(db, async (tx) => {
    for (const consumer of copying) await beginAnew(tx, consumer, { source, epoch });
  });
  return copying.map(({ name }) => name);
}

async function beginAnew(
  tx: EntityManager,
  { name, sources, copies, rowsStay = false }: CopyingConsumer,
  { source, epoch }: NewHistory,
): Promise<void> {
  // Its rows do not say which source they came from.
  if (sources.length > 1 && !rowsStay)
    throw new PermanentFault(
      `${name} copies ${sources.join(' and ')} into the same tables: ${source} cannot be taken out alone`,
    );
  // First: a slice in the middle of its work holds this row, and the rows it writes are then seen by the deletion.
  const moved = await queryRow(
    tx,
    `insert into inbox_source (consumer, source, log_epoch) values ($1, $2, $3)
     on conflict (consumer, source) do update set log_epoch = excluded.log_epoch where inbox_source.log_epoch < excluded.log_epoch returning log_epoch`,
    [name, source, epoch],
  );
  if (moved === undefined)
    throw new PermanentFault(`${name} follows epoch ${epoch} of ${source} or a later one already`);
  for (const table of rowsStay ? [] : copies) await execute(tx, `delete from ${sqlName(table)}`);
  for (const memory of ['inbox_stream', 'parked_event'])
    await execute(tx, `delete from ${memory} where consumer = $1 and source = $2`, [name, source]);
}
