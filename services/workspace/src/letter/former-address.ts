import { createHmac } from 'node:crypto';
import { digestKey } from '@cotta/kit/model/words/key-ring.js';
import { create } from '@bufbuild/protobuf';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import type { EntityManager } from 'typeorm';

/** Without the address: a keyed hash. */
function hashOf(email: string, encryptionKey: string): string {
  return createHmac('sha256', digestKey(encryptionKey))
    .update(`former address ${email.trim().toLowerCase()}`)
    .digest('base64url');
}

/** Nobody is written to at this address any more: its account became another one. */
export async function keepFormerAddress(
  tx: EntityManager,
  { email, userId, encryptionKey }: { email: string; userId: string; encryptionKey: string },
): Promise<void> {
  await tx.query(
    'insert into former_address (address_hash, user_id) values ($1, $2) on conflict (address_hash) do update set user_id = excluded.user_id',
    [hashOf(email, encryptionKey), userId],
  );
}

/** Where a letter to this address goes: the address itself, or that of the account it became part of. */
export async function addressNow(tx: EntityManager, email: string, encryptionKey: string): Promise<string> {
  const row = await queryRow<{ sealed: Buffer }>(
    tx,
    'select a.sealed_contact as sealed from former_address f join addressee a on a.user_id = person_now(f.user_id) where f.address_hash = $1',
    [hashOf(email, encryptionKey)],
  );
  return row === undefined
    ? email
    : decryptContact(create(SealedContactSchema, { sealed: row.sealed }), encryptionKey).email;
}
