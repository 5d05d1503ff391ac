import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer } from '@cotta/kit/runtime/inbox/consumer.js';
import type { RowChange } from '@cotta/kit/runtime/personal-data/encryption.js';
import { rowChanges } from '@cotta/kit/runtime/personal-data/row-changes.js';
import type { EntityManager } from 'typeorm';

const DOCUMENT = 'document';

/** Keeps where every document lies, what it is, whose it is and the digest of its bytes: an approval covers the papers that go along. Its events stay inside the workspace;
 *  what they did to the row travels sealed. */
export function documentFacts(encryptionKey: string) {
  return defineConsumer({
    name: 'document-facts',
    sources: ['workspace'],
    mode: 'ordered',
    copies: ['paper_copy'],
    handlers: [],
    every: async ({ envelope, tx }) => {
      if (envelope.category !== DOCUMENT) return;
      for (const change of rowChanges(envelope, encryptionKey))
        if (change.entity === DOCUMENT) await keep(tx, change);
    },
  });
}

interface Columns {
  readonly type?: string;
  readonly sha256?: string;
  readonly subject_id?: string | null;
  readonly folder_id?: string | null;
  readonly user_id?: string | null;
}

async function keep(tx: EntityManager, { id, before, after }: RowChange): Promise<void> {
  if (after === null && before !== null && 'id' in before)
    return void (await execute(tx, 'delete from paper_copy where id = $1', [id]));
  // A column that did not change stands on neither side; one that was emptied stands in `before` alone.
  const changed: Columns = {
    ...Object.fromEntries(Object.keys(before ?? {}).map((column) => [column, null])),
    ...after,
  };
  if (changed.sha256) {
    await execute(
      tx,
      'insert into paper_copy (id, type, sha256) values ($1, $2, $3) on conflict (id) do nothing',
      [id, changed.type, changed.sha256],
    );
  }
  await execute(
    tx,
    `update paper_copy set type = coalesce($2, type), subject_id = case when $3 then $4::uuid else subject_id end, folder_id = case when $5 then $6::uuid else folder_id end,
            user_id = case when $7 then $8::uuid else user_id end where id = $1`,
    [
      id,
      changed.type ?? null,
      'subject_id' in changed,
      changed.subject_id ?? null,
      'folder_id' in changed,
      changed.folder_id ?? null,
      'user_id' in changed,
      changed.user_id ?? null,
    ],
  );
}
