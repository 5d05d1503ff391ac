import type { DataSource, EntityManager } from 'typeorm';
import { execute, queryRow } from '../../model/rows/sql.js';
import { inTransaction } from '../database/transaction.js';
import type { RebuildReport } from './rebuild.js';

/** The checks of a service. */
export const rebuildCheckMigration = {
  name: 'kit-0019-rebuild-check',
  sql: `
create table rebuild_check (checked_at timestamptz primary key, events bigint not null, differences integer not null);
`,
};

/** What the last check of a service found. `differences`: tables whose rows were not what the events say. */
export interface KeptCheck {
  readonly checkedAt: Date;
  readonly events: number;
  readonly differences: number;
}

/** Remembers what a check found, for those who look at the figures. */
export async function keepCheck(
  db: DataSource,
  { events, differences }: RebuildReport,
  checkedAt: Date,
): Promise<void> {
  await inTransaction(db, (tx) =>
    execute(tx, 'insert into rebuild_check (checked_at, events, differences) values ($1, $2, $3)', [
      checkedAt,
      events,
      differences.length,
    ]),
  );
}

/** Undefined: nobody has checked yet. */
export async function lastCheck(tx: EntityManager): Promise<KeptCheck | undefined> {
  return queryRow<KeptCheck>(
    tx,
    'select checked_at as "checkedAt", events::float8 as events, differences from rebuild_check order by checked_at desc limit 1',
  );
}
