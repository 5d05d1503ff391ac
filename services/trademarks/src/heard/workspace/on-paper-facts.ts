import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { RowChange } from '@cotta/kit/runtime/personal-data/encryption.js';
import { rowChanges } from '@cotta/kit/runtime/personal-data/row-changes.js';
import type { EntityManager } from 'typeorm';

const DOCUMENT = 'document';

/** Keeps where every document lies and what it is: a last day stands on a paper of its own letter or mark, and the client reads the office's. Its events stay inside the workspace; what they did to the row travels sealed. */
export function paperFacts(encryptionKey: string) {
  return defineConsumer({
    name: 'paper-facts',
    sources: ['workspace'],
    mode: 'ordered',
    copies: ['paper_place'],
    handlers: [],
    every: async ({ envelope, tx }) => {
      if (envelope.category !== DOCUMENT) return;
      for (const change of rowChanges(envelope, encryptionKey))
        if (change.entity === DOCUMENT) await keep(tx, change);
    },
  });
}

async function keep(tx: EntityManager, { id, before, after }: RowChange): Promise<void> {
  if (after === null) return void (await execute(tx, 'delete from paper_place where id = $1', [id]));
  const { subject_id: place, type } = after as {
    readonly subject_id?: string | null;
    readonly type?: string;
  };
  // A column that was emptied stands in `before` alone.
  const emptied = before !== null && 'subject_id' in before && typeof place !== 'string';
  if (typeof place !== 'string' && type === undefined && !emptied) return;
  await execute(
    tx,
    `insert into paper_place (id, subject_id, type) values ($1, $2, $3)
     on conflict (id) do update set subject_id = case when $4 then null else coalesce(excluded.subject_id, paper_place.subject_id) end, type = coalesce(excluded.type, paper_place.type)`,
    [id, place ?? null, type ?? null, emptied],
  );
}
