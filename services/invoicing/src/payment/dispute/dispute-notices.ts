import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { execute, queryRows } from '@cotta/kit/model/rows/sql.js';
import type { DataSource, EntityManager } from 'typeorm';

/** @source Revolut Merchant webhooks */
export function isAboutDispute(event: string): boolean {
  return event.startsWith('DISPUTE_');
}

/** The provider told of a dispute: it is looked at soon, and nothing of the notice itself is believed. */
export async function noteDispute(tx: EntityManager, orderId: string, now: Date): Promise<void> {
  await execute(
    tx,
    'insert into dispute_notice (order_id, due_at) values ($1, $2) on conflict (order_id) do update set due_at = excluded.due_at',
    [orderId, now],
  );
}

export async function dueDisputes(db: DataSource, now: Date): Promise<readonly string[]> {
  const rows = await inTransaction(db, (tx) =>
    queryRows<{ id: string }>(
      tx,
      'select order_id as id from dispute_notice where due_at <= $1 order by due_at limit 50',
      [now],
    ),
  );
  return rows.map(({ id }) => id);
}

/** Looked at again at that time; null: it is decided. */
export async function settleNotice(db: DataSource, orderId: string, again: Date | null): Promise<void> {
  await inTransaction(db, (tx) =>
    again === null
      ? execute(tx, 'delete from dispute_notice where order_id = $1', [orderId])
      : execute(tx, 'update dispute_notice set due_at = $2 where order_id = $1', [orderId, again]),
  );
}
