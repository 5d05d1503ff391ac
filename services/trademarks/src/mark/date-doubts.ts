import { execute } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import type { DateProblem } from './date-problems.js';

/** What is wrong with the dates of a mark as it stands. */
export interface DateDoubt {
  readonly trademarkId: string;
  readonly found: readonly DateProblem[];
  readonly lookAgainOn: string | null;
}

/** Writes what was found; a mark in order that nobody was told otherwise of leaves no row. */
export async function keepDateDoubts(tx: EntityManager, doubts: readonly DateDoubt[]): Promise<void> {
  const rows = doubts
    .filter(({ found }) => found.length > 0)
    .map(({ trademarkId, found, lookAgainOn }) => ({
      trademark_id: trademarkId,
      found,
      look_again_on: lookAgainOn,
    }));
  const inOrder = doubts.filter(({ found }) => found.length === 0).map(({ trademarkId }) => trademarkId);
  if (rows.length > 0) {
    await execute(
      tx,
      `insert into date_doubt (trademark_id, found, look_again_on) select trademark_id, found, look_again_on from jsonb_to_recordset($1::jsonb) as d(trademark_id uuid, found jsonb, look_again_on date)
       on conflict (trademark_id) do update set found = excluded.found, look_again_on = excluded.look_again_on`,
      [JSON.stringify(rows)],
    );
  }
  if (inOrder.length === 0) return;
  await execute(tx, `update date_doubt set found = '[]', look_again_on = null where trademark_id = any($1)`, [
    inOrder,
  ]);
  await execute(tx, `delete from date_doubt where trademark_id = any($1) and told = '[]'`, [inOrder]);
}

/** What the mark's own history says by now. */
export async function markNotified(
  tx: EntityManager,
  trademarkId: string,
  notified: readonly DateProblem[],
): Promise<void> {
  await execute(tx, 'update date_doubt set told = $2::jsonb where trademark_id = $1', [
    trademarkId,
    JSON.stringify(notified),
  ]);
}
