import { createHmac } from 'node:crypto';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** Who wants no more is remembered without the number: a keyed hash, since all numbers of a country can be tried in a minute. */
function hashOf(number: string, sealKey: string): string {
  return createHmac('sha256', Buffer.from(sealKey, 'base64url'))
    .update(`sms opt-out ${number}`)
    .digest('base64url');
}

export async function noteOptOut(
  tx: EntityManager,
  number: string,
  { sealKey, now }: { readonly sealKey: string; readonly now: Date },
): Promise<void> {
  await tx.query('insert into sms_opt_out (number_hash, noted_at) values ($1, $2) on conflict do nothing', [
    hashOf(number, sealKey),
    now,
  ]);
}

export async function hasOptedOut(tx: EntityManager, number: string, sealKey: string): Promise<boolean> {
  return (
    (await queryRow(tx, 'select 1 from sms_opt_out where number_hash = $1', [hashOf(number, sealKey)])) !==
    undefined
  );
}
