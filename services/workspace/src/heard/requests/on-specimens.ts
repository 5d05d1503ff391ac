import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import type { RowChange } from '@cotta/kit/runtime/personal-data/encryption.js';
import { rowChanges } from '@cotta/kit/runtime/personal-data/row-changes.js';
import { SpecimenChangedSchema } from '@cotta/proto/cotta/requests/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';

const SPECIMEN = 'specimen';

/** Keeps which picture shows which specimen. */
export function specimenCopies({ encryptionKey }: { readonly encryptionKey: string }) {
  return defineConsumer({
    name: 'specimens',
    sources: ['requests'],
    mode: 'ordered',
    copies: ['specimen_copy'],
    handlers: [
      on(SpecimenChangedSchema, async ({ envelope, tx }) => {
        for (const change of rowChanges(envelope, encryptionKey))
          if (change.entity === SPECIMEN) await keep(tx, change);
      }),
    ],
  });
}

async function keep(tx: EntityManager, { id, before, after, userId }: RowChange): Promise<void> {
  if (after === null && before !== null && 'id' in before)
    return void (await execute(tx, 'delete from specimen_copy where id = $1', [id]));
  const { document_id: documentId = null } = (after ?? {}) as { readonly document_id?: string | null };
  // A column that did not change stands on neither side; one that was emptied stands in `before` alone.
  const facts = documentId !== null || (before !== null && 'document_id' in before);
  await execute(
    tx,
    `insert into specimen_copy (id, document_id, user_id) values ($1, $2, $3)
     on conflict (id) do update set document_id = case when $4 then excluded.document_id else specimen_copy.document_id end, user_id = coalesce(excluded.user_id, specimen_copy.user_id)`,
    [id, documentId, userId, facts],
  );
}
