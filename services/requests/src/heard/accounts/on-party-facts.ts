import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CHANGES,
  decrypt,
  type RowChange,
  type EncryptedChanges,
} from '@cotta/kit/runtime/personal-data/encryption.js';
import { AddressChangedSchema, PartyChangedSchema } from '@cotta/proto/cotta/accounts/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';

const COPIED: readonly string[] = ['entity', 'address'];

/** Keeps what accounts tells of parties and addresses: what is filed names the owner, and the client approves exactly that. */
export function partyFacts(encryptionKey: string) {
  return defineConsumer({
    name: 'party-facts',
    sources: ['accounts'],
    mode: 'ordered',
    copies: ['party_copy'],
    handlers: [
      on(PartyChangedSchema, (received) => copy(received, encryptionKey)),
      on(AddressChangedSchema, (received) => copy(received, encryptionKey)),
    ],
  });
}

async function copy(
  { envelope, tx }: Pick<Received<unknown>, 'envelope' | 'tx'>,
  encryptionKey: string,
): Promise<void> {
  if (envelope.sealedChanges.byteLength === 0) return;
  // The edge: only relays seal for this purpose, and they write this form.
  const facts = JSON.parse(
    Buffer.from(decrypt(envelope.sealedChanges, encryptionKey, CHANGES)).toString('utf8'),
  ) as EncryptedChanges;
  for (const change of facts.changes) if (COPIED.includes(change.entity)) await keep(tx, change);
}

async function keep(tx: EntityManager, { id, before, after, userId }: RowChange): Promise<void> {
  const gone = after === null;
  if (gone && before !== null && 'id' in before)
    return void (await execute(tx, 'delete from party_copy where id = $1', [id]));
  // A column that was emptied stands in `before` alone.
  await execute(
    tx,
    `insert into party_copy (id, user_id, facts) values ($1, $2, $3)
     on conflict (id) do update set user_id = coalesce(excluded.user_id, party_copy.user_id), facts = (party_copy.facts - $4::text[]) || excluded.facts`,
    [id, userId, JSON.stringify(after ?? {}), Object.keys(before ?? {})],
  );
}
