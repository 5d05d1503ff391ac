import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CHANGES,
  decrypt,
  type RowChange,
  type EncryptedChanges,
} from '@cotta/kit/runtime/personal-data/encryption.js';
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
        if (envelope.sealedChanges.byteLength === 0) return;
        // The edge: only relays seal for this purpose, and they write this form.
        const facts = JSON.parse(
          Buffer.from(decrypt(envelope.sealedChanges, encryptionKey, CHANGES)).toString('utf8'),
        ) as EncryptedChanges;
        for (const change of facts.changes) if (change.entity === SPECIMEN) await keep(tx, change);
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
