import type { EntityManager } from 'typeorm';
import { execute } from '../../model/rows/sql.js';
import { defineConsumer, type Consumer } from '../inbox/consumer.js';
import type { RowChange } from '../personal-data/encryption.js';
import { rowChanges } from '../personal-data/row-changes.js';

/** Table → the service whose rows those are. */
export type NamedRows = Readonly<Record<string, string>>;

/** Keeps whose each of those rows is, from what every event tells sealed of the rows it changed. */
export function rowOwners(named: NamedRows, encryptionKey: string): Consumer {
  return defineConsumer({
    name: 'row-owners',
    sources: [...new Set(Object.values(named))],
    mode: 'ordered',
    copies: ['row_owner'],
    // Whose nobody knows could be anybody's.
    rowsStay: true,
    handlers: [],
    every: async ({ envelope, tx }) => {
      for (const change of rowChanges(envelope, encryptionKey))
        if (named[change.entity] === envelope.source) await keep(tx, change);
    },
  });
}

async function keep(tx: EntityManager, change: RowChange): Promise<void> {
  const { entity, id, before, after, userId } = change;
  if (isAsBefore(change)) return;
  // A row that went is nobody's, and so is one that lost its owner: the column then stands in `before` alone.
  const isGone = after === null && before !== null && 'id' in before;
  if (isGone || userId === null) return void (await execute(tx, 'delete from row_owner where id = $1', [id]));
  await execute(
    tx,
    'insert into row_owner (id, entity, user_id) values ($1, $2, $3) on conflict (id) do update set user_id = excluded.user_id',
    [id, entity, userId],
  );
}

/** A row that was there and has the owner it had. What was too much for a message is told without its columns: it may be anything. */
function isAsBefore({ before, after }: RowChange): boolean {
  const columns = { ...before, ...after };
  return (before !== null || after !== null) && !('id' in columns) && !('user_id' in columns);
}
