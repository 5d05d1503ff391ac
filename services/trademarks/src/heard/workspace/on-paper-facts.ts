import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CHANGES,
  decrypt,
  type EncryptedChanges,
  type RowChange,
} from '@cotta/kit/runtime/personal-data/encryption.js';
import type { EntityManager } from 'typeorm';

const DOCUMENT = 'document';

/** Keeps where every document lies: a last day stands on a paper of its own letter or mark. Its events stay inside the workspace; what they did to the row travels sealed. */
export function paperFacts(encryptionKey: string) {
  return defineConsumer({
    name: 'paper-facts',
    sources: ['workspace'],
    mode: 'ordered',
    copies: ['paper_place'],
    handlers: [],
    every: async ({ envelope, tx }) => {
      if (envelope.category !== DOCUMENT || envelope.sealedChanges.byteLength === 0) return;
      // The edge: only relays seal for this purpose, and they write this form.
      const facts = JSON.parse(
        Buffer.from(decrypt(envelope.sealedChanges, encryptionKey, CHANGES)).toString('utf8'),
      ) as EncryptedChanges;
      for (const change of facts.changes) if (change.entity === DOCUMENT) await keep(tx, change);
    },
  });
}

async function keep(tx: EntityManager, { id, before, after }: RowChange): Promise<void> {
  const place = (after as { readonly subject_id?: string | null } | null)?.subject_id;
  if (typeof place === 'string')
    await execute(
      tx,
      'insert into paper_place (id, subject_id) values ($1, $2) on conflict (id) do update set subject_id = excluded.subject_id',
      [id, place],
    );
  // A column that was emptied stands in `before` alone; so does all of a row that is gone.
  else if (before !== null && 'subject_id' in before)
    await execute(tx, 'delete from paper_place where id = $1', [id]);
}
