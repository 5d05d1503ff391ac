import { createHmac } from 'node:crypto';
import { digestKey } from '@cotta/kit/model/words/key-ring.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** Who wants no more is remembered without the number: a keyed hash, since all numbers of a country can be tried in a minute. */
function hashOf(number: string, encryptionKey: string): string {
  return createHmac('sha256', digestKey(encryptionKey)).update(`sms opt-out ${number}`).digest('base64url');
}

export async function noteOptOut(
  tx: EntityManager,
  number: string,
  { encryptionKey, now }: { readonly encryptionKey: string; readonly now: Date },
): Promise<void> {
  await tx.query('insert into sms_opt_out (number_hash, noted_at) values ($1, $2) on conflict do nothing', [
    hashOf(number, encryptionKey),
    now,
  ]);
}

export async function hasOptedOut(
  tx: EntityManager,
  number: string,
  encryptionKey: string,
): Promise<boolean> {
  return (
    (await queryRow(tx, 'select 1 from sms_opt_out where number_hash = $1', [
      hashOf(number, encryptionKey),
    ])) !== undefined
  );
}
