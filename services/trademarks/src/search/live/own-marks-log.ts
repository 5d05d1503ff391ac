import type { DataSource } from 'typeorm';
import { trademarkResource } from '../../mark/trademark.resource.js';
import type { RegisterMark } from '../index/register-mark.js';
import { asRegisterMark, IS_FILED, OWN_MARK_COLUMNS, type OwnMarkRow } from './own-marks.js';

type Database = Pick<DataSource, 'query'>;

/** A mark in our care as it is searched now; null when it is not, or not any more. */
export interface OwnMarkChange {
  readonly id: string;
  readonly mark: RegisterMark | null;
}

/** Marks read in one piece: between two pieces others get their answers. */
const AT_ONCE = 5_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** How far the log of events has come. */
export async function lastPosition(db: Database): Promise<bigint> {
  const rows: { position: string }[] = await db.query(
    'select coalesce(max(position), 0)::text as position from event_order',
  );
  return BigInt(rows[0]?.position ?? 0);
}

/** Which life of the log its positions are of: a database that was put back to an earlier moment begins another one. */
export async function logEpoch(db: Database): Promise<number> {
  const rows: { epoch: number }[] = await db.query(
    "select log_epoch as epoch from relay_state where name = 'main'",
  );
  return rows[0]?.epoch ?? 0;
}

/** All that are searched, some thousand at a time. */
export async function* allOwnMarks(db: Database): AsyncGenerator<readonly OwnMarkChange[]> {
  for (let last: string | undefined = NO_ID; last !== undefined;) {
    const rows: OwnMarkRow[] = await db.query(
      `select ${OWN_MARK_COLUMNS} from trademark where id > $1 and ${IS_FILED} order by id limit ${AT_ONCE}`,
      [last],
    );
    yield rows.map((row) => ({ id: row.id, mark: asRegisterMark(row) }));
    last = rows.length === AT_ONCE ? rows.at(-1)?.id : undefined;
  }
}

/** Those that the log speaks of behind a position, as they are now, and how far it was read. */
export async function changedOwnMarks(
  db: Database,
  since: bigint,
): Promise<{ readonly changes: readonly OwnMarkChange[]; readonly position: bigint }> {
  const changed: { id: string; position: string }[] = await db.query(
    'select o.stream_id as id, max(o.position)::text as position from event_order o join stream s using (stream_id) where o.position > $1 and s.category = $2 group by o.stream_id',
    [since.toString(), trademarkResource.table],
  );
  if (changed.length === 0) return { changes: [], position: since };
  const rows: OwnMarkRow[] = await db.query(
    `select ${OWN_MARK_COLUMNS} from trademark where id = any($1) and ${IS_FILED}`,
    [changed.map(({ id }) => id)],
  );
  const found = new Map(rows.map((row) => [row.id, asRegisterMark(row)]));
  return {
    changes: changed.map(({ id }) => ({ id, mark: found.get(id) ?? null })),
    position: changed.map((one) => BigInt(one.position)).reduce((a, b) => (a > b ? a : b)),
  };
}
